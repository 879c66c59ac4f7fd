import type { LoginMessages } from './en.ts'

/** Die Anmeldung auf Deutsch. */
export const de: LoginMessages = {
  optional: 'freiwillig',
  working: 'Einen Moment …',
  slow: 'Es dauert länger als sonst. Ihre Eingaben bleiben erhalten.',
  fieldsToMend: (count) =>
    count === 1 ? 'Ein Feld ist zu berichtigen.' : `${count} Felder sind zu berichtigen.`,
  loading: 'Die Seite wird geladen.',
  tryAgain: 'Noch einmal versuchen',
  toShop: (shop) => `Zu ${shop}`,
  back: 'Zurück',
  or: 'oder',

  email: 'E-Mail-Adresse',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  firstName: 'Vorname',
  passwordHint:
    'Mindestens 8 Zeichen. Einige Wörter hintereinander merkt man sich leicht und errät man schwer.',
  showPassword: 'Zeigen',
  hidePassword: 'Verbergen',
  showPasswordLabel: 'Passwort zeigen',
  hidePasswordLabel: 'Passwort verbergen',
  missing: (label) => `${label} fehlt.`,
  wrongEmail: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
  weakPassword: {
    MIN_LENGTH: 'Das ist zu kurz: bitte mindestens 8 Zeichen.',
    MAX_LENGTH: 'Das ist zu lang: bitte höchstens 256 Zeichen.',
    VALIDATION:
      'Dieses Passwort ist zu verbreitet oder Ihrer Adresse zu ähnlich. Bitte wählen Sie ein anderes.',
  },
  wrongField: 'So kann das nicht angenommen werden.',

  logInTitle: (shop) => `Bei ${shop} anmelden`,
  staffNote: 'Für alle, die hier arbeiten.',
  logIn: 'Anmelden',
  loggingIn: 'Sie werden angemeldet …',
  forgotten: 'Passwort vergessen?',
  wayIn: 'Ausgesperrt? Link per E-Mail anfordern',
  wayInTitle: 'Link per E-Mail anfordern',
  wayInText:
    'Wenn andere Ihr Passwort zu erraten versuchen, pausiert die Anmeldung. Wir schicken Ihnen einen Link, mit dem Sie sich in diesem Browser trotzdem anmelden können. Ihr Passwort brauchen Sie weiterhin.',
  wayInSentText: (email) =>
    `Wenn hier jemand mit der Adresse ${email} arbeitet, ist ein Link unterwegs. Öffnen Sie ihn innerhalb einer Stunde in diesem Browser.`,
  noAccount: 'Neu hier?',
  toSignUp: 'Konto anlegen',
  providerButton: (provider) => `Weiter mit ${provider}`,

  signUpTitle: (shop) => `Ihr Konto bei ${shop}`,
  signUp: 'Konto anlegen',
  signingUp: 'Ihr Konto wird angelegt …',
  haveAccount: 'Sie haben schon ein Konto?',
  toLogIn: 'Anmelden',
  emailTaken:
    'Mit dieser Adresse gibt es schon ein Konto. Melden Sie sich an oder setzen Sie ein neues Passwort.',

  codeTitle: 'Sehen Sie in Ihr Postfach',
  codeText: (email) =>
    `Wenn mit der Adresse alles stimmt, ist ein sechsstelliger Code an ${email} unterwegs.`,
  code: 'Code',
  codeHint: 'Er gilt zehn Minuten. Sehen Sie auch im Spam-Ordner nach.',
  checkCode: 'Bestätigen',
  checkingCode: 'Der Code wird geprüft …',
  wrongCodeForm: 'Der Code hat sechs Ziffern.',
  wrongCode:
    'Dieser Code ist falsch oder zu alt. Suchen Sie die neueste Mail oder lassen Sie sich einen weiteren schicken.',
  resend: 'Weiteren Code schicken',
  resendIn: (seconds) => `Weiteren Code schicken in ${seconds} s`,
  resent: 'Ein weiterer Code ist unterwegs.',
  changeAddress: 'Andere Adresse verwenden',

  approvalTitle: 'Fast geschafft',
  approvalText: (shop) =>
    `${shop} sieht jedes neue Konto an, bevor es geöffnet wird. Sie bekommen eine Mail, sobald es so weit ist; dann können Sie sich anmelden.`,
  askAgain: 'Noch einmal nachsehen',
  notYet: 'Noch nicht. Sie müssen hier nicht warten.',

  blockedTitle: 'Dieses Konto ist gesperrt',
  blockedText: (shop) =>
    `${shop} lässt dieses Konto nicht ein. Wenn Sie das für ein Versehen halten, schreiben Sie bitte dem Shop.`,

  forgottenTitle: 'Neues Passwort setzen',
  forgottenText: 'Nennen Sie uns die Adresse Ihres Kontos, dann schicken wir Ihnen einen Link.',
  sendLink: 'Link schicken',
  sendingLink: 'Der Link wird geschickt …',
  linkSentTitle: 'Sehen Sie in Ihr Postfach',
  linkSentText: (email) =>
    `Wenn es ein Konto mit der Adresse ${email} gibt, ist ein Link für ein neues Passwort dorthin unterwegs. Er gilt 30 Minuten.`,
  provingLinkText:
    'Ein Link ist an die Adresse unterwegs, die Sie angegeben haben. Öffnen Sie ihn, um zu zeigen, dass sie Ihre ist.',
  backToLogIn: 'Zurück zur Anmeldung',

  newPasswordTitle: 'Wählen Sie ein neues Passwort',
  newPasswordText: 'Überall sonst werden Sie dann abgemeldet.',
  setPassword: 'Passwort setzen',
  settingPassword: 'Ihr Passwort wird gesetzt …',
  passwordSetTitle: 'Ihr Passwort ist gesetzt',
  passwordSetText: 'Von jetzt an gilt das neue.',
  linkSpentTitle: 'Dieser Link ist verbraucht',
  linkSpentText:
    'Er wurde schon benutzt, ist zu alt, oder nach ihm wurde ein neuerer geschickt. Lassen Sie sich dort, wo Sie sich anmelden, einen weiteren schicken.',

  accountTitle: 'Wer sind Sie?',
  accountText: (shop) => `In diesem Browser ist jemand bei ${shop} angemeldet.`,
  continueAs: (email) => `Weiter als ${email}`,
  otherAccount: 'Anderes Konto verwenden',

  consentTitle: (client) => `Darf ${client} Sie anmelden?`,
  consentText: (client, email) =>
    `${client} erfährt, wer Sie sind (${email}), und darf in diesem Shop für Sie handeln, zum Beispiel Ihren Warenkorb füllen und Ihre Bestellungen sehen.`,
  allow: 'Erlauben',
  refuse: 'Nicht erlauben',

  logOutTitle: 'Abmelden?',
  logOutText: 'Sie sind dann in diesem Browser bei diesem Shop abgemeldet.',
  logOut: 'Abmelden',
  loggingOut: 'Sie werden abgemeldet …',
  stay: 'Angemeldet bleiben',
  loggedOutTitle: 'Sie sind abgemeldet',
  loggedOutText: 'In diesem Browser ist niemand mehr angemeldet.',

  setUpTitle: (shop) => `${shop} eröffnen`,
  setUpText: 'Dieser Shop gehört noch niemandem. Wählen Sie, womit Sie sich anmelden; Sie dürfen dann alles.',
  setUp: 'Inhaber werden',
  settingUp: 'Einen Moment …',
  setUpDoneTitle: 'Der Shop gehört Ihnen',
  setUpDoneText: 'Von jetzt an melden Sie sich mit dieser Adresse und diesem Passwort an.',
  setUpSpentTitle: 'Dieser Link ist verbraucht',
  setUpSpentText:
    'Der Shop hat einen Inhaber, oder es wurde ein neuerer Link ausgegeben. Wer die Plattform betreibt, findet ihn dort, wo sie gestartet wurde.',
  toConsole: 'Weiter',

  goneTitle: 'Diese Seite war zu lange offen',
  goneText:
    'Gehen Sie dorthin zurück, woher Sie kamen, und melden Sie sich von dort neu an. Es ist nichts verloren.',
  unreachableTitle: 'Die Seite lässt sich nicht laden',
  unreachableText: 'Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  unreachable: 'Es kam keine Antwort. Prüfen Sie Ihre Verbindung; Ihre Eingaben bleiben erhalten.',
  offline: 'Sie sind offline. Ihre Eingaben bleiben erhalten.',
  wrongPassword: 'E-Mail-Adresse und Passwort gehören nicht zusammen.',
  resetPassword: 'Zum Anmelden brauchen Sie ein neues Passwort. Lassen Sie sich einen Link schicken.',
  tooMany: (minutes) =>
    minutes === 1
      ? 'Zu viele Versuche. Bitte warten Sie eine Minute.'
      : `Zu viele Versuche. Bitte warten Sie ${minutes} Minuten.`,
  captcha: 'Ich bin ein Mensch',
  captchaWorking: 'Es wird geprüft, ob Sie ein Mensch sind …',
  captchaDone: 'Danke. Das ist geprüft.',
  captchaFailed:
    'Es ließ sich nicht prüfen, ob Sie ein Mensch sind. Versuchen Sie es noch einmal oder mit einem anderen Browser.',
  failed: 'Das hat nicht geklappt. Versuchen Sie es noch einmal.',
  providerProblems: {
    provider:
      'Diese Anmeldung hat nicht geklappt. Versuchen Sie es noch einmal oder melden Sie sich hier an.',
    'no-address':
      'Dort wurde nichts über Ihre E-Mail-Adresse gesagt. Melden Sie sich hier an oder legen Sie ein Konto an.',
    'address-not-proved':
      'Dort ist nicht bestätigt, dass die Adresse Ihnen gehört. Melden Sie sich hier an, oder setzen Sie ein neues Passwort.',
  },
  leaving: 'Es geht weiter …',
}
