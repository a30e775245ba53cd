terminal-welcome-lanterns = Welcome! You are { $player }. Type the number of your choice, or ? for help.
terminal-standing-lanterns = Hidden lanterns are not counted yet.
