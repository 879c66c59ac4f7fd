import type { GiftCard } from './gift-card.ts'

/** A gift card of a hundred, always valid. */
export const giftCardOf = (terms: Partial<GiftCard> = {}): GiftCard => ({
  id: '55555555-5555-4555-8555-555555555555',
  siteId: '11111111-1111-4111-8111-111111111111',
  revision: 1,
  lastDigits: 'WXYZ',
  issuedMinor: 10_000,
  balanceMinor: 10_000,
  active: true,
  expiresAt: undefined,
  note: undefined,
  createdAt: 0,
  updatedAt: 0,
  ...terms,
})
