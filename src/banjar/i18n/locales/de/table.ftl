# Why a table says no. Names of settings and options are those of the protocol.
error-bad-game = Es gibt kein Spiel namens "{ $game }"; wähle eines der angebotenen.
error-bad-players = "{ $game }" ist für { $least } bis { $most } Spieler; ändere die Zahl der Plätze.
error-bad-seats = Nur einer der Plätze kann deiner sein; die übrigen sind für andere.
error-bad-level = Es gibt keinen Bot der Stufe "{ $level }"; wähle eine von diesen: { $known }.
error-bad-option = "{ $game }" lässt sich mit diesem Wert der Option "{ $option }" nicht spielen; wähle einen anderen.
error-bad-time = { $setting ->
    [bank] Die Bedenkzeit
    [increment] Die Zeit, die mit jeder Entscheidung dazukommt,
    [allowance] Die Zeit für eine Entscheidung
    [grace] Die Zeit nach einer Warnung
    [pace] Das Tempo der Bots
    [reaction_pause] Die Pause bei einer Reaktion
   *[other] Die Einstellung "{ $setting }"
} muss zwischen { $least } und { $most } Sekunden liegen.
error-bad-night = Die Nachtruhe braucht zwei Uhrzeiten wie 22:00, eine Zeitzone wie Europe/Amsterdam und eine Dauer von 1 Minute bis { $hours } Stunden.
error-bad-name = Ein Name muss 1 bis { $most } sichtbare Zeichen haben; wähle bitte einen anderen.
error-name-taken = Der Name „{ $name }“ ähnelt einem Namen an diesem Tisch zu sehr; wähle bitte einen anderen.
error-bad-action = "{ $action }" ist jetzt nicht möglich; wähle eine der angebotenen Aktionen.
error-stale-version = Am Tisch hat sich inzwischen etwas geändert; sieh noch einmal hin und entscheide dann.
error-not-your-turn = Diese Entscheidung liegt nicht bei dir; warte, bis du gefragt wirst.
error-not-seated = Das kann nur, wer dort sitzt; nimm erst Platz.
error-which-seat = Ihr spielt hier zu mehreren; sag, wessen Platz gemeint ist.
error-not-owner = Das kann nur, wer diesen Tisch eröffnet hat; bitte frag diese Person.
error-not-open = Das geht nur vor Spielbeginn, und das Spiel hat schon begonnen.
error-not-running = Das geht nur, solange das Spiel läuft.
error-not-over = Das geht erst, wenn das Spiel zu Ende ist.
error-seat-taken = Dieser Platz ist besetzt; wähle einen freien.
error-no-such-seat = Diesen Platz gibt es nicht; wähle einen von 0 bis { $last }, auf dem jemand sitzt oder sitzen darf.
error-no-open-seat = An diesem Tisch ist kein Platz mehr frei; du kannst zusehen oder selbst einen Tisch eröffnen.
error-bad-invitation = Dieser Platz ist für einen eingeladenen Gast, und die Einladung stimmt nicht oder ist schon benutzt; bitte um einen neuen Link.
error-barred-from-table = Wer diesen Tisch eröffnet hat, hat dich ausgeschlossen.
error-colour-taken = Diese Farbe ist hier nicht zu haben; wähle eine freie.
error-not-full = Es sind noch Plätze frei; warte auf weitere Mitspieler oder besetze sie mit Bots.
error-not-ready = Noch sind nicht alle bereit; das Spiel kann beginnen, sobald sich alle bereit gemeldet haben.
error-nothing-to-undo = { $most ->
    [0] Hier lässt sich nichts zurücknehmen: Es war etwas Neues zu sehen, jemand anders hat entschieden, oder die Zeit dafür ist um.
    [one] Nur deine letzte Entscheidung lässt sich zurücknehmen.
   *[other] Nur deine letzten { $most } Entscheidungen lassen sich zurücknehmen.
}
error-has-resigned = Du hast schon aufgegeben; ein Bot spielt für dich weiter.
error-substituted = Gerade spielt ein Bot für dich; melde dich mit "return" zurück und entscheide dann.
error-not-substituted = Kein Bot spielt für dich, also gibt es nichts zurückzugeben.
error-bot-decides = Deine Zeit ist um, und ein Bot trifft diese Entscheidung für dich; komm zurück, wenn er entschieden hat.
error-bad-auto-reply = "{ $action }" lässt sich für "{ $phase }" nicht im Voraus festlegen; wähle eine der angebotenen festen Antworten.
error-bad-chat = Eine Nachricht muss 1 bis { $most } sichtbare Zeichen haben; bitte passe sie an.
error-muted = Wer diesen Tisch eröffnet hat, hat dich stummgeschaltet; du kannst mitlesen, aber nicht schreiben.
error-too-many-changes = Dieser Tisch wurde vor dem Start zu oft geändert; eröffne einen neuen.
error-too-many-mutes = An diesem Tisch wurden Stummschaltungen schon { $most }-mal gesetzt oder aufgehoben; mehr geht nicht.
error-no-such-moment = Diesen Schritt gibt es nicht; wähle einen von 0 bis { $last }.
error-rules-changed = Dieser Tisch folgt Version { $begun } unserer Regeln für { $game }, der Server spielt Version { $present } und hat die früheren Regeln nicht mehr. Wer den Tisch eröffnet hat, kann ihn löschen; weiterspielen lässt er sich nur auf einem Server mit diesen Regeln.

# Why the server says no
error-no-such-table = Diesen Tisch gibt es nicht, oder er steht dir nicht offen; prüfe den Link.
error-not-watching = Du schaust diesem Tisch auf dieser Verbindung nicht zu; sende zuerst "watch".
error-no-such-code = Kein Tisch, der auf Mitspieler wartet, hat diesen Code; prüfe ihn oder frag, ob das Spiel schon begonnen hat.
error-bad-message = Der Server hat diese Nachricht nicht verstanden: { $reason }.
error-too-fast = Das war zu viel auf einmal; { $seconds ->
    [one] versuche es in einer Sekunde wieder.
   *[other] versuche es in { $seconds } Sekunden wieder.
}
error-too-large = Das ist zu groß; bitte schick höchstens { $most } Bytes.
error-too-many-open = Du hast schon { $most } Verbindungen offen; schließ bitte zuerst eine Seite oder ein Programm.
error-too-many-seeks = Von deiner Adresse aus suchen schon { $most } Leute ein Spiel; warte bitte, bis einige davon eines gefunden haben.
error-not-allowed = Das darfst du nicht tun.
error-barred = Wer diesen Server betreibt, hat dich ausgeschlossen.
error-silenced = Wer diesen Server betreibt, hat dich stummgeschaltet; du kannst weiterspielen, aber nicht schreiben.
error-bad-ban = So lässt sich niemand ausschließen oder stummschalten: { $reason }.
error-no-such-ban = Diese Sperre gibt es nicht.
error-no-such-person = So jemand sitzt nicht am Tisch.
error-too-many-bans = Es gibt schon { $most } Sperren; hebe erst einige auf.
error-link-replaces = Dieses Gerät hat eigene Partien, die hier dann nicht mehr zu sehen sind; bestätige, dass der Link deine Identität auf diesem Gerät ersetzen darf.
error-no-identity = Der Server weiß nicht, wer du bist; erlaube Cookies für diese Seite und lade sie neu.
error-link-used = Dieser Link ist schon benutzt worden; bitte um einen neuen.
error-hints-off = An diesem Tisch wird ohne Tipps gespielt; erlauben lassen sie sich nur beim Eröffnen eines Tisches.
error-busy = Der Server ist gerade überlastet; sieh gleich noch einmal hin, und wenn sich nichts geändert hat, versuche es erneut.
error-gone = Das gibt es nicht mehr; geh zurück zur Liste der Tische.
error-no-such-page = Unter dieser Adresse gibt es nichts; die Startseite liegt unter /.
