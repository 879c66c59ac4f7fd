import type { Detail } from '../cart/cart-view.ts'
import type { Language } from '../messages/languages.ts'
import type { Picture } from '../pictures/picture.ts'

/** A line of an order, as it was when the order was placed. */
export interface OrderLine {
  id: string
  name: string
  /** The language of the name if it isn't the page's. */
  lang?: Language
  picture?: Picture
  /** The choices: `Size: 50 × 70 cm`. */
  details: Detail[]
  quantity: number
  /** Price of all. */
  total: string
  /** Whether its items are gift cards. */
  isGiftCard?: boolean
}

/** An order as its buyer's page shows it. */
export interface OrderView {
  id: string
  number: string
  /** The date it was placed, in words. */
  day: string
  firstName?: string
  /** Where its confirmation was sent. */
  email?: string
  lines: OrderLine[]
  /** The parts of the total; `lang` if a name isn't in the page's language. */
  rows: { name: string; amount: string; lang?: Language }[]
  total: string
  /** The tax included in the total. */
  taxWithin?: string
  /** What the buyer can download; the links expire. */
  files?: { id: string; name: string; size: string; url: string; until: string }[]
  /** The tax at each rate, for the printed invoice: on what, and how much. */
  taxes: { rate: string; taxable: string; tax: string }[]
  /** Its invoice if the shop made one; without a day of supply, that is the invoice's. */
  invoice?: { number: string; day: string; supplied?: string }
  /** Who sells, for the printed invoice. */
  seller?: { name: string; address: string[]; vatId?: string }
  payment: 'PAID' | 'PARTLY_SENT' | 'SENT' | 'PARTLY_READY' | 'READY' | 'DUE' | 'GIVEN_BACK'
  /** What was refunded so far. */
  refunded?: string
  isCanceled: boolean
  /** How it is paid, part by part. */
  payments: {
    kind: 'CARD' | 'PROVIDER' | 'OFFLINE' | 'GIFT_CARD'
    name?: string
    card?: { brand: string; lastDigits: string }
    amount: string
  }[]
  /** The parcels that can be followed, in the order they were sent. */
  parcels: { carrier: string; number: string; link?: string }[]
  /** The lines of the billing address, for the printed invoice. */
  billing: string[]
  /** How it reaches the buyer; `lang` if the shop's words about it aren't in the page's language. */
  delivery?: {
    title: string
    lang?: Language
    arrival?: string
    promise?: string
    lines: string[]
    instructions?: string
  }
}
