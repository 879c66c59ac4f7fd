/** A gift card: money that is paid before it is spent. Amounts are minor units of the shop's currency. */
export interface GiftCard {
  readonly id: string
  readonly siteId: string
  /** Counts every change, payments included, from 1. */
  readonly revision: number
  /** The end of its code; only the holder knows the whole. */
  readonly lastDigits: string
  /** Its original value. */
  readonly issuedMinor: number
  readonly balanceMinor: number
  readonly active: boolean
  /** Valid until, exclusive; undefined for unlimited. Milliseconds since 1970. */
  readonly expiresAt: number | undefined
  /** Only for merchants. */
  readonly note: string | undefined
  readonly createdAt: number
  readonly updatedAt: number
}

/** Why a balance changed. */
export type GiftCardEntryKind = 'ISSUED' | 'SPENT' | 'GIVEN_BACK' | 'ADJUSTED'

/** One change of a balance; all changes of a card add up to its balance. */
export interface GiftCardEntry {
  /** The card's revision after it. */
  readonly number: number
  readonly kind: GiftCardEntryKind
  /** Negative for an amount taken off. */
  readonly amountMinor: number
  readonly balanceMinor: number
  readonly orderId: string | undefined
  readonly reason: string | undefined
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The app id of the shop's own gift cards on the wire. */
export const OWN_GIFT_CARDS = '0d6bd6f1-8f4c-4c0e-a3a4-2f6c7e9b5d14'

/** Displays a card by the end of its code. */
export const obfuscatedCode = ({ lastDigits }: Pick<GiftCard, 'lastDigits'>): string =>
  `${'*'.repeat(12)}${lastDigits}`
