import type { AccountWords } from './account.en.ts'

/** Die Seiten der Mitglieder: Anmelden, Registrieren und das Konto. */
export const account: AccountWords = {
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  firstName: 'Vorname',
  lastName: 'Nachname',
  nickname: 'Spitzname',
  phone: 'Telefon',
  optional: 'optional',
  passwordHint:
    'Mindestens 8 Zeichen. Ein paar Wörter hintereinander sind leicht zu merken und schwer zu erraten.',

  logIn: 'Anmelden',
  loggingIn: 'Sie werden angemeldet …',
  logInHosted: 'Weiter zur Anmeldeseite',
  logInWith: (provider) => `Weiter mit ${provider}`,
  needsScripts: 'Diese Seite braucht JavaScript. Bitte schalten Sie es vorher im Browser ein.',
  forgotten: 'Passwort vergessen?',
  noAccount: 'Neu hier?',
  toRegister: 'Konto anlegen',
  logInWhy: 'Alle Bestellungen im Blick und derselbe Warenkorb auf jedem Gerät.',

  register: 'Konto anlegen',
  registering: 'Ihr Konto wird angelegt …',
  haveAccount: 'Schon ein Konto?',
  registerWhy: 'Ihr Warenkorb bleibt erhalten, und Sie finden alle Bestellungen an einem Ort.',

  verify: 'Bitte prüfen Sie Ihre E-Mails',
  verifySent: (email) => `Wir haben einen sechsstelligen Code an ${email} geschickt. Er gilt zehn Minuten.`,
  verifySentAnywhere: 'Wir haben Ihnen einen sechsstelligen Code geschickt. Er gilt zehn Minuten.',
  code: 'Code',
  confirm: 'Bestätigen',
  confirming: 'Der Code wird geprüft …',
  resend: 'Code erneut senden',
  resent: 'Ein neuer Code ist unterwegs. Nur der neueste gilt.',
  otherAddress: 'Andere E-Mail-Adresse verwenden',
  verifyNone: 'Es gibt nichts zu bestätigen',
  verifyNoneWhy:
    'Der Code wurde schon benutzt oder ist abgelaufen. Melden Sie sich an, dann schicken wir Ihnen einen neuen.',

  waiting: 'Fast geschafft',
  waitingWhy:
    'Wir prüfen jedes neue Konto, bevor wir es freischalten. Sobald Ihres bereit ist, schreiben wir Ihnen eine E-Mail. Ihr Warenkorb bleibt erhalten.',

  reset: 'Passwort vergessen?',
  resetWhy: 'Geben Sie Ihre E-Mail-Adresse ein, dann schicken wir Ihnen einen Link für ein neues Passwort.',
  sendLink: 'Link senden',
  sendingLink: 'Wird gesendet …',
  resetSent: 'Bitte prüfen Sie Ihre E-Mails',
  resetSentWhy: (email) =>
    `Falls es für ${email} ein Konto gibt, haben wir einen Link für ein neues Passwort geschickt. Er gilt 30 Minuten.`,
  backToLogin: 'Zurück zur Anmeldung',

  chooseNew: 'Neues Passwort wählen',
  saveNew: 'Neues Passwort speichern',
  savingNew: 'Wird gespeichert …',
  linkOld: 'Dieser Link ist abgelaufen',
  linkOldWhy:
    'Er wurde schon benutzt, oder wir haben Ihnen einen neueren geschickt. Sie können sofort einen neuen anfordern.',
  askAnother: 'Neuen Link anfordern',
  passwordSet: 'Ihr neues Passwort ist gespeichert',
  passwordSetWhy: 'Sie können sich jetzt damit anmelden.',

  callback: 'Einen Augenblick',
  callbackWhy: 'Sie werden angemeldet.',
  callbackFailed: 'Sie sind nicht angemeldet',
  callbackFailedWhy:
    'Die Anmeldung hat nicht geklappt. Es ist nichts verloren. Bitte versuchen Sie es noch einmal.',
  callbackElsewhere:
    'Diese Anmeldung wurde in einem anderen Fenster begonnen oder hat zu lange gedauert. Bitte fangen Sie noch einmal an.',
  said: 'Meldung der Anmeldeseite:',

  frontPage: 'Zur Startseite',
  account: 'Ihr Konto',
  accountOf: (name) => `Hallo, ${name}`,
  sections: 'Konto',
  overview: 'Bestellungen und Profil',
  orders: 'Ihre Bestellungen',
  noOrders: 'Noch keine Bestellungen',
  noOrdersWhy: 'Hier sehen Sie Ihre Bestellungen mit Status und Summe.',
  noOrdersFromHere: 'Frühere Bestellungen ohne Konto finden Sie in Ihren Bestätigungs-E-Mails.',
  ordersFailed:
    'Wir können Ihre Bestellungen gerade nicht anzeigen. Sie sind sicher. Bitte versuchen Sie es in einer Minute noch einmal.',
  order: (number) => `Bestellung ${number}`,
  orderStates: {
    CANCELED: 'Storniert',
    GIVEN_BACK: 'Erstattet',
    DELIVERED: 'Verschickt',
    PARTLY: 'Teilweise verschickt',
    PAID: 'Bezahlt, wird vorbereitet',
    DUE: 'Zahlung offen',
  },
  pieces: (count) => `${count.toLocaleString('de')} Artikel`,
  olderOrders: 'Frühere Bestellungen',
  newerOrders: 'Spätere Bestellungen',
  backToAccount: 'Zurück zu Ihrem Konto',

  profile: 'Ihr Profil',
  profileWhy: 'Andere sehen nur Ihren Spitznamen. Alles Weitere sieht nur der Shop.',
  emailFixed: 'Mit Ihrer E-Mail-Adresse melden Sie sich an.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert.',

  security: 'Passwort',
  currentPassword: 'Aktuelles Passwort',
  changePassword: 'Passwort ändern',
  changePasswordWhy: 'Auf allen anderen Geräten werden Sie abgemeldet.',
  logOut: 'Abmelden',
  logOutSure: 'Abmelden?',
  logOutWhy: 'Ihr Warenkorb bleibt in Ihrem Konto.',

  deletion: 'Konto löschen',
  deletionWhy:
    'Ihr Profil wird endgültig gelöscht, und Sie werden überall abgemeldet. Der Shop bewahrt Ihre Bestellungen für seine Buchhaltung auf. Das lässt sich nicht rückgängig machen.',
  deletionSure: 'Ich verstehe, dass sich das nicht rückgängig machen lässt',
  deleteNow: 'Mein Konto löschen',
  deleting: 'Wird gelöscht …',
  keepIt: 'Konto behalten',

  checking: 'Wir prüfen, ob Sie ein Mensch sind. Das dauert ein, zwei Sekunden …',
  problems: {
    noEmail: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel ada@example.com.',
    noPassword: 'Geben Sie Ihr Passwort ein.',
    noCode: 'Geben Sie den sechsstelligen Code ein.',
    wrongLogin: 'E-Mail-Adresse und Passwort passen nicht zusammen.',
    unknownEmail: 'Für diese E-Mail-Adresse gibt es kein Konto.',
    mustReset: 'Bitte legen Sie ein neues Passwort fest, bevor Sie sich anmelden.',
    emailTaken: 'Für diese E-Mail-Adresse gibt es schon ein Konto.',
    passwordShort: 'Mindestens 8 Zeichen.',
    passwordLong: 'Höchstens 256 Zeichen.',
    passwordCommon: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
    wrongPassword: 'Das ist nicht Ihr aktuelles Passwort.',
    captcha:
      'Wir konnten nicht prüfen, ob Sie ein Mensch sind. Bitte melden Sie sich auf der Anmeldeseite an.',
    captchaByMail:
      'Wir konnten nicht prüfen, ob Sie ein Mensch sind. Unten können Sie einen Link für ein neues Passwort anfordern.',
    tooMany: 'Zu viele Versuche. Bitte warten Sie ein paar Minuten.',
    wrongCode: 'Der Code ist falsch oder abgelaufen. Prüfen Sie ihn, oder fordern Sie einen neuen an.',
    noAccess: 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an den Shop.',
    tooLong: 'Das ist zu lang.',
    nicknameTaken: 'Dieser Spitzname ist vergeben.',
    linkOld: 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
    recent: 'Bitte melden Sie sich dafür noch einmal an.',
    notSure: 'Bitte setzen Sie das Häkchen zur Bestätigung.',
    failed: 'Das hat nicht geklappt. Es ist nichts verloren. Bitte versuchen Sie es noch einmal.',
    unanswered:
      'Der Shop ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    unavailable: 'Wir können das gerade nicht nachsehen. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
}
