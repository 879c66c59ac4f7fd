/** Every word of the pages for logging in. Other languages have the same keys; the compiler holds them to it. */
export const en = {
  optional: 'optional',
  working: 'One moment …',
  slow: 'This takes longer than usual. What you entered is kept.',
  fieldsToMend: (count: number) =>
    count === 1 ? 'One field is to be corrected.' : `${count} fields are to be corrected.`,
  loading: 'The page is being loaded.',
  tryAgain: 'Try again',
  toShop: (shop: string) => `Go to ${shop}`,
  back: 'Back',
  or: 'or',

  email: 'E-mail address',
  password: 'Password',
  newPassword: 'New password',
  firstName: 'First name',
  passwordHint: 'At least 8 characters. A few words in a row are easy to remember and hard to guess.',
  showPassword: 'Show',
  hidePassword: 'Hide',
  showPasswordLabel: 'Show the password',
  hidePasswordLabel: 'Hide the password',
  missing: (label: string) => `${label} is missing.`,
  wrongEmail: 'This does not look like an e-mail address.',
  weakPassword: {
    MIN_LENGTH: 'This is too short: at least 8 characters, please.',
    MAX_LENGTH: 'This is too long: at most 256 characters, please.',
    VALIDATION: 'This password is too common, or too close to your address. Please choose another.',
  },
  wrongField: 'This cannot be accepted as it is.',

  logInTitle: (shop: string) => `Log in to ${shop}`,
  staffNote: 'For those who work here.',
  logIn: 'Log in',
  loggingIn: 'Logging in …',
  forgotten: 'Forgot your password?',
  wayIn: 'Locked out? Get a link by email',
  wayInTitle: 'Get a link by email',
  wayInText:
    'If others keep guessing your password, logging in is paused. We can email you a link that lets this browser try anyway. You still need your password.',
  wayInSentText: (email: string) =>
    `If someone works here with the address ${email}, a link is on its way. Open it in this browser within an hour.`,
  noAccount: 'New here?',
  toSignUp: 'Create an account',
  providerButton: (provider: string) => `Continue with ${provider}`,

  signUpTitle: (shop: string) => `Create your account at ${shop}`,
  signUp: 'Create account',
  signingUp: 'Creating your account …',
  haveAccount: 'You have an account already?',
  toLogIn: 'Log in',
  emailTaken: 'There is an account with this address already. Log in, or set a new password.',

  codeTitle: 'Check your mail',
  codeText: (email: string) =>
    `If everything is right with this address, a code of six digits is on its way to ${email}.`,
  code: 'Code',
  codeHint: 'It is good for ten minutes. Look into the spam folder, too.',
  checkCode: 'Confirm',
  checkingCode: 'Checking …',
  wrongCodeForm: 'The code has six digits.',
  wrongCode: 'This code is wrong or too old. Look for the newest mail, or have another code sent.',
  resend: 'Send another code',
  resendIn: (seconds: number) => `Send another code in ${seconds} s`,
  resent: 'Another code is on its way.',
  changeAddress: 'Use another address',

  approvalTitle: 'Almost there',
  approvalText: (shop: string) =>
    `${shop} looks at every new account before it is opened. You get a mail as soon as yours is; then you can log in.`,
  askAgain: 'Look again',
  notYet: 'Not yet. You need not wait here.',

  blockedTitle: 'This account is closed',
  blockedText: (shop: string) =>
    `${shop} does not let this account in. If you think that is a mistake, please write to the shop.`,

  forgottenTitle: 'Set a new password',
  forgottenText: 'Tell us the address of your account, and we send you a link.',
  sendLink: 'Send the link',
  sendingLink: 'Sending …',
  linkSentTitle: 'Check your mail',
  linkSentText: (email: string) =>
    `If there is an account with the address ${email}, a link for a new password is on its way there. It is good for 30 minutes.`,
  provingLinkText: 'A link is on its way to the address that you gave. Open it to prove that it is yours.',
  backToLogIn: 'Back to the login',

  newPasswordTitle: 'Choose a new password',
  newPasswordText: 'You are then logged out everywhere else.',
  setPassword: 'Set password',
  settingPassword: 'Setting your password …',
  passwordSetTitle: 'Your password is set',
  passwordSetText: 'From now on it is the new one.',
  linkSpentTitle: 'This link is used up',
  linkSpentText:
    'It was used before, or it is too old, or a newer one was sent after it. Have another one sent where you log in.',

  accountTitle: 'Who are you?',
  accountText: (shop: string) => `In this browser somebody is logged in to ${shop}.`,
  continueAs: (email: string) => `Continue as ${email}`,
  otherAccount: 'Use another account',

  consentTitle: (client: string) => `May ${client} log you in?`,
  consentText: (client: string, email: string) =>
    `${client} learns who you are (${email}) and may act for you in this shop, for example fill your cart and see your orders.`,
  allow: 'Allow',
  refuse: 'Do not allow',

  logOutTitle: 'Log out?',
  logOutText: 'You are then logged out of this shop in this browser.',
  logOut: 'Log out',
  loggingOut: 'Logging out …',
  stay: 'Stay logged in',
  loggedOutTitle: 'You are logged out',
  loggedOutText: 'Nobody is logged in in this browser any more.',

  setUpTitle: (shop: string) => `Open ${shop}`,
  setUpText: 'Nobody owns this shop yet. Choose what you will log in with; you may do everything then.',
  setUp: 'Become the owner',
  settingUp: 'One moment …',
  setUpDoneTitle: 'The shop is yours',
  setUpDoneText: 'From now on you log in with this address and password.',
  setUpSpentTitle: 'This link is used up',
  setUpSpentText:
    'The shop has an owner, or a newer link was printed. Whoever runs the platform finds it where it was started.',
  toConsole: 'Go on',

  goneTitle: 'This page was open too long',
  goneText: 'Go back to where you came from and log in again from there. Nothing is lost.',
  unreachableTitle: 'The page cannot be loaded',
  unreachableText: 'Check your connection and try again.',
  unreachable: 'No answer came. Check your connection; what you entered is kept.',
  offline: 'You are offline. What you enter is kept.',
  wrongPassword: 'E-mail address and password do not belong together.',
  resetPassword: 'You need a new password to log in. Have a link sent to you.',
  tooMany: (minutes: number) =>
    minutes === 1
      ? 'Too many tries. Please wait a minute.'
      : `Too many tries. Please wait ${minutes} minutes.`,
  captcha: 'I am a person',
  captchaWorking: 'Checking that you are a person …',
  captchaDone: 'Thank you. That was checked.',
  captchaFailed: 'It could not be checked whether you are a person. Try once more, or with another browser.',
  failed: 'This did not work. Try again.',
  providerProblems: {
    provider: 'That login did not work. Try again, or log in here.',
    'no-address': 'Nothing was said about your e-mail address there. Log in here, or create an account.',
    'address-not-proved':
      'It was not confirmed there that the address is yours. Log in here, or set a new password.',
  },
  leaving: 'You are being led on …',
}

/** The keys and forms that every language has. */
export type LoginMessages = typeof en
