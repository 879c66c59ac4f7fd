import { createHash } from 'node:crypto'
import type { Ids } from '../../../floor/ids.ts'
import { minorOrNone } from '../../../floor/money/amounts.ts'
import { type CartLine, fullPriceMinorOf, isCustom, priceMinorOf } from '../../cart/lines/line.ts'
import type { StoredCheckout } from '../../checkout/checkout.ts'
import type { AgreedOrder, StoredOrder } from '../../orders/order.ts'
import type { DraftDetails, DraftDiscount, DraftDocument, EditBasis } from '../kept/draft.ts'

/** The lines of an order as they can be edited, at their agreed prices; undefined if they aren't known. */
export const editableLines = (
  { document }: StoredOrder,
  checkout: StoredCheckout | undefined,
): CartLine[] | undefined => {
  const lines = document.edits?.lines ?? checkout?.lines
  const isWhole = document.lines.every(({ lineId }) => lines?.some(({ id }) => id === lineId))
  return isWhole ? lines?.map(atAgreedPrice) : undefined
}

const atAgreedPrice = (line: CartLine): CartLine => {
  if (isCustom(line)) return line
  const { seenMinor: _, ...rest } = line
  const agreed = { priceMinor: priceMinorOf(line), fullPriceMinor: fullPriceMinorOf(line) }
  return { ...rest, overrides: { fields: {}, ...line.overrides, ...agreed } }
}

/** What the edit of an order begins with: the order as it is. */
export const editOf = (
  order: StoredOrder,
  lines: readonly CartLine[],
  { ids, createdBy }: Pick<DraftDocument, 'createdBy'> & { readonly ids: Ids },
): DraftDocument => {
  const details = detailsOf(order)
  const discounts = discountsOf(order, ids)
  const basis = { order: orderDigest(order), terms: termsDigest({ lines, details, discounts }) }
  return { lines, details, discounts, createdBy, basis }
}

/** Where an order goes: its delivery address, or else its buyer's. */
export const recipientOf = ({ shippingInfo, recipientInfo }: AgreedOrder): AgreedOrder['recipientInfo'] =>
  shippingInfo?.logistics?.shippingDestination ?? recipientInfo

const detailsOf = ({ email, document: { agreed } }: StoredOrder): DraftDetails => {
  const { buyerInfo, buyerNote, billingInfo, shippingInfo, buyerLanguage } = agreed
  const shipping = recipientOf(agreed)
  const { code, carrierId } = shippingInfo ?? {}
  return {
    ...(email !== undefined && { email }),
    ...(buyerInfo?.contactId && { contactId: buyerInfo.contactId }),
    ...(buyerNote && { buyerNote }),
    ...(shipping && { shipping }),
    // A billing address of its own stays; otherwise it follows the delivery address.
    ...(billingInfo && !isSame(billingInfo, shipping) && { billing: billingInfo }),
    ...(code && { selectedShippingOption: { code, ...(carrierId && { carrierId }) } }),
    ...(buyerLanguage && { buyerLanguage }),
  }
}

/** What was taken off each line and off the delivery stays off, whatever the coupon or the rule says today. */
const discountsOf = ({ currency, document: { agreed } }: StoredOrder, ids: Ids): DraftDiscount[] => {
  const minor = (amount: string | undefined) => minorOrNone(amount, currency, 'totalDiscount') ?? 0
  const coupons = (agreed.appliedDiscounts ?? []).flatMap(({ coupon }) => coupon ?? [])
  const [coupon] = coupons
  const isCouponAlone = coupons.length > 0 && coupons.length === agreed.appliedDiscounts?.length
  const from = (quantity: number) => ({
    quantity,
    ...(isCouponAlone && coupon && { coupon: { id: coupon.id, code: coupon.code, name: coupon.name } }),
  })
  const ofLines = agreed.lineItems.flatMap(({ id, quantity, totalDiscount }): DraftDiscount[] => {
    const amountMinor = minor(totalDiscount?.amount)
    if (amountMinor === 0) return []
    const terms = { off: { kind: 'AMOUNT' as const, amountMinor }, lineIds: [id] }
    return [{ id: ids.guid(), terms, isApplied: true, ofOrder: from(quantity) }]
  })
  const { cost } = agreed.shippingInfo ?? {}
  const amountMinor = minor(cost?.discount?.amount)
  if (amountMinor === 0) return ofLines
  const isFree = amountMinor === minor(cost?.price?.amount)
  const off = isFree
    ? { kind: 'FREE_SHIPPING' as const }
    : { kind: 'FREE_SHIPPING' as const, part: { kind: 'AMOUNT' as const, amountMinor } }
  return [...ofLines, { id: ids.guid(), terms: { off }, isApplied: true, ofOrder: from(1) }]
}

/** Changes with everything that an edit can change. */
export const orderDigest = ({ email, totalMinor, document: { agreed } }: StoredOrder): string => {
  const { lineItems, recipientInfo, billingInfo, shippingInfo, buyerNote, priceSummary } = agreed
  return digestOf([
    email,
    totalMinor,
    lineItems,
    recipientInfo,
    billingInfo,
    shippingInfo,
    buyerNote,
    priceSummary,
  ])
}

/** Changes with everything that the price depends on. */
export const termsDigest = ({
  lines,
  details,
  discounts,
}: Pick<DraftDocument, 'lines' | 'details' | 'discounts'>): string => {
  const { country, subdivision, postalCode } = details.shipping?.address ?? {}
  const billing = details.billing?.address ?? {}
  return digestOf([
    lines.map((line) => [line.id, line.quantity, priceMinorOf(line), fullPriceMinorOf(line)]),
    discounts.filter(({ isApplied }) => isApplied).map(({ id }) => id),
    details.selectedShippingOption?.code,
    [country, subdivision, postalCode],
    [billing.country, billing.subdivision, billing.postalCode],
  ])
}

/** Whether an edit leaves the price as it was agreed. */
export const keepsPrice = (document: DraftDocument): boolean =>
  termsDigest(document) === document.basis?.terms

export const basisOf = ({ basis }: DraftDocument): EditBasis => basis ?? { order: '', terms: '' }

const digestOf = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
