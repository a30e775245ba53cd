# The browser client
web-skip = Zum Inhalt
web-home = Startseite
web-loading = Einen Augenblick …
web-close = Schließen
web-settings = Einstellungen
web-lost-title = Hier ist nichts
web-lost = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Stück des Links.
web-gone-title = Diesen Tisch gibt es nicht mehr
web-gone = Der Tisch wurde mitsamt dem Spiel gelöscht.
web-unreachable = Der Server ist nicht zu erreichen; bitte versuch es noch einmal.
web-page-missing = Diese Seite konnte nicht geladen werden.
web-try-again = Noch einmal versuchen
web-connection-connecting = Verbindung wird aufgebaut …
web-connection-lost = Verbindung verloren, neuer Versuch …
web-connection-back = Wieder verbunden

web-language = Sprache
web-language-en = English
web-language-nl = Nederlands
web-language-de = Deutsch
web-language-it = Italiano
web-name = Dein Name
web-theme = Design
web-theme-auto = automatisch
web-theme-light = hell
web-theme-dark = dunkel
web-speed = Animation
web-speed-0 = keine
web-speed-05 = langsam
web-speed-1 = normal
web-speed-2 = schnell
web-switch-confirm = Jede Wahl bestätigen
web-switch-textmode = Tisch als Text (für Screenreader)
web-switch-sounds = Ton
web-switch-notify = Benachrichtigen, wenn ich dran bin
web-notify-blocked = Der Browser erlaubt Banjar keine Benachrichtigungen; in seinen Einstellungen für diese Seite lässt sich das ändern.

web-hero = Überliste Freunde, Fremde oder Bots auf Bali: zwei kluge Kartenspiele, kostenlos und ohne Anmeldung.
web-you = Du
web-play-now = Jetzt spielen
web-game = Spiel
web-players = Spieler
web-level = Bots
web-level-novice = Neuling
web-level-apprentice = Lehrling
web-level-adept = Könner
web-level-expert = Meister
web-variants = Varianten
web-bot-name = { $level } ({ $colour })
web-former-player = Ehemaliger Spieler ({ $colour })

web-create = Tisch eröffnen
web-code = Code
web-join = Mitspielen
web-learn = Lernen
web-learn-game = { $game } lernen
web-rules-game = Regeln von { $game }
web-rules = Regeln
web-search = In den Regeln suchen
web-nothing-found = Keine Regel enthält diese Wörter.
web-watched-tables = Partien zum Zuschauen
web-status-open = wartet auf Mitspieler
web-status-running = läuft
web-status-over = Das Spiel ist aus
web-your-turn = Du bist dran
web-your-decision = Du entscheidest
web-title-turn = ● Du bist dran: { $game }
web-title-tables = { $count ->
    [one] ● Ein Tisch wartet auf dich
   *[other] ● { $count } Tische warten auf dich
}
web-unread = { $count ->
    [one] 1 Änderung
   *[other] { $count } Änderungen
}
web-open-seat = freier Platz
web-invited = eingeladen
web-table-full = Alle Plätze sind besetzt. Bleib hier, wenn du beim Spiel zuschauen möchtest.

web-others = Die anderen Plätze
web-seat-number = Platz { $number }
web-seat-open = wer den Link hat
web-seat-guest = ein eingeladener Gast
web-seat-local = jemand an diesem Gerät
web-seat-novice = Bot: Neuling
web-seat-apprentice = Bot: Lehrling
web-seat-adept = Bot: Könner
web-seat-expert = Bot: Meister
web-name-of = Name
web-clock = Uhr
web-clock-none = keine
web-clock-live = live, 10 Min.
web-clock-quick = live, 4 Min.
web-clock-day = ein Tag je Entscheidung
web-clock-week = eine Woche je Entscheidung
web-clock-night = Nachts (22–8 Uhr) steht die Uhr still
web-clock-told-none = keine Uhr
web-clock-told-live = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} pro Person für das ganze Spiel{ $seconds ->
    [0] {""}
    [one] , dazu 1 Sekunde je Entscheidung
   *[other] , dazu { $seconds } Sekunden je Entscheidung
}
web-clock-told-correspondence = bis zu { $time } je Entscheidung{ $night ->
    [yes] , die Nacht zählt nicht
   *[no] {""}
}
web-clock-hours = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
}
web-visibility = Wer kann den Tisch finden
web-visibility-private = wer den Link hat
web-visibility-public = alle
web-starter = Wer beginnt
web-starter-random = zufällig
web-starter-first = ich
web-memory-aid = Gedächtnisstütze: zeigt, was alle schon gesehen haben
web-hints = Tipps erlauben

web-waiting-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-waiting-ready = Alle sind da und bereit.
web-waiting-you = Alle sind da. Bist du auch bereit?
web-waiting-others = Noch nicht bereit: { $players }.
web-invites-you = { $player } lädt dich ein zu einer Partie
web-length = Dauer
web-help = Hilfen
web-help-memory = Gedächtnisstütze
web-help-hints = Tipps
web-help-none = keine
web-new-here = Kennst du das Spiel noch nicht?
web-learn-quickly = In fünf Minuten lernen
web-qr = QR-Code mit dem Link zu diesem Tisch
web-qr-text = Oder mit dem Handy scannen.
web-invite-text = Schick diesen Link allen, die mitspielen oder zuschauen wollen:
web-preview-site = Die beiden Brettspiele namens Bali im Browser: mit Freunden, live oder über mehrere Tage, oder gegen Bots. Kostenlos, ohne Konto.
web-preview-open = Spiel { $game } mit { $players }
web-preview-running = { $game }: { $players }
web-preview-over = { $game }: die Partie von { $players }
web-share-link = Link zu diesem Tisch
web-share = Teilen
web-share-game = Partie teilen
web-copied = Kopiert
web-copy-by-hand = Der Link ist markiert: einfach kopieren.
web-invitation = Einladung für { $player }
web-ready = bereit
web-not-ready = noch nicht bereit
web-i-am-ready = Ich bin bereit
web-not-ready-yet = Doch noch nicht bereit
web-leave = Tisch verlassen
web-leave-sure = Willst du deinen Platz aufgeben? Der Tisch bleibt deiner.
web-start = Spiel beginnen
web-start-when = Es fehlen noch Mitspieler. Freie Plätze kannst du mit Bots besetzen und gleich beginnen.
web-start-when-ready = Das Spiel kann beginnen, wenn alle bereit sind.
web-free-seat = Platz freigeben
web-free-seat-sure = Möchtest du den Platz von { $player } freigeben?
web-bar = Vom Tisch ausschließen
web-bar-sure = Möchtest du den Platz von { $player } freigeben und verhindern, dass { $player } sich hier wieder hinsetzt?
web-barred = ausgeschlossen
web-readmit = Wieder zulassen
web-sit-down = Platz nehmen
web-colour = Deine Farbe

web-board = Der Tisch
web-prompt = Was jetzt zu tun ist
web-choices = Deine Möglichkeiten
web-why-over = Das Spiel ist zu Ende.
web-why-watching = Du siehst zu; nur die Spieler dürfen Karten bewegen.
web-why-past = Du blickst zurück; hier lässt sich nichts bewegen.
web-why-idle = Du hast gerade nichts zu entscheiden.
web-why-turn = Du bist nicht an der Reihe: { $player } entscheidet.
web-why-first = Erst muss { $player } entscheiden; dann geht dein Zug weiter.
web-why = Wie geht das?
web-confirm = bestätigen
web-confirm-choice = Bestätigen
web-cancel = Abbrechen
web-waiting-for = { $player } entscheidet
web-bot-thinks = { $player } überlegt
web-told-undone = { $count ->
    [one] { $player } nimmt eine Entscheidung zurück.
   *[other] { $player } nimmt { $count } Entscheidungen zurück.
}
web-told-resigned = { $player } hat aufgegeben.
web-told-taken-over = Für { $player } spielt jetzt ein Bot.
web-told-given-back = { $player } ist wieder da.
web-undo = Zurücknehmen
web-hint = Tipp
web-hint-plain = Der Meister würde wählen: { $action }.
web-hint-better = { $points ->
    [one] Er verspricht sich davon 1 Punkt mehr als von der zweitbesten Wahl: { $action }.
   *[other] Er verspricht sich davon { $points } Punkte mehr als von der zweitbesten Wahl: { $action }.
}
web-hint-equal = Etwa gleich gut: { $action }.
web-hint-ahead = { $points ->
    [one] Er rechnet damit, dass du am Ende 1 Punkt vorn liegst.
   *[other] Er rechnet damit, dass du am Ende { $points } Punkte vorn liegst.
}
web-hint-behind = { $points ->
    [one] Er rechnet damit, dass dir am Ende 1 Punkt zum Sieg fehlt.
   *[other] Er rechnet damit, dass dir am Ende { $points } Punkte zum Sieg fehlen.
}
web-hint-even = Er rechnet damit, dass du am Ende mit dem Besten der anderen gleichauf liegst.
web-looking-back = Rückblick aus Sicht aller
web-looking-back-own = Rückblick aus deiner Sicht
web-looking-back-hand = Rückblick aus Sicht aller; deine Karten, wie sie jetzt sind
web-to-now = Zurück zum Spiel
web-log = Verlauf
web-last-round = Die letzte Runde noch einmal abspielen
web-last-round-shown = Die letzte Runde noch einmal
web-last-deeds = Was { $player } zuletzt getan hat
web-turns = Züge
web-turn-number = Zug { $turn }
web-turn-steps = Schritte von Zug { $turn }
web-chat = Chat
web-chat-text = Schreib etwas
web-send = Senden
web-phrases = Schnellantworten
web-reactions = Reaktionen
web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück und viel Spaß!
web-phrase-your-turn = Du bist dran.
web-phrase-one-moment = Einen Moment bitte.
web-phrase-well-done = Gut gemacht!
web-phrase-oh-no = Oh nein!
web-phrase-thanks = Danke!
web-phrase-well-played = Gut gespielt!
web-phrase-again = Noch eine Partie?
web-phrase-goodbye = Tschüss!
web-phrase-smile = lächelt
web-phrase-laugh = lacht
web-phrase-wow = staunt
web-phrase-sad = ist traurig
web-phrase-thumb = Daumen hoch
web-phrase-flower = schenkt eine Blume
web-from-spectator = Zuschauer
web-mute = Stummschalten
web-unmute = Stummschaltung aufheben
web-mute-player = { $player } stummschalten
web-unmute-player = Stummschaltung von { $player } aufheben
web-muted = { $player } ist stummgeschaltet
web-unmuted = { $player } darf wieder schreiben
web-spectator = Zuschauer
web-spectators = Zuschauern
web-table-menu = Tisch
web-other-device = Auf einem anderen Gerät weiterspielen
web-other-device-text = Öffne diesen Link dort innerhalb von 15 Minuten; er gilt nur einmal:
web-auto-reply = Im Voraus entscheiden
web-pass-when-unable = Für mich antworten, wenn ich keine Wahl habe
web-pass-when-unable-note = Solange du da bist. An einem gemeinsamen Gerät und in Partien über mehrere Tage wirst du immer gefragt, denn sofortiges Passen würde deine Karten verraten.
web-ask-me = frag mich
web-answer-pass = immer passen
web-answer-points = immer Punkte
web-answer-stones = immer Steine
web-resign = Aufgeben
web-resign-sure = Willst du wirklich aufgeben? Ein Bot spielt für dich weiter, und gewinnen kannst du nicht mehr.
web-resign-end-sure = Willst du wirklich aufgeben? Dann ist das Spiel zu Ende.
web-resigned = Du hast aufgegeben; ein Bot spielt für dich weiter.
web-return = Ich bin wieder da
web-program = Ein Programm anschließen (für Entwickler)
web-program-text = Wer dieses Token hat, kann auf deinem Platz spielen, bis du ein neues erzeugst. Es wird nur jetzt angezeigt.
web-program-token = Token
web-program-command = So geht es los
web-delete = Tisch löschen
web-delete-sure = Willst du diesen Tisch wirklich löschen? Das Spiel ist dann für alle verloren, für immer.
web-takeover-in = ein Bot übernimmt in { $time }
web-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
web-hand-over = { $player } ist dran
web-hand-over-text = Gib das Gerät an { $player } weiter. Bis dahin ist nur zu sehen, was alle sehen dürfen.
web-i-am = Ich bin { $player }

web-result = Ergebnis
web-won = { $count ->
    [one] { $player } gewinnt
   *[other] { $player } teilen sich den Sieg
}
web-you-win = Du gewinnst!
web-you-share = Du teilst dir den Sieg mit { $player }!
web-you-gave-up = Du hast aufgegeben
web-gave-up = { $count ->
    [one] { $player } hat aufgegeben.
   *[other] { $player } haben aufgegeben.
}
web-end-others-gave-up = Alle anderen haben aufgegeben.
web-end-you-gave-up = { $count ->
    [one] { $player } gewinnt.
   *[other] { $player } teilen sich den Sieg.
}
web-end-you-left-bots = Es waren nur noch Bots übrig, deshalb ist das Spiel zu Ende.
web-tag-gave-up = aufgegeben
web-podium = Endstand
web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
web-deciding-line = Das gab den Ausschlag: { $line } ({ $counts }).
web-curve = Punkte im Spielverlauf
web-curve-text = Wäre das Spiel mit Zug { $turn } zu Ende gewesen: { $standing }.
web-curve-end = Am Ende: { $standing }.
web-wants-rematch = { $player } möchte eine Revanche!
web-end-bots-left = Alle außer den Bots haben aufgegeben.
web-rank = Platz
web-rematch = Noch einmal
web-accept-rematch = Ja, noch einmal
web-to-rematch = Zum nächsten Spiel
web-replay = Partie ansehen
web-record = Spielprotokoll herunterladen
web-first = Zum Anfang
web-back = Einen Schritt zurück
web-turn-back = Einen Zug zurück
web-play = Abspielen
web-pause = Pause
web-forward = Einen Schritt weiter
web-turn-forward = Einen Zug weiter
web-last = Zum Ende
web-step = Schritt { $step } von { $last }
web-seen-by = Aus Sicht von
web-all-open = allen (alles aufgedeckt)
web-branch = Von hier weiterspielen
web-branch-as = als { $player }
web-branch-start = Weiterspielen

web-device = Auch dieses Gerät benutzen
web-device-text = Jemand hat diesen Link auf einem anderen Gerät erzeugt. Mach nur weiter, wenn du das warst: Dann bist du auch an diesem Gerät dieselbe Person, mit denselben Plätzen, und wer den Link erzeugt hat, sieht, was du siehst.
web-device-use = Ja, das bin ich
web-device-replaces = { $count ->
    [one] Dieses Gerät hat einen eigenen Tisch, der hier dann nicht mehr zu sehen ist.
   *[other] Dieses Gerät hat { $count } eigene Tische, die hier dann nicht mehr zu sehen sind.
}
web-device-keep = Nein, alles so lassen

web-identity = Wer du auf diesem Server bist
web-identity-text = Es gibt keine Passwörter: Dieser Browser kennt dich. Mit einem anderen Gerät oder einem aufbewahrten Link bekommst du deine Plätze zurück.
web-recovery = Link zum Aufbewahren
web-recovery-text = Bewahre diesen Link auf wie ein Passwort. Er gibt dir innerhalb von 400 Tagen einmal deine Plätze zurück und ersetzt den vorigen:
web-end-devices = Meine anderen Geräte abmelden
web-end-devices-sure = Möchtest du alle deine anderen Geräte abmelden? Auch Links, die du vorher erzeugt hast, gelten dann nicht mehr.
web-end-devices-done = Jetzt ist nur noch dieses Gerät angemeldet.
web-sign-out = Hier abmelden
web-sign-out-sure = Möchtest du dich auf diesem Gerät abmelden? Ohne ein anderes Gerät oder einen aufbewahrten Link sind deine Plätze verloren.

web-data = Was dieser Server über dich speichert
web-data-text = Deine Namen, Plätze und Züge, was du im Chat geschrieben hast, und deine Links.
web-data-download = Meine Daten herunterladen
web-data-delete = Meine Daten löschen
web-data-delete-now = Alles löschen
web-data-deleting = Wird gelöscht …
web-data-keep = Alles behalten
web-data-delete-tables = Tische, die du eröffnet hast und an denen noch nicht gespielt wird, werden gelöscht; an anderen gibst du deinen Platz frei.
web-data-delete-games = Alle laufenden Spiele gibst du auf. Spiele mit anderen bleiben ihnen erhalten, aber ohne deinen Namen; sie sehen einen ehemaligen Spieler.
web-data-delete-chat = Alles, was du im Chat geschrieben hast, wird gelöscht.
web-data-delete-devices = Alle deine Geräte werden abgemeldet, und deine Links gelten nicht mehr.
web-data-delete-stays = Eines bleibt: Wer hier ausgeschlossen oder stummgeschaltet ist, bleibt es.
web-data-delete-final = Das lässt sich nicht rückgängig machen, und niemand kann dir deine Plätze zurückgeben.

web-none = keine
web-deciding = entscheidet gerade
web-nobody = niemand
web-yes = ja
web-no = nein

web-since = Seit deinem letzten Zug
web-since-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}
web-concerns-you = betrifft dich
web-times = { $count } × { $value } =
web-from = aus { $count }:
web-tie = { $players } haben die meisten Punkte: je { $points }.
web-tie-shared = Auch darin sind sie gleich und teilen sich den Sieg.
