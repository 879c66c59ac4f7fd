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
  optional: 'freiwillig',
  passwordHint:
    'Mindestens 8 Zeichen. Ein paar Wörter nacheinander merkt man sich leicht und errät man schwer.',

  logIn: 'Anmelden',
  loggingIn: 'Sie werden angemeldet …',
  logInHosted: 'Weiter zur Anmeldeseite',
  logInWith: (provider) => `Weiter mit ${provider}`,
  needsScripts: 'Jene Seite braucht JavaScript. Bitte schalten Sie es ein, bevor Sie weitergehen.',
  forgotten: 'Passwort vergessen?',
  noAccount: 'Neu hier?',
  toRegister: 'Konto anlegen',
  logInWhy: 'Sehen Sie Ihre Bestellungen, und finden Sie Ihren Warenkorb auf jedem Gerät wieder.',

  register: 'Konto anlegen',
  registering: 'Ihr Konto wird angelegt …',
  haveAccount: 'Sie haben schon eines?',
  registerWhy: 'Ihr Warenkorb kommt mit, und Ihre Bestellungen stehen an einem Ort.',

  verify: 'Sehen Sie in Ihre Post',
  verifySent: (email) =>
    `Wir haben einen Code aus sechs Ziffern an ${email} geschickt. Er gilt zehn Minuten.`,
  verifySentAnywhere: 'Wir haben Ihnen einen Code aus sechs Ziffern geschickt. Er gilt zehn Minuten.',
  code: 'Code',
  confirm: 'Bestätigen',
  confirming: 'Der Code wird geprüft …',
  resend: 'Noch einen Code schicken',
  resent: 'Ein neuer Code ist unterwegs. Nur der neueste gilt.',
  otherAddress: 'Eine andere E-Mail-Adresse nehmen',
  verifyNone: 'Es gibt nichts zu bestätigen',
  verifyNoneWhy:
    'Vielleicht wurde der Code schon benutzt, oder es ist zu viel Zeit vergangen. Melden Sie sich an, dann schicken wir einen neuen.',

  waiting: 'Fast geschafft',
  waitingWhy:
    'Jemand aus dem Shop sieht jedes neue Konto an, bevor es benutzt werden kann. Sie bekommen eine E-Mail, sobald Ihres bereit ist. Ihr Warenkorb bleibt so lange, wie er ist.',

  reset: 'Passwort vergessen?',
  resetWhy: 'Nennen Sie uns Ihre E-Mail-Adresse, dann schicken wir Ihnen einen Link für ein neues.',
  sendLink: 'Link schicken',
  sendingLink: 'Wird geschickt …',
  resetSent: 'Sehen Sie in Ihre Post',
  resetSentWhy: (email) =>
    `Wenn es ein Konto für ${email} gibt, ist ein Link für ein neues Passwort dorthin unterwegs. Er gilt eine halbe Stunde.`,
  backToLogin: 'Zurück zur Anmeldung',

  chooseNew: 'Ein neues Passwort wählen',
  saveNew: 'Neues Passwort speichern',
  savingNew: 'Wird gespeichert …',
  linkOld: 'Dieser Link gilt nicht mehr',
  linkOldWhy:
    'Vielleicht wurde er schon benutzt, oder es kam ein neuerer. Lassen Sie sich noch einen schicken; er kommt sofort.',
  askAnother: 'Noch einen Link schicken',
  passwordSet: 'Ihr neues Passwort ist gesetzt',
  passwordSetWhy: 'Melden Sie sich jetzt damit an.',

  callback: 'Einen Augenblick',
  callbackWhy: 'Sie werden angemeldet.',
  callbackFailed: 'Sie sind nicht angemeldet',
  callbackFailedWhy:
    'Die Anmeldung wurde nicht beendet. Nichts ist verloren; bitte versuchen Sie es noch einmal.',
  callbackElsewhere:
    'Diese Anmeldung wurde in einem anderen Fenster begonnen, oder vor zu langer Zeit. Bitte beginnen Sie neu.',
  said: 'Die Anmeldeseite sagte:',

  frontPage: 'Zur Startseite',
  account: 'Ihr Konto',
  accountOf: (name) => `Hallo, ${name}`,
  sections: 'Konto',
  overview: 'Bestellungen und Profil',
  orders: 'Ihre Bestellungen',
  noOrders: 'Noch keine Bestellungen',
  noOrdersWhy: 'Was Sie bestellen, steht hier: wo es ist und was es gekostet hat.',
  noOrdersFromHere: 'Was Sie vor diesem Konto bestellt haben, steht in den E-Mails, die es bestätigt haben.',
  ordersFailed:
    'Ihre Bestellungen können gerade nicht gezeigt werden. Sie sind sicher; bitte versuchen Sie es in einer Minute noch einmal.',
  order: (number) => `Bestellung ${number}`,
  orderStates: {
    CANCELED: 'Storniert',
    GIVEN_BACK: 'Erstattet',
    DELIVERED: 'Verschickt',
    PARTLY: 'Zum Teil verschickt',
    PAID: 'Bezahlt, wird vorbereitet',
    DUE: 'Noch zu bezahlen',
  },
  pieces: (count) => `${count.toLocaleString('de')} ${count === 1 ? 'Stück' : 'Stücke'}`,
  olderOrders: 'Frühere Bestellungen',
  newerOrders: 'Spätere Bestellungen',
  backToAccount: 'Zurück zu Ihrem Konto',

  profile: 'Ihr Profil',
  profileWhy: 'Ihren Spitznamen sehen andere. Das Übrige sieht nur der Shop.',
  emailFixed: 'Mit Ihrer E-Mail-Adresse melden Sie sich an.',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  saved: 'Gespeichert.',

  security: 'Passwort',
  currentPassword: 'Jetziges Passwort',
  changePassword: 'Passwort ändern',
  changePasswordWhy: 'Überall sonst werden Sie abgemeldet.',
  logOut: 'Abmelden',
  logOutSure: 'Abmelden?',
  logOutWhy: 'Ihr Warenkorb bleibt bei Ihrem Konto und wartet dort auf Sie.',

  deletion: 'Konto löschen',
  deletionWhy:
    'Ihr Profil wird endgültig gelöscht, und Sie werden überall abgemeldet. Bestellungen bleiben in den Büchern des Shops. Das lässt sich nicht rückgängig machen.',
  deletionSure: 'Ich verstehe, dass sich das nicht rückgängig machen lässt',
  deleteNow: 'Mein Konto löschen',
  deleting: 'Wird gelöscht …',
  keepIt: 'Behalten',

  checking: 'Wir prüfen, dass Sie kein Programm sind. Das dauert ein, zwei Sekunden …',
  problems: {
    noEmail: 'Bitte geben Sie eine E-Mail-Adresse an, etwa ada@example.com.',
    noPassword: 'Bitte geben Sie Ihr Passwort ein.',
    noCode: 'Bitte geben Sie die sechs Ziffern des Codes ein.',
    wrongLogin: 'E-Mail-Adresse und Passwort gehören nicht zusammen.',
    unknownEmail: 'Für diese E-Mail-Adresse gibt es kein Konto.',
    mustReset: 'Ihr Passwort muss neu gesetzt werden, bevor Sie sich anmelden können.',
    emailTaken: 'Für diese E-Mail-Adresse gibt es schon ein Konto.',
    passwordShort: 'Bitte nehmen Sie mindestens 8 Zeichen.',
    passwordLong: 'Bitte nehmen Sie höchstens 256 Zeichen.',
    passwordCommon:
      'Dieses Passwort ist dafür bekannt, bald erraten zu werden. Bitte nehmen Sie ein anderes.',
    wrongPassword: 'Das ist nicht Ihr jetziges Passwort.',
    captcha:
      'Wir konnten nicht prüfen, dass Sie kein Programm sind. Bitte gehen Sie weiter zur Anmeldeseite.',
    captchaByMail:
      'Wir konnten nicht prüfen, dass Sie kein Programm sind. Unten können Sie sich einen Link für ein neues Passwort schicken lassen.',
    tooMany: 'Es waren zu viele Versuche. Bitte warten Sie ein paar Minuten bis zum nächsten.',
    wrongCode:
      'Das ist nicht der Code, oder er ist zu alt. Bitte sehen Sie noch einmal nach, oder lassen Sie sich noch einen schicken.',
    noAccess: 'Dieses Konto kann nicht benutzt werden. Bitte schreiben Sie dem Shop.',
    tooLong: 'Das ist zu lang.',
    nicknameTaken: 'Dieser Spitzname ist vergeben.',
    linkOld: 'Dieser Link gilt nicht mehr. Bitte lassen Sie sich einen neuen schicken.',
    recent: 'Dafür müssen Sie sich noch einmal anmelden.',
    notSure: 'Bitte sagen Sie, dass Sie das verstehen.',
    failed: 'Das ging nicht. Nichts ist verloren; bitte versuchen Sie es noch einmal.',
    unanswered:
      'Es kam keine Antwort. Bitte sehen Sie nach, ob Sie online sind, und versuchen Sie es noch einmal.',
    unavailable: 'Wir können das gerade nicht nachsehen. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
}
