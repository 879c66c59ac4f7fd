import { daysText, dayText } from '../orders/order-parts.ts'
import { countryName } from './country-name.ts'

/** What a mail about sent items says first. */
interface SentWords {
  readonly subject: (number: string) => string
  readonly greeting: string
  readonly said: (shop: string, number: string) => string
}

/** The texts of mails, by template. Every language has a table of this form. */
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
    readonly free: string
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
    /** @param day - such as 2027-03-31 */
    readonly preorder: (day: string | undefined) => string
    readonly arrives: (days: Days) => string
    readonly ready: (days: Days) => string
    readonly action: string
  }
  readonly orderDownloads: {
    readonly subject: (number: string) => string
    readonly greeting: string
    readonly said: (shop: string, number: string) => string
    readonly action: (file: string) => string
    /** @param day - the ISO time when the links expire */
    readonly until: (day: string) => string
  }
  readonly giftCards: {
    readonly subject: (shop: string, count: number) => string
    readonly greeting: (count: number) => string
    readonly said: (shop: string) => string
    readonly ordered: (shop: string, number: string) => string
    readonly worth: (amount: string) => string
    readonly how: string
    readonly kept: string
  }
  /** Who a gift card in a cart or an order is for. */
  readonly giftLines: {
    readonly to: string
    readonly someone: string
    readonly email: string
    readonly message: string
    readonly on: string
  }
  /** A gift card for someone else: to them, and to its buyer. */
  readonly giftForYou: {
    readonly subject: (shop: string, from: string | undefined) => string
    readonly greeting: (name: string | undefined) => string
    readonly said: (shop: string, from: string | undefined, count: number) => string
    readonly action: string
  }
  readonly giftSent: {
    readonly subject: (shop: string) => string
    readonly greeting: string
    readonly said: (shop: string, number: string, name: string | undefined) => string
    readonly lost: string
  }
  readonly orderSent: SentWords & {
    readonly some: SentWords
    readonly rest: SentWords
    readonly tracking: string
    readonly action: string
  }
  readonly orderReady: SentWords & { readonly some: SentWords; readonly rest: SentWords }
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
  readonly orderEdited: {
    readonly subject: (number: string) => string
    readonly greeting: string
    readonly said: (shop: string, number: string) => string
    readonly returned: (amount: string) => string
    readonly due: (amount: string) => string
  }
  readonly paymentLink: {
    readonly subject: (shop: string) => string
    readonly ofOrder: (number: string) => string
    readonly greeting: (amount: string) => string
    readonly said: (shop: string) => string
    readonly balance: (shop: string, number: string) => string
    readonly action: string
    readonly until: (day: string) => string
  }
  readonly checkoutReminder: {
    readonly subject: (shop: string) => string
    readonly greeting: string
    readonly said: (shop: string) => string
    readonly more: (count: number) => string
    readonly action: string
    readonly prices: string
    readonly why: (shop: string) => string
    readonly optOut: string
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
  readonly webhookPaused: {
    readonly subject: (host: string) => string
    readonly greeting: string
    readonly said: (shop: string, host: string) => string
    readonly next: string
  }
}

/** A range of days: ISO times in UTC; the end is the start of the day after the last. */
interface Days {
  readonly from: string
  readonly to: string
}

/** Texts around a link that expires. */
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
    said: (shop) => `You asked ${shop} to tell you when it’s back. You can order it now, while stocks last.`,
    action: 'See it in the shop',
    once: 'We haven’t reserved one for you. This is the only email about this request.',
  },
  orderConfirmation: {
    subject: (number) => `Your order ${number}`,
    greeting: 'Thank you for your order',
    said: (shop, number) => `${shop} has received your order ${number} and is getting it ready.`,
    subtotal: 'Items',
    discount: 'Discount',
    delivery: 'Delivery',
    free: 'Free',
    fees: 'Fees',
    tax: 'Tax',
    taxIncluded: 'Tax included',
    total: 'Total',
    giftCard: 'Paid by gift card',
    rest: 'Remaining amount',
    sentTo: 'Delivery to',
    pickup: 'Pick up at',
    country: (code) => countryName(code, 'en'),
    paid: 'Your order is paid in full.',
    unpaid: 'Your order isn’t paid yet. The shop will tell you how to pay, or you can pay on delivery.',
    preorder: (day) => (day ? `Pre-order, ships from ${dayText(day, 'en')}` : 'Pre-order'),
    arrives: (days) => `Arrives ${daysText(days, 'en')}.`,
    ready: (days) => `Ready for pickup ${daysText(days, 'en')}.`,
    action: 'View your order',
  },
  orderDownloads: {
    subject: (number) => `Your files from order ${number}`,
    greeting: 'Your files are ready',
    said: (shop, number) => `Your order ${number} from ${shop} is paid. You can download your files now.`,
    action: (file) => `Download ${file}`,
    until: (day) =>
      `The links work until ${dayText(day, 'en')}. Please don’t share them: anyone who has a link can download the file.`,
  },
  giftCards: {
    subject: (shop, count) => (count > 1 ? `Your gift cards from ${shop}` : `Your gift card from ${shop}`),
    greeting: (count) => (count > 1 ? 'Your gift cards are here' : 'Your gift card is here'),
    said: (shop) => `${shop} has sent you a gift card.`,
    ordered: (shop, number) => `Your order ${number} from ${shop} is paid. Here’s your purchase:`,
    worth: (amount) => `A gift card worth ${amount}. Its code:`,
    how: 'Enter the code at the checkout to pay with the card. What’s left stays on it for next time.',
    kept: 'Keep this email: anyone who has a code can spend its money, and we can’t show it again.',
  },
  giftLines: {
    to: 'For',
    someone: 'someone else',
    email: 'Email',
    message: 'Message',
    on: 'Send on',
  },
  giftForYou: {
    subject: (shop, from) => (from ? `${from} sent you a gift card for ${shop}` : `A gift card for ${shop}`),
    greeting: (name) => (name ? `${name}, this is for you` : 'This is for you'),
    said: (shop, from, count) =>
      `${from ?? 'Someone'} has bought you ${count > 1 ? `${count} gift cards` : 'a gift card'} for ${shop}.`,
    action: 'Visit the shop',
  },
  giftSent: {
    subject: (shop) => `Your gift from ${shop} is on its way`,
    greeting: 'We’ve sent your gift',
    said: (shop, number, name) =>
      `${shop} has emailed the gift card from your order ${number} to ${name ?? 'the person it’s for'}.`,
    lost: 'Only they have the code. If the email doesn’t arrive, ask us to send it again.',
  },
  orderSent: {
    subject: (number) => `Your order ${number} is on its way`,
    greeting: 'Your order is on its way',
    said: (shop, number) => `${shop} has sent your order ${number}.`,
    some: {
      subject: (number) => `Part of your order ${number} is on its way`,
      greeting: 'Part of your order is on its way',
      said: (shop, number) =>
        `${shop} has sent part of your order ${number}. The other items come separately.`,
    },
    rest: {
      subject: (number) => `The rest of your order ${number} is on its way`,
      greeting: 'The rest of your order is on its way',
      said: (shop, number) => `${shop} has sent the rest of your order ${number}.`,
    },
    tracking: 'Tracking',
    action: 'Track parcel',
  },
  orderReady: {
    subject: (number) => `Your order ${number} is ready for pickup`,
    greeting: 'Your order is ready for pickup',
    said: (shop, number) => `${shop} has your order ${number} ready. You can pick it up now.`,
    some: {
      subject: (number) => `Part of your order ${number} is ready for pickup`,
      greeting: 'Part of your order is ready for pickup',
      said: (shop, number) =>
        `${shop} has part of your order ${number} ready. You can pick it up now. We email you when each part is ready.`,
    },
    rest: {
      subject: (number) => `The rest of your order ${number} is ready for pickup`,
      greeting: 'The rest of your order is ready for pickup',
      said: (shop, number) => `${shop} has the rest of your order ${number} ready. You can pick it up now.`,
    },
  },
  orderCanceled: {
    subject: (number) => `Your order ${number} was cancelled`,
    greeting: 'Your order was cancelled',
    said: (shop, number) => `${shop} has cancelled your order ${number}.`,
    money: 'We’re refunding what you paid to your card or gift card.',
    action: 'Visit the shop',
  },
  orderRefunded: {
    subject: (number) => `Refund for your order ${number}`,
    greeting: (amount) => `You’re getting ${amount} back`,
    said: (shop, number, amount) => `${shop} has refunded ${amount} of your order ${number}.`,
    how: 'The money goes back the way you paid. Banks can take a few days.',
  },
  orderEdited: {
    subject: (number) => `Your order ${number} was changed`,
    greeting: 'Your order was changed',
    said: (shop, number) => `${shop} has changed your order ${number}. This is what it contains now:`,
    returned: (amount) => `You get ${amount} back.`,
    due: (amount) => `${amount} is left to pay.`,
  },
  paymentLink: {
    subject: (shop) => `Your order from ${shop} is ready to pay`,
    ofOrder: (number) => `Remaining payment for your order ${number}`,
    greeting: (amount) => `${amount} to pay`,
    said: (shop) =>
      `${shop} has put together your order. Check it and pay online. We’ll send it once it’s paid.`,
    balance: (shop, number) => `${shop} has changed your order ${number}. This is what’s left to pay.`,
    action: 'View and pay',
    until: (day) => `You can pay with this link until ${dayText(day, 'en')}.`,
  },
  checkoutReminder: {
    subject: (shop) => `Your cart at ${shop} is still here`,
    greeting: 'You left something behind',
    said: (shop) => `You started an order at ${shop} and didn’t finish it. We’ve kept your cart.`,
    more: (count) => (count === 1 ? 'And one more item.' : `And ${count} more items.`),
    action: 'Continue your order',
    prices: 'Nothing is reserved for you. Prices and stock can change until you order.',
    why: (shop) =>
      `${shop} sends this email once, because you entered your address at checkout. Already ordered, or not interested? You can ignore it.`,
    optOut: 'Stop these reminders',
  },
  memberApproved: {
    subject: (shop) => `You can log in at ${shop}`,
    greeting: 'You’re a member now',
    said: (shop) => `${shop} has approved your account. You can log in now.`,
    action: 'Visit the shop',
  },
  memberRefused: {
    subject: (shop) => `Your account at ${shop}`,
    greeting: 'Your account was not approved',
    said: (shop) =>
      `You asked to become a member of ${shop}. The shop has decided not to approve your account.`,
    kept: 'We’ve deleted the details you gave us.',
  },
  emailCode: {
    subject: (code, shop) => `${code} is your code for ${shop}`,
    said: (shop) => `Enter this code where ${shop} asks for it:`,
    until: (minutes) => `It works once, within ${minutes} minutes.`,
    notYou: 'Didn’t ask for this? You can ignore this email. We’ll never ask you for this code.',
  },
  accountExists: {
    subject: (shop) => `You already have an account at ${shop}`,
    greeting: 'You already have an account',
    said: (shop) =>
      `Someone tried to register at ${shop} with this address. You already have an account, so log in instead.`,
    action: 'Visit the shop',
    notYou: 'If it wasn’t you, you don’t need to do anything. No one got into your account.',
  },
  newPassword: {
    subject: (shop) => `Your new password for ${shop}`,
    greeting: 'Choose a new password',
    said: (shop) => `You asked ${shop} for a new password.`,
    action: 'Choose a password',
    until: (minutes) => `The link works once, within ${minutes} minutes.`,
    notYou: 'Didn’t ask for this? You can ignore this email. Your password stays the same.',
  },
  staffWayIn: {
    subject: (shop) => `Log in to the back office of ${shop}`,
    greeting: 'Log in from this browser',
    said: (shop) =>
      `You asked for a link to log in to the back office of ${shop}. Open it in the browser you want to log in with, then enter your password.`,
    action: 'Use this browser',
    until: (minutes) => `The link works once, within ${minutes} minutes.`,
    notYou:
      'Didn’t ask for this? You can ignore this email. No one can log in with the link without your password.',
  },
  firstPassword: {
    subject: (shop) => `Your account at ${shop}`,
    greeting: 'Your account is waiting for you',
    said: (shop) => `${shop} has created an account for you. Choose a password to start using it.`,
    action: 'Choose a password',
    until: (minutes) => `The link works once, within ${minutes} minutes. The shop can send you another.`,
    notYou: 'Don’t want an account? You can ignore this email.',
  },
  passwordChanged: {
    subject: (shop) => `Your password for ${shop} was changed`,
    greeting: 'Your password was changed',
    said: (shop) => `Your account at ${shop} has a new password. You’re logged out on all other devices.`,
    notYou: 'If it wasn’t you, go to the login page and get a new password right away.',
    action: 'Visit the shop',
  },
  webhookPaused: {
    subject: (host) => `We paused the webhook to ${host}`,
    greeting: 'A webhook is paused',
    said: (shop, host) =>
      `${host} hasn’t accepted any events from ${shop} for three days, so we’ve stopped trying. Nothing is lost: events wait for up to 30 days.`,
    next: 'Fix the receiver, then resume the webhook. All waiting events are sent right away, in order.',
  },
}
