import { countryName } from './country-name.ts'

/** What mails say, by template. Every language has a table of this form. */
export interface Words {
  readonly backInStock: {
    readonly subject: (item: string) => string
    readonly greeting: (item: string) => string
    readonly said: (shop: string) => string
    readonly action: string
    readonly once: string
  }
  readonly orderConfirmation: {
    readonly subject: (number: string) => string
    readonly greeting: string
    readonly said: (shop: string, number: string) => string
    readonly subtotal: string
    readonly discount: string
    readonly delivery: string
    readonly fees: string
    readonly tax: string
    readonly taxIncluded: string
    readonly total: string
    readonly giftCard: string
    readonly rest: string
    readonly sentTo: string
    readonly pickup: string
    readonly country: (code: string) => string
    readonly paid: string
    readonly unpaid: string
  }
  readonly orderCanceled: {
    readonly subject: (number: string) => string
    readonly greeting: string
    readonly said: (shop: string, number: string) => string
    readonly money: string
    readonly action: string
  }
  readonly orderRefunded: {
    readonly subject: (number: string) => string
    readonly greeting: (amount: string) => string
    readonly said: (shop: string, number: string, amount: string) => string
    readonly how: string
  }
  readonly memberApproved: {
    readonly subject: (shop: string) => string
    readonly greeting: string
    readonly said: (shop: string) => string
    readonly action: string
  }
  readonly memberRefused: {
    readonly subject: (shop: string) => string
    readonly greeting: string
    readonly said: (shop: string) => string
    readonly kept: string
  }
  readonly emailCode: {
    readonly subject: (code: string, shop: string) => string
    readonly said: (shop: string) => string
    readonly until: (minutes: number) => string
    readonly notYou: string
  }
  readonly accountExists: {
    readonly subject: (shop: string) => string
    readonly greeting: string
    readonly said: (shop: string) => string
    readonly action: string
    readonly notYou: string
  }
  readonly newPassword: LinkWords
  readonly firstPassword: LinkWords
  readonly staffWayIn: LinkWords
  readonly passwordChanged: {
    readonly subject: (shop: string) => string
    readonly greeting: string
    readonly said: (shop: string) => string
    readonly notYou: string
    readonly action: string
  }
}

/** Words around a link that is good for a while. */
interface LinkWords {
  readonly subject: (shop: string) => string
  readonly greeting: string
  readonly said: (shop: string) => string
  readonly action: string
  readonly until: (minutes: number) => string
  readonly notYou: string
}

export const en: Words = {
  backInStock: {
    subject: (item) => `Back in stock: ${item}`,
    greeting: (item) => `${item} is back`,
    said: (shop) => `You asked ${shop} to tell you when it can be bought again. It can, while stocks last.`,
    action: 'See it in the shop',
    once: 'Nothing is set aside for you, and no other mail follows for this request.',
  },
  orderConfirmation: {
    subject: (number) => `Your order ${number}`,
    greeting: 'Thank you for your order',
    said: (shop, number) => `${shop} has your order ${number} and gets to work on it.`,
    subtotal: 'Items',
    discount: 'Discount',
    delivery: 'Delivery',
    fees: 'Fees',
    tax: 'Tax',
    taxIncluded: 'Tax included',
    total: 'Total',
    giftCard: 'Paid by gift card',
    rest: 'Remaining amount',
    sentTo: 'Sent to',
    pickup: 'To be picked up at',
    country: (code) => countryName(code, 'en'),
    paid: 'Nothing is left to pay.',
    unpaid: 'It is not paid yet; the shop tells you how, or takes the money when you receive it.',
  },
  orderCanceled: {
    subject: (number) => `Your order ${number} was cancelled`,
    greeting: 'Your order was cancelled',
    said: (shop, number) => `${shop} has cancelled your order ${number}.`,
    money: 'What you paid by card or gift card goes back the same way.',
    action: 'Visit the shop',
  },
  orderRefunded: {
    subject: (number) => `Money back for your order ${number}`,
    greeting: (amount) => `You get ${amount} back`,
    said: (shop, number, amount) => `${shop} gives you ${amount} of your order ${number} back.`,
    how: 'It goes back the way you paid; banks may take some days.',
  },
  memberApproved: {
    subject: (shop) => `You can log in at ${shop}`,
    greeting: 'You are a member now',
    said: (shop) => `${shop} has approved your account. You can log in from now on.`,
    action: 'To the shop',
  },
  memberRefused: {
    subject: (shop) => `Your account at ${shop}`,
    greeting: 'Your account was not approved',
    said: (shop) => `You asked to become a member of ${shop}. The shop has decided against it.`,
    kept: 'What you told of yourself was deleted.',
  },
  emailCode: {
    subject: (code, shop) => `${code} is your code for ${shop}`,
    said: (shop) => `Type this code where ${shop} asks for it:`,
    until: (minutes) => `It is good for ${minutes} minutes, and once.`,
    notYou: 'Nobody of the shop will ever ask you for it. If you did not want one, pass over this mail.',
  },
  accountExists: {
    subject: (shop) => `You have an account at ${shop} already`,
    greeting: 'You have an account already',
    said: (shop) =>
      `Somebody wants to register at ${shop} with this address. It has an account: log in to it instead.`,
    action: 'Visit the shop',
    notYou: 'If it was not you, there is nothing to do: nobody was let in.',
  },
  newPassword: {
    subject: (shop) => `Your new password for ${shop}`,
    greeting: 'Choose a new password',
    said: (shop) => `You asked ${shop} for a new password.`,
    action: 'Choose a password',
    until: (minutes) => `The link is good for ${minutes} minutes, and once.`,
    notYou: 'If it was not you, pass over this mail: your password stays as it is.',
  },
  staffWayIn: {
    subject: (shop) => `Log in to the back office of ${shop}`,
    greeting: 'Log in from this browser',
    said: (shop) =>
      `You asked for a link to log in to the back office of ${shop}. Open it in the browser you want to log in with, then enter your password.`,
    action: 'Use this browser',
    until: (minutes) => `The link works once, within ${minutes} minutes.`,
    notYou:
      "Didn't ask for this? You can ignore this email. Nobody can log in with the link without your password.",
  },
  firstPassword: {
    subject: (shop) => `Your account at ${shop}`,
    greeting: 'Your account is waiting for you',
    said: (shop) => `${shop} has made an account for you. Choose a password, and it is yours.`,
    action: 'Choose a password',
    until: (minutes) => `The link is good for ${minutes} minutes, and once; the shop can send you another.`,
    notYou: 'If you want no account, pass over this mail.',
  },
  passwordChanged: {
    subject: (shop) => `Your password for ${shop} was changed`,
    greeting: 'Your password was changed',
    said: (shop) => `Your account at ${shop} has a new password, and every other login was ended.`,
    notYou: 'If it was not you, ask for a new password at once where you log in.',
    action: 'Visit the shop',
  },
}
