import { hasRecipient, withoutRecipient } from '../cart/lines/gift-delivery.ts'
import type { CheckoutContent, CheckoutDetails, StoredCheckout } from './checkout.ts'

/**
 * What a checkout's creator sees and changes once a browser has opened it. The browser's own side is the
 * checkout itself: it is priced, paid and shown to merchants. Neither side reaches the other, because nothing
 * proves that a link's creator and the person who opens it are the same.
 */
export interface MakerSide extends CheckoutContent {
  /** The details that both sides had when the browser took over, or last received the creator's changes. */
  readonly base: CheckoutDetails
  /** Whether the creator has written since then. */
  readonly isChanged: boolean
  /** Whether the browser was logged in as the checkout's member. */
  readonly isProven: boolean
}

/** Who looks at a checkout, as far as it decides which side they see. */
interface Onlooker {
  readonly isMerchant: boolean
  readonly isHolder?: true | undefined
}

const isMaker = ({ isMerchant, isHolder }: Onlooker): boolean => !isMerchant && isHolder !== true

/** Returns a checkout as a caller sees it. */
export const sideOf = (stored: StoredCheckout, by: Onlooker): StoredCheckout => {
  const { maker } = stored
  return maker && isMaker(by) ? { ...stored, lines: maker.lines, details: maker.details } : stored
}

/** Whether a caller's writes stay on the creator's side. */
export const isApart = ({ maker }: StoredCheckout, by: Onlooker): boolean =>
  maker !== undefined && isMaker(by)

/** Writes a caller's changes to the side that they see. */
export const withSide = (
  stored: StoredCheckout,
  by: Onlooker,
  { lines, details }: CheckoutContent,
): StoredCheckout => {
  const { maker } = stored
  if (!maker || !isMaker(by)) return { ...stored, lines, details }
  return { ...stored, maker: { ...maker, lines, details, isChanged: true } }
}

/** Gives a checkout to a browser as its creator left it. What another browser typed before is dropped. */
export const handedOver = (stored: StoredCheckout, isProven: boolean): StoredCheckout => {
  const { lines, details } = stored.maker ?? stored
  return { ...stored, lines, details, maker: { lines, details, base: details, isChanged: false, isProven } }
}

/**
 * Updates the browser's side with its creator's changes when the same browser returns through a new link: the
 * lines are the creator's; details changed in the browser stay.
 */
export const takenUp = (stored: StoredCheckout): StoredCheckout => {
  const { maker } = stored
  if (!maker?.isChanged) return stored
  const { base, lines, details } = maker
  const own = entriesOf(stored.details).filter(([name, value]) => !isSame(value, detailOf(base, name)))
  const removed = entriesOf(base).filter(([name]) => detailOf(stored.details, name) === undefined)
  const merged = { ...details, ...Object.fromEntries(own) }
  const gone = new Set(removed.map(([name]) => name))
  const kept = Object.fromEntries(entriesOf(merged).filter(([name]) => !gone.has(name)))
  return {
    ...stored,
    lines,
    details: { ...kept, channelType: details.channelType, createdBy: details.createdBy },
    maker: { ...maker, base: details, isChanged: false },
  }
}

/** Whether a checkout contains personal data: an email address, an address beyond a region, or a recipient. */
export const isPersonal = ({ lines, details }: CheckoutContent): boolean => {
  const { email, contactId, buyerNote, shipping, billing } = details
  return (
    [email, contactId, buyerNote].some(Boolean) ||
    [shipping, billing].some(isPersonalPlace) ||
    lines.some(hasRecipient)
  )
}

/** Whether a place says more than a region. */
export const isPersonalPlace = (place: CheckoutDetails['shipping']): boolean => {
  const { country: _, subdivision: __, ...rest } = place?.address ?? {}
  return [...Object.values(rest), ...Object.values(place?.contactDetails ?? {})].some(Boolean)
}

/**
 * Returns the part of a checkout that someone else may have: the same items on the same terms, and no
 * personal data.
 */
export const withoutPerson = ({ lines, details }: CheckoutContent): CheckoutContent => {
  const { channelType, createdBy, coupon, merchantDiscounts, customSettings, businessLocationId } = details
  const { draftId, balanceOf } = details
  return {
    lines: lines.map(({ membership: _, taxableAddress: __, extendedFields: ___, ...line }) =>
      withoutRecipient(line),
    ),
    details: {
      ...{ channelType, createdBy },
      ...(coupon && { coupon }),
      ...(merchantDiscounts && { merchantDiscounts }),
      ...(customSettings && { customSettings }),
      ...(businessLocationId !== undefined && { businessLocationId }),
      ...(draftId !== undefined && { draftId }),
      ...(balanceOf !== undefined && { balanceOf }),
    },
  }
}

const entriesOf = (details: object): [string, unknown][] =>
  Object.entries(details).filter(([, value]) => value !== undefined)
const detailOf = (details: CheckoutDetails, name: string): unknown => new Map(entriesOf(details)).get(name)
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
