/** A gift card of a shop: money that was paid before it is spent. Amounts are minor units of the shop's currency. */
export interface GiftCard {
  readonly id: string
  readonly siteId: string
  /** Counts every change, payments among them, from 1. */
  readonly revision: number
  /** The end of its code; the whole of it is known to whoever holds the card alone. */
  readonly lastDigits: string
  /** What it was sold with. */
  readonly issuedMinor: number
  readonly balanceMinor: number
  readonly active: boolean
  /** No longer good from then on; undefined for never. Milliseconds since 1970. */
  readonly expiresAt: number | undefined
  /** For merchants alone. */
  readonly note: string | undefined
  readonly createdAt: number
  readonly updatedAt: number
}

/** Why a balance changed. */
export type GiftCardEntryKind = 'ISSUED' | 'SPENT' | 'GIVEN_BACK' | 'ADJUSTED'

/** One change of a balance: all of a card's together make its balance. */
export interface GiftCardEntry {
  /** The revision of the card that it made. */
  readonly number: number
  readonly kind: GiftCardEntryKind
  /** Negative for what was taken. */
  readonly amountMinor: number
  readonly balanceMinor: number
  readonly orderId: string | undefined
  readonly reason: string | undefined
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Stands for the shop's own gift cards where the wire asks for their app. */
export const OWN_GIFT_CARDS = '0d6bd6f1-8f4c-4c0e-a3a4-2f6c7e9b5d14'

/** Shows a card by the end of its code. */
export const obfuscatedCode = ({ lastDigits }: Pick<GiftCard, 'lastDigits'>): string =>
  `${'*'.repeat(12)}${lastDigits}`
