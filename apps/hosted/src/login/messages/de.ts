import type { LoginMessages } from './en.ts'

/** Die Anmeldung auf Deutsch. */
export const de: LoginMessages = {
  optional: 'optional',
  working: 'Einen Moment …',
  slow: 'Das dauert länger als sonst. Ihre Eingaben bleiben erhalten.',
  fieldsToFix: (count) => (count === 1 ? 'Bitte prüfen Sie ein Feld.' : `Bitte prüfen Sie ${count} Felder.`),
  loading: 'Die Seite wird geladen …',
  tryAgain: 'Noch einmal versuchen',
  toShop: (shop) => `Zu ${shop}`,
  back: 'Zurück',
  or: 'oder',

  email: 'E-Mail-Adresse',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  firstName: 'Vorname',
  passwordHint:
    'Mindestens 8 Zeichen. Mehrere Wörter hintereinander sind leicht zu merken und schwer zu erraten.',
  showPassword: 'Anzeigen',
  hidePassword: 'Verbergen',
  showPasswordLabel: 'Passwort anzeigen',
  hidePasswordLabel: 'Passwort verbergen',
  missing: (label) => `${label} fehlt.`,
  wrongEmail: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
  weakPassword: {
    MIN_LENGTH: 'Mindestens 8 Zeichen.',
    MAX_LENGTH: 'Höchstens 256 Zeichen.',
    VALIDATION: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
  },
  wrongField: 'Diese Eingabe ist ungültig.',

  logInTitle: (shop) => `Bei ${shop} anmelden`,
  staffNote: 'Für das Team.',
  logIn: 'Anmelden',
  loggingIn: 'Sie werden angemeldet …',
  forgotten: 'Passwort vergessen?',
  wayIn: 'Ausgesperrt? Link per E-Mail anfordern',
  wayInTitle: 'Link per E-Mail anfordern',
  wayInText:
    'Wenn andere Ihr Passwort zu erraten versuchen, pausiert die Anmeldung. Wir schicken Ihnen einen Link, mit dem Sie sich in diesem Browser trotzdem anmelden können. Ihr Passwort brauchen Sie weiterhin.',
  wayInSentText: (email) =>
    `Wenn ${email} zu einem Konto des Teams gehört, ist ein Link unterwegs. Öffnen Sie ihn innerhalb einer Stunde in diesem Browser.`,
  noAccount: 'Neu hier?',
  toSignUp: 'Konto anlegen',
  providerButton: (provider) => `Weiter mit ${provider}`,

  signUpTitle: (shop) => `Ihr Konto bei ${shop}`,
  signUp: 'Konto anlegen',
  signingUp: 'Ihr Konto wird angelegt …',
  haveAccount: 'Sie haben schon ein Konto?',
  toLogIn: 'Anmelden',
  emailTaken:
    'Für diese Adresse gibt es schon ein Konto. Melden Sie sich an, oder legen Sie ein neues Passwort fest.',

  codeTitle: 'Bitte prüfen Sie Ihre E-Mails',
  codeText: (email) =>
    `Wenn diese Adresse verwendet werden kann, haben wir einen sechsstelligen Code an ${email} geschickt.`,
  code: 'Code',
  codeHint: 'Er gilt zehn Minuten. Sehen Sie auch im Spam-Ordner nach.',
  checkCode: 'Bestätigen',
  checkingCode: 'Der Code wird geprüft …',
  wrongCodeForm: 'Geben Sie die sechs Ziffern ein.',
  wrongCode:
    'Dieser Code ist falsch oder abgelaufen. Prüfen Sie die neueste E-Mail, oder fordern Sie einen neuen Code an.',
  resend: 'Code erneut senden',
  resendIn: (seconds) => `Code erneut senden in ${seconds} s`,
  resent: 'Wir haben einen neuen Code geschickt.',
  changeAddress: 'Andere Adresse verwenden',
  codeOverText: 'Melden Sie sich noch einmal an, dann schicken wir Ihnen einen neuen Code.',

  approvalTitle: 'Fast geschafft',
  approvalText: (shop) =>
    `${shop} prüft jedes neue Konto, bevor es freigeschaltet wird. Wir schreiben Ihnen, sobald Sie sich anmelden können.`,
  askAgain: 'Noch einmal nachsehen',
  notYet: 'Noch nicht. Sie müssen hier nicht warten.',

  blockedTitle: 'Dieses Konto ist gesperrt',
  blockedText: (shop) =>
    `${shop} hat dieses Konto gesperrt. Wenn das ein Versehen ist, wenden Sie sich bitte an den Shop.`,

  forgottenTitle: 'Neues Passwort festlegen',
  forgottenText: 'Geben Sie Ihre E-Mail-Adresse ein, dann schicken wir Ihnen einen Link.',
  sendLink: 'Link senden',
  sendingLink: 'Wird gesendet …',
  linkSentTitle: 'Bitte prüfen Sie Ihre E-Mails',
  linkSentText: (email) =>
    `Falls es für ${email} ein Konto gibt, haben wir einen Link für ein neues Passwort geschickt. Er gilt 30 Minuten.`,
  provingLinkText: 'Wir haben Ihnen einen Link geschickt. Öffnen Sie ihn, um die Adresse zu bestätigen.',
  backToLogIn: 'Zurück zur Anmeldung',

  newPasswordTitle: 'Wählen Sie ein neues Passwort',
  newPasswordText: 'Auf allen anderen Geräten werden Sie abgemeldet.',
  setPassword: 'Passwort speichern',
  settingPassword: 'Wird gespeichert …',
  passwordSetTitle: 'Ihr Passwort ist gespeichert',
  passwordSetText: 'Sie können sich jetzt damit anmelden.',
  linkSpentTitle: 'Dieser Link ist abgelaufen',
  linkSpentText:
    'Ein Link gilt nur einmal und nur für begrenzte Zeit. Haben Sie mehrere angefordert, gilt nur der neueste. Auf der Anmeldeseite können Sie einen neuen anfordern.',

  accountTitle: 'Konto wählen',
  accountText: (shop) => `In diesem Browser ist jemand bei ${shop} angemeldet.`,
  continueAs: (email) => `Weiter als ${email}`,
  otherAccount: 'Anderes Konto verwenden',

  consentTitle: (client) => `Darf ${client} Sie anmelden?`,
  consentText: (client, email) =>
    `${client} erfährt, wer Sie sind (${email}), und kann in diesem Shop für Sie handeln: zum Beispiel Ihren Warenkorb ändern oder Ihre Bestellungen sehen.`,
  allow: 'Erlauben',
  refuse: 'Nicht erlauben',

  logOutTitle: 'Abmelden?',
  logOutText: 'Sie sind dann in diesem Browser bei diesem Shop abgemeldet.',
  logOut: 'Abmelden',
  loggingOut: 'Sie werden abgemeldet …',
  stay: 'Angemeldet bleiben',
  loggedOutTitle: 'Sie sind abgemeldet',
  loggedOutText: 'Sie können diesen Browser jetzt anderen überlassen.',

  setUpTitle: (shop) => `${shop} eröffnen`,
  setUpText:
    'Dieser Shop hat noch keinen Inhaber. Wählen Sie, womit Sie sich anmelden. Danach können Sie alles verwalten.',
  setUp: 'Inhaber werden',
  settingUp: 'Einen Moment …',
  setUpDoneTitle: 'Der Shop gehört Ihnen',
  setUpDoneText: 'Von jetzt an melden Sie sich mit dieser Adresse und diesem Passwort an.',
  setUpSpentTitle: 'Dieser Link ist abgelaufen',
  setUpSpentText:
    'Der Shop hat schon einen Inhaber, oder beim Start der Plattform wurde ein neuerer Link ausgegeben.',
  toConsole: 'Weiter',

  goneTitle: 'Diese Seite ist abgelaufen',
  goneText:
    'Gehen Sie zurück zum Shop und melden Sie sich dort noch einmal an. Es ist nichts verloren gegangen.',
  unreachableTitle: 'Die Seite lässt sich nicht laden',
  unreachableText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  unreachable:
    'Der Shop ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung. Ihre Eingaben bleiben erhalten.',
  offline: 'Sie sind offline. Ihre Eingaben bleiben erhalten.',
  wrongPassword: 'E-Mail-Adresse und Passwort passen nicht zusammen.',
  resetPassword: 'Zum Anmelden brauchen Sie ein neues Passwort. Fordern Sie einen Link an.',
  tooMany: (minutes) =>
    minutes === 1
      ? 'Zu viele Versuche. Bitte warten Sie eine Minute.'
      : `Zu viele Versuche. Bitte warten Sie ${minutes} Minuten.`,
  captcha: 'Ich bin ein Mensch',
  captchaWorking: 'Wir prüfen, ob Sie ein Mensch sind …',
  captchaDone: 'Danke, alles in Ordnung.',
  captchaFailed:
    'Wir konnten nicht prüfen, ob Sie ein Mensch sind. Versuchen Sie es noch einmal, oder nutzen Sie einen anderen Browser.',
  failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  providerProblems: {
    provider:
      'Diese Anmeldung hat nicht geklappt. Versuchen Sie es noch einmal oder melden Sie sich hier an.',
    'no-address':
      'Der Anbieter hat Ihre E-Mail-Adresse nicht mitgeteilt. Melden Sie sich hier an, oder legen Sie ein Konto an.',
    'address-not-proved':
      'Der Anbieter hat Ihre E-Mail-Adresse nicht bestätigt. Melden Sie sich hier an, oder legen Sie ein neues Passwort fest.',
  },
  leaving: 'Weiterleitung …',
}
