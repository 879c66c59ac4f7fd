/** All texts of the login pages. The compiler checks that every language has the same keys. */
export const en = {
  optional: 'optional',
  working: 'One moment…',
  slow: 'This is taking longer than usual. We’ve kept what you entered.',
  fieldsToFix: (count: number) =>
    count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`,
  loading: 'Loading the page…',
  tryAgain: 'Try again',
  toShop: (shop: string) => `Go to ${shop}`,
  back: 'Back',
  or: 'or',

  email: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  firstName: 'First name',
  passwordHint: 'At least 8 characters. A few words in a row are easy to remember and hard to guess.',
  showPassword: 'Show',
  hidePassword: 'Hide',
  showPasswordLabel: 'Show password',
  hidePasswordLabel: 'Hide password',
  missing: (label: string) => `${label} is missing.`,
  wrongEmail: 'Enter an email address, like name@example.com.',
  weakPassword: {
    MIN_LENGTH: 'Use at least 8 characters.',
    MAX_LENGTH: 'Use 256 characters or fewer.',
    VALIDATION: 'This password is too easy to guess. Please choose another.',
  },
  wrongField: 'This isn’t valid.',

  logInTitle: (shop: string) => `Log in to ${shop}`,
  staffNote: 'For staff.',
  logIn: 'Log in',
  loggingIn: 'Logging in…',
  forgotten: 'Forgot your password?',
  wayIn: 'Locked out? Get a link by email',
  wayInTitle: 'Get a link by email',
  wayInText:
    'If others keep guessing your password, logging in is paused. We can email you a link that lets this browser try anyway. You still need your password.',
  wayInSentText: (email: string) =>
    `If ${email} belongs to a member of staff, a link is on its way. Open it in this browser within an hour.`,
  noAccount: 'New here?',
  toSignUp: 'Create an account',
  providerButton: (provider: string) => `Continue with ${provider}`,

  signUpTitle: (shop: string) => `Create your account at ${shop}`,
  signUp: 'Create account',
  signingUp: 'Creating your account…',
  haveAccount: 'Already have an account?',
  toLogIn: 'Log in',
  emailTaken: 'There’s already an account for this address. Log in or set a new password.',

  codeTitle: 'Check your email',
  codeText: (email: string) => `If this address can be used, we’ve sent a six-digit code to ${email}.`,
  code: 'Code',
  codeHint: 'It’s valid for ten minutes. Check your spam folder too.',
  checkCode: 'Confirm',
  checkingCode: 'Checking…',
  wrongCodeForm: 'Enter the six digits.',
  wrongCode: 'That code is wrong or has expired. Check the latest email, or get a new code.',
  resend: 'Send code again',
  resendIn: (seconds: number) => `Send code again in ${seconds} s`,
  resent: 'We’ve sent a new code.',
  changeAddress: 'Use a different address',
  codeOverText: 'Log in again and we’ll send you a new code.',

  approvalTitle: 'Almost there',
  approvalText: (shop: string) =>
    `${shop} reviews every new account before it opens. We’ll email you when yours is ready, then you can log in.`,
  askAgain: 'Check again',
  notYet: 'Not yet. You don’t need to wait here.',

  blockedTitle: 'This account is blocked',
  blockedText: (shop: string) =>
    `${shop} has blocked this account. If you think that’s a mistake, please contact the shop.`,

  forgottenTitle: 'Set a new password',
  forgottenText: 'Enter your email address and we’ll send you a link.',
  sendLink: 'Send link',
  sendingLink: 'Sending…',
  linkSentTitle: 'Check your email',
  linkSentText: (email: string) =>
    `If ${email} has an account, we’ve sent a link to set a new password. It’s valid for 30 minutes.`,
  provingLinkText: 'We’ve sent you a link. Open it to confirm that the address is yours.',
  backToLogIn: 'Back to login',

  newPasswordTitle: 'Choose a new password',
  newPasswordText: 'This logs you out on all other devices.',
  setPassword: 'Set password',
  settingPassword: 'Saving your password…',
  passwordSetTitle: 'Your password is set',
  passwordSetText: 'You can log in with it now.',
  linkSpentTitle: 'This link has expired',
  linkSpentText:
    'A link works once, for a limited time. If you’ve asked for several, only the latest works. You can get another on the login page.',

  accountTitle: 'Choose an account',
  accountText: (shop: string) => `Someone is logged in to ${shop} in this browser.`,
  continueAs: (email: string) => `Continue as ${email}`,
  otherAccount: 'Use a different account',

  consentTitle: (client: string) => `Allow ${client} to log you in?`,
  consentText: (client: string, email: string) =>
    `${client} will see who you are (${email}) and can act for you in this shop: change your cart, for example, or see your orders.`,
  allow: 'Allow',
  refuse: 'Don’t allow',

  logOutTitle: 'Log out?',
  logOutText: 'This logs you out of this shop in this browser.',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
  stay: 'Stay logged in',
  loggedOutTitle: 'You’re logged out',
  loggedOutText: 'It’s now safe to leave this browser.',

  setUpTitle: (shop: string) => `Open ${shop}`,
  setUpText: 'This shop has no owner yet. Choose how you’ll log in. After that, you can manage everything.',
  setUp: 'Become the owner',
  settingUp: 'One moment…',
  setUpDoneTitle: 'The shop is yours',
  setUpDoneText: 'Log in with this address and password from now on.',
  setUpSpentTitle: 'This link has expired',
  setUpSpentText:
    'The shop already has an owner, or a newer link was printed where the platform was started.',
  toConsole: 'Continue',

  goneTitle: 'This page has expired',
  goneText: 'Go back to the shop and log in again from there. Nothing is lost.',
  unreachableTitle: 'We couldn’t load this page',
  unreachableText: 'Check your connection and try again.',
  unreachable: 'We couldn’t reach the shop. Check your connection. We’ve kept what you entered.',
  offline: 'You’re offline. We’ll keep what you enter.',
  wrongPassword: 'That email and password don’t match.',
  resetPassword: 'You need a new password to log in. Get a link by email.',
  tooMany: (minutes: number) =>
    minutes === 1
      ? 'Too many attempts. Please wait a minute.'
      : `Too many attempts. Please wait ${minutes} minutes.`,
  captcha: 'I’m human',
  captchaWorking: 'Checking that you’re human…',
  captchaDone: 'Thanks, all good.',
  captchaFailed: 'We couldn’t check that you’re human. Try again, or use another browser.',
  failed: 'That didn’t work. Please try again.',
  providerProblems: {
    provider: 'That login didn’t work. Try again, or log in here.',
    'no-address': 'That provider didn’t share your email address. Log in here, or create an account.',
    'address-not-proved':
      'That provider hasn’t confirmed your email address. Log in here, or set a new password.',
  },
  leaving: 'Taking you back…',
}

/** The keys and forms that every language has. */
export type LoginMessages = typeof en
