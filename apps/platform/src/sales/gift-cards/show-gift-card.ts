import type { ShopGiftCard, GiftCardEntry as ShownEntry, SoldGiftCardDelivery } from '@vitrine/contract'
import { money, moneyText } from '@vitrine/pricing'
import { type GiftCard, type GiftCardEntry, obfuscatedCode } from './gift-card.ts'
import type { GiftDelivery } from './gift-deliveries.store.ts'

const isoDate = (at: number): string => new Date(at).toISOString()

/**
 * Shows a gift card to its merchants.
 *
 * @param currency - the shop's, ISO 4217
 */
export const showGiftCard = (card: GiftCard, currency: string): ShopGiftCard => {
  const { id, revision, issuedMinor, balanceMinor, active, expiresAt, note } = card
  return {
    ...{ id, revision, obfuscatedCode: obfuscatedCode(card), currency },
    initialValue: moneyText(money(issuedMinor, currency)),
    balance: moneyText(money(balanceMinor, currency)),
    active,
    ...(expiresAt !== undefined && { expirationDate: isoDate(expiresAt) }),
    ...(note !== undefined && { note }),
    createdDate: isoDate(card.createdAt),
    updatedDate: isoDate(card.updatedAt),
  }
}

/** Shows a change of a balance. */
export const showEntry = (entry: GiftCardEntry, currency: string): ShownEntry => {
  const { number, kind, amountMinor, balanceMinor, orderId, reason, at } = entry
  return {
    ...{ number, kind },
    amount: moneyText(money(amountMinor, currency)),
    balance: moneyText(money(balanceMinor, currency)),
    ...(orderId !== undefined && { orderId }),
    ...(reason !== undefined && { reason }),
    createdDate: isoDate(at),
  }
}

/** Shows the recipient of a sold card. */
export const showDelivery = ({ recipient, details, sentAt }: GiftDelivery): SoldGiftCardDelivery => {
  const { recipientName, senderName, message, sendDate } = details
  return {
    ...(recipient !== undefined && { recipientEmail: recipient }),
    ...(recipientName && { recipientName }),
    ...(senderName && { senderName }),
    ...(message && { message }),
    ...(sendDate && { sendDate }),
    ...(sentAt !== undefined && { sentDate: isoDate(sentAt) }),
  }
}
