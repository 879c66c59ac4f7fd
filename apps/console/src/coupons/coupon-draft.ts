import { momentOf, wallTime } from '../products/schedule/shop-time.ts'
import type { Coupon, couponCalls } from './read-coupons.ts'

export const KINDS = ['percent', 'amount', 'fixed', 'freeDelivery'] as const
/** What a coupon takes off; `fixed` makes each of the items cost the same. */
export type CouponKind = (typeof KINDS)[number]
/** What a coupon reduces: every item, chosen ones, or the delivery. */
export type CouponScope = 'all' | 'chosen' | 'delivery'

/** What can be typed about a coupon. Numbers are decimal text; times are where the shop is; empty is none. */
export interface CouponDraft {
  readonly code: string
  readonly name: string
  readonly active: boolean
  readonly kind: CouponKind
  readonly value: string
  readonly scope: CouponScope
  readonly collectionIds: readonly string[]
  readonly productIds: readonly string[]
  readonly minimum: string
  readonly usageLimit: string
  readonly limitPerCustomer: string
  readonly starts: string
  readonly ends: string
}

export const EMPTY_COUPON: CouponDraft = {
  ...{ code: '', name: '', active: true, kind: 'percent', value: '', scope: 'all' },
  ...{ collectionIds: [], productIds: [], minimum: '', usageLimit: '', limitPerCustomer: '' },
  ...{ starts: '', ends: '' },
}

/** The scopes that a kind of coupon can have. */
export const scopesOf = (kind: CouponKind): readonly CouponScope[] => {
  if (kind === 'fixed') return ['chosen']
  return kind === 'freeDelivery' ? ['delivery'] : ['all', 'chosen', 'delivery']
}

/** Chooses a kind, and a scope that it can have. */
export const withKind = (draft: CouponDraft, kind: CouponKind): Partial<CouponDraft> => {
  const scopes = scopesOf(kind)
  const value = kind === draft.kind ? draft.value : ''
  return { kind, value, scope: scopes.includes(draft.scope) ? draft.scope : (scopes[0] ?? 'all') }
}

const kindOf = ({ percentOffRate, moneyOffAmount, fixedPriceAmount }: Coupon): CouponKind => {
  if (percentOffRate != null) return 'percent'
  if (moneyOffAmount != null) return 'amount'
  return fixedPriceAmount != null ? 'fixed' : 'freeDelivery'
}

const SCOPES: Readonly<Record<string, CouponScope>> = { SPECIFIC_ITEMS: 'chosen', SHIPPING: 'delivery' }

export const draftOf = (coupon: Coupon, timeZone: string): CouponDraft => ({
  ...{ code: coupon.code, name: coupon.name, active: coupon.active, kind: kindOf(coupon) },
  value: String(coupon.percentOffRate ?? coupon.moneyOffAmount ?? coupon.fixedPriceAmount ?? ''),
  scope: SCOPES[coupon.discountType] ?? 'all',
  ...{ collectionIds: coupon.collectionIds, productIds: coupon.productIds },
  minimum: coupon.minimumSubtotal ?? '',
  usageLimit: String(coupon.usageLimit ?? ''),
  limitPerCustomer: String(coupon.limitPerCustomer ?? ''),
  starts: wallTime(coupon.startDate, timeZone),
  ends: coupon.expirationDate ? wallTime(coupon.expirationDate, timeZone) : '',
})

type NewCoupon = Parameters<typeof couponCalls.createCoupon>[0]

const DISCOUNT_TYPES = { all: 'GLOBAL', chosen: 'SPECIFIC_ITEMS', delivery: 'SHIPPING' } as const

const discountOf = ({ kind, value }: CouponDraft): Partial<NewCoupon> => {
  if (kind === 'percent') return { percentOffRate: Number(value) }
  if (kind === 'amount') return { moneyOffAmount: value }
  return kind === 'fixed' ? { fixedPriceAmount: value } : { freeShipping: true }
}

/** The coupon as the platform takes it; without a name, its code is its name. */
export const writtenCoupon = (draft: CouponDraft, timeZone: string): NewCoupon => {
  const { scope, collectionIds, productIds, minimum, usageLimit, limitPerCustomer, starts, ends } = draft
  const [code, isChosen] = [draft.code.trim(), scope === 'chosen']
  return {
    ...{ code, name: draft.name.trim() || code, active: draft.active },
    ...discountOf(draft),
    discountType: DISCOUNT_TYPES[scope],
    collectionIds: isChosen ? [...collectionIds] : [],
    productIds: isChosen ? [...productIds] : [],
    minimumSubtotal: minimum === '' ? null : minimum,
    usageLimit: usageLimit === '' ? null : Number(usageLimit),
    limitPerCustomer: limitPerCustomer === '' ? null : Number(limitPerCustomer),
    ...(starts !== '' && { startDate: momentOf(starts, timeZone) }),
    expirationDate: ends === '' ? null : momentOf(ends, timeZone),
  }
}

/** What to send after an edit: nothing that stayed as it was, such as a start with seconds. */
export const couponChanges = (
  base: CouponDraft,
  draft: CouponDraft,
  timeZone: string,
): Partial<NewCoupon> => {
  const before = new Map<string, unknown>(Object.entries(writtenCoupon(base, timeZone)))
  const isChanged = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before.get(field))
  return Object.fromEntries(Object.entries(writtenCoupon(draft, timeZone)).filter(isChanged))
}

/** A field that keeps a draft from being saved, and why. */
export type CouponProblem = 'noItems' | 'endsBeforeStart'

export const couponProblem = ({ scope, ...draft }: CouponDraft): CouponProblem | undefined => {
  const { collectionIds, productIds, starts, ends } = draft
  if (scope === 'chosen' && collectionIds.length + productIds.length === 0) return 'noItems'
  return starts !== '' && ends !== '' && ends <= starts ? 'endsBeforeStart' : undefined
}
