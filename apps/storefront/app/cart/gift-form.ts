import type { currentCart } from '@vitrine/client/ecom'
import type { ItemReference } from '@vitrine/react/pure'

/** The names of the fields for a gift card's recipient. No option of a product has such a name. */
export const GIFT = {
  for: 'gift-for',
  email: 'gift-email',
  name: 'gift-name',
  from: 'gift-from',
  message: 'gift-message',
  date: 'gift-date',
} as const

/** The value of `gift-for` for someone other than the buyer. */
export const SOMEONE = 'someone'

/** How long the texts can be. */
export const MOST_NAME = 100
export const MOST_MESSAGE = 500

/** What was typed, by field, to show it again. */
export type TypedGift = Readonly<Record<string, string>>

/** Reads a gift card's recipient; undefined for the buyer. The platform checks it. */
export function giftOf(form: FormData): currentCart.GiftCardDelivery | undefined {
  const typed = (name: string) => String(form.get(name) ?? '').trim()
  if (typed(GIFT.for) !== SOMEONE) return undefined
  const [recipientName, senderName, message, sendDate] = [
    typed(GIFT.name),
    typed(GIFT.from),
    typed(GIFT.message).replaceAll('\r\n', '\n'),
    typed(GIFT.date),
  ]
  return {
    recipientEmail: typed(GIFT.email).toLowerCase(),
    ...(recipientName && { recipientName }),
    ...(senderName && { senderName }),
    ...(message && { message }),
    ...(sendDate && { sendDate }),
  }
}

/** What was typed about the recipient; undefined if the form doesn't ask. */
export const typedGift = (form: FormData): TypedGift | undefined =>
  form.has(GIFT.for)
    ? Object.fromEntries(Object.values(GIFT).map((name) => [name, String(form.get(name) ?? '')]))
    : undefined

/** The same item for someone else. */
export const withGift = (
  reference: ItemReference,
  giftCardDelivery: currentCart.GiftCardDelivery | undefined,
): ItemReference =>
  giftCardDelivery ? { ...reference, options: { ...reference.options, giftCardDelivery } } : reference
