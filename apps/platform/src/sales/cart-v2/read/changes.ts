import type {
  AddLineItemsV2CurrentRequest,
  CouponInput,
  CreateCartV2Request,
  DeliveryMethodInput,
  FormSubmission,
  GiftCardInput,
  UpdateCurrentCartV2Request,
  Writable,
} from '@vitrine/contract'
import type { KnownActor } from '../../../floor/callers/actor.ts'
import { fail } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { minorOrNone } from '../../../floor/money/amounts.ts'
import { addition, patch } from '../../cart/kept/cart-changes.ts'
import type { CartVisit } from '../../cart/kept/cart-visit.ts'
import type { CartChange } from '../../cart/kept/cart-writer.ts'
import { type CartContent, removeLines, subtotalMinor, withSeenPrice } from '../../cart/lines/cart.ts'
import { changeDetails, type DetailsChange } from '../../cart/lines/cart-details.ts'
import { isCustom } from '../../cart/lines/line.ts'
import { priceWriter } from '../../cart/lines/prices.ts'
import type { Coupon } from '../../coupons/coupon.ts'
import { type GiftCard, obfuscatedCode } from '../../gift-cards/gift-card.ts'
import { moneyWriter } from '../show/convert-money.ts'
import { assertOffered } from './delivery-method.ts'
import { assertInStock } from './in-stock.ts'
import { readCartV2 } from './read-cart.ts'
import { firstLinesOf } from './read-items.ts'

/** What the pieces of a change have in common. */
export interface Changing {
  readonly visit: CartVisit
  /** Who calls, not always whose cart it is. */
  readonly actor: KnownActor
  readonly ids: Ids
}

const withDetails = (content: CartContent, change: DetailsChange): CartContent => ({
  ...content,
  details: changeDetails(content.details, change),
})

/**
 * Adds lines; more than is in stock is refused.
 * @throws {Failure} NO_LINE_ITEMS_TO_ADD
 */
export const addedLines = (
  { visit, actor, ids }: Changing,
  input: AddLineItemsV2CurrentRequest,
): CartChange => {
  if ((input.catalogItems ?? []).length + (input.customItems ?? []).length === 0)
    throw fail('NO_LINE_ITEMS_TO_ADD')
  const change = addition(visit, actor, firstLinesOf(actor, input), ids)
  return {
    ...change,
    apply: (content, ...means) => {
      const after = change.apply(content, ...means)
      assertInStock(content.lines, after.lines)
      return after
    },
  }
}

/** Changes note, buyer, addresses and what else an update can write. */
export const patched = ({ visit, actor, ids }: Changing, input: UpdateCurrentCartV2Request): CartChange => {
  const { first, detailsOf } = readCartV2(actor, input, 'cart')
  const change = patch(visit, actor, first, ids, 'cart')
  return {
    ...change,
    apply: (content, ...means) => withDetails(change.apply(content, ...means), detailsOf(content.details)),
  }
}

/**
 * Creates a cart with everything it holds, or adds it to the current one.
 * @param isNew - there must be no cart yet
 */
export const created = (changing: Changing, input: CreateCartV2Request, isNew: boolean): CartChange => {
  const { visit, actor, ids } = changing
  const { cart, catalogItems = [], customItems = [], coupons = [], giftCards = [], deliveryMethod } = input
  if (giftCards.length > 1) throw fail('MAX_GIFT_CARDS_PER_CART_EXCEEDED')
  const { first, detailsOf } = readCartV2(actor, { ...(cart && { cart }) }, 'new cart')
  const written = patch(visit, actor, first, ids, 'cart')
  const hasLines = catalogItems.length + customItems.length > 0
  const lines = hasLines ? addedLines(changing, { catalogItems, customItems }) : undefined
  const [coupon] = coupons
  const [giftCard] = giftCards
  const discount = coupon && addedCoupon(changing, coupon)
  const card = giftCard && addedGiftCard(changing, giftCard)
  const delivery = deliveryMethod && chosenDelivery(changing, deliveryMethod)
  return {
    start: { lines: [] },
    isNew,
    ...(lines?.references && { references: lines.references }),
    couponCode: discount?.couponCode,
    giftCardCode: card?.giftCardCode,
    apply: (content, offers, foundCoupon, foundCard) => {
      const none = [[], undefined, undefined] as const
      const fixed = withDetails(content, detailsOf(content.details))
      const noted = written.apply(fixed, ...none)
      const filled = lines?.apply(noted, offers, undefined, undefined) ?? noted
      const reduced = discount?.apply(filled, [], foundCoupon, undefined) ?? filled
      const paid = card?.apply(reduced, [], undefined, foundCard) ?? reduced
      return delivery?.apply(paid, ...none) ?? paid
    },
    ...(delivery?.check && { check: delivery.check }),
  }
}

/** @throws {Failure} COUPON_LOCKED, COUPON_ALREADY_EXISTS, MAX_COUPONS_PER_CART_EXCEEDED, INVALID_COUPON_STATUS */
export const addedCoupon = (
  { visit }: Changing,
  { code }: Writable<typeof CouponInput, 'code'>,
): CartChange => ({
  couponCode: code,
  apply: (content, _offers, coupon) => {
    if (!coupon) return content
    const present = content.details?.coupon
    if (content.details?.settings?.lockCouponCode) throw fail('COUPON_LOCKED')
    if (present?.id === coupon.id) throw fail('COUPON_ALREADY_EXISTS', { couponCode: code })
    if (present) throw fail('MAX_COUPONS_PER_CART_EXCEEDED')
    assertMinimum(visit, content, coupon, code)
    return withDetails(content, { coupon: { id: coupon.id, code: coupon.code } })
  },
})

const assertMinimum = (
  { site }: CartVisit,
  { lines }: CartContent,
  { minimumMinor }: Coupon,
  couponCode: string,
): void => {
  if (subtotalMinor(lines) >= minimumMinor) return
  const money = moneyWriter(priceWriter(site, site.currency))
  throw fail('INVALID_COUPON_STATUS', {
    ...{ couponCode, reason: 'MIN_SUBTOTAL_NOT_REACHED' },
    minSubtotalNotReachedDetails: { requiredMinimumSubtotal: money(minimumMinor) },
  })
}

/** @throws {Failure} COUPON_LOCKED, COUPON_NOT_FOUND_IN_CART */
export const removedCoupon = (couponId: string): CartChange => ({
  apply: (content) => {
    if (content.details?.coupon?.id !== couponId.toLowerCase())
      throw fail('COUPON_NOT_FOUND_IN_CART', { couponId })
    if (content.details.settings?.lockCouponCode) throw fail('COUPON_LOCKED')
    return withDetails(content, { coupon: null })
  },
})

/** @throws {Failure} GIFT_CARD_LOCKED, GIFT_CARD_ALREADY_EXISTS, MAX_GIFT_CARDS_PER_CART_EXCEEDED */
export const addedGiftCard = (
  { visit }: Changing,
  { code, redeemAmount }: Writable<typeof GiftCardInput, 'code' | 'redeemAmount.amount'>,
): CartChange => {
  const field = 'giftCard.redeemAmount.amount'
  const mostMinor = minorOrNone(redeemAmount?.amount, visit.site.currency, field)
  return {
    giftCardCode: code,
    apply: (content, _offers, _coupon, card) => {
      if (!card) return content
      assertOneCard(content, card)
      const giftCard = { id: card.id, obfuscatedCode: obfuscatedCode(card) }
      return withDetails(content, {
        giftCard: { ...giftCard, ...(mostMinor !== undefined && { mostMinor }) },
      })
    },
  }
}

const assertOneCard = ({ details }: CartContent, card: GiftCard): void => {
  if (details?.settings?.lockGiftCard) throw fail('GIFT_CARD_LOCKED')
  if (details?.giftCard?.id === card.id)
    throw fail('GIFT_CARD_ALREADY_EXISTS', { giftCardCode: obfuscatedCode(card) })
  if (details?.giftCard) throw fail('MAX_GIFT_CARDS_PER_CART_EXCEEDED')
}

/** @throws {Failure} GIFT_CARD_LOCKED, GIFT_CARD_NOT_FOUND_IN_CART */
export const removedGiftCard = (giftCardId: string): CartChange => ({
  apply: (content) => {
    if (content.details?.giftCard?.id !== giftCardId.toLowerCase())
      throw fail('GIFT_CARD_NOT_FOUND_IN_CART', { giftCardId })
    if (content.details.settings?.lockGiftCard) throw fail('GIFT_CARD_LOCKED')
    return withDetails(content, { giftCard: null })
  },
})

/** @throws {Failure} DELIVERY_METHOD_… unless the changed cart can be delivered that way */
export const chosenDelivery = (
  { visit }: Changing,
  { code, appId }: Writable<typeof DeliveryMethodInput, 'code'>,
): CartChange => ({
  apply: (content) =>
    withDetails(content, {
      selectedShippingOption: { code, ...(appId != null && { carrierId: appId }) },
    }),
  check: (tx, after) => assertOffered(tx, visit, after),
})

export const noDelivery: CartChange = {
  apply: (content) => withDetails(content, { selectedShippingOption: null }),
}

/** @throws {Failure} LINE_ITEM_NOT_FOUND_IN_CART */
export const removedLines = (lineItemIds: readonly string[]): CartChange => ({
  apply: (content) => {
    const unknown = lineItemIds.filter((id) => !content.lines.some((line) => line.id === id))
    if (unknown.length > 0) throw fail('LINE_ITEM_NOT_FOUND_IN_CART', { lineItemIds: unknown })
    return { ...content, lines: removeLines(content.lines, lineItemIds) }
  },
})

/** Replaces the answers to the named forms, and keeps the others. */
export const answeredForms = (submissions: readonly FormSubmission[]): CartChange => ({
  apply: (content) => {
    const kept = new Map((content.details?.forms ?? []).map((form) => [form.id, form]))
    for (const { id, formSubmissionId } of submissions) kept.set(id, { id, formSubmissionId })
    return withDetails(content, { forms: [...kept.values()].slice(-MOST_FORMS) })
  },
})

/** The wire's limit. */
const MOST_FORMS = 1000

/** Accepts the current prices: what was a change of price is the price from now on. */
export const refreshed: CartChange = {
  apply: (content) => ({
    ...content,
    lines: content.lines.map((line) => (isCustom(line) ? line : withSeenPrice(line))),
  }),
}
