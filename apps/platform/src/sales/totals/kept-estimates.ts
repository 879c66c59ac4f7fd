import { hash } from 'node:crypto'
import type { EstimateCurrentCartTotalsRequest } from '@vitrine/contract'
import type { Reader } from '../../floor/database/database.ts'
import { settingsStore } from '../../shop/settings/settings.store.ts'
import type { KeptAnswer } from '../cart/kept/kept-answers.ts'
import type { Coupon } from '../coupons/coupon.ts'
import { couponBuyers } from '../coupons/coupon-buyers.ts'
import { couponsStore } from '../coupons/coupons.store.ts'
import type { TotalsSubject } from './subject.ts'
import type { WorkedOut } from './work-out.ts'

/** Totals as sent, and everything they depended on in addition to the cart. */
export interface KeptEstimate extends KeptAnswer {
  /** Undefined if they depended on more than terms: then they are valid while the database is unchanged. */
  readonly terms: string | undefined
  readonly coupon: TotalsSubject['coupon']
  /** Milliseconds since 1970: valid from the first until just before the second. */
  readonly from: number
  readonly until: number
}

/** The state of a shop's terms and a cart's coupon. */
export interface Terms {
  /** Changes with every change. */
  readonly text: string
  readonly coupon: Coupon | undefined
}

/** Reads what totals depend on in addition to the cart. Must be read before calculating, never after. */
export const findTermsOf = async (
  reader: Reader,
  siteId: string,
  buyer: string,
  named: TotalsSubject['coupon'],
): Promise<Terms> => {
  const revisions = await settingsStore.revisions(reader, siteId)
  const coupon = named && (await couponsStore.find(reader, siteId, named.id))
  const uses = coupon ? await couponsStore.usesBy(reader, coupon, couponBuyers(siteId, buyer)) : 0
  return { text: JSON.stringify([revisions, coupon, uses]), coupon }
}

/** Distinguishes questions about a cart. */
export const questionOf = (input: EstimateCurrentCartTotalsRequest): string =>
  hash('sha256', JSON.stringify(input), 'base64url')

/** What a gift card or a membership pays depends on other orders, so such totals are never cached. */
export const isKeepable = ({ giftCard }: TotalsSubject, { memberships }: WorkedOut): boolean =>
  giftCard === undefined && memberships.eligible.length + memberships.invalid.length === 0

/** If collections are named, totals also depend on their contents. */
export const namesCollections = ({ rules }: WorkedOut, coupon: Coupon | undefined): boolean =>
  [...rules.rules, ...(coupon ? [coupon] : [])].some(({ collectionIds }) => collectionIds.length > 0)

const DAY_MS = 86_400_000

/** Finds when a rule or the coupon next starts or ends; delivery dates change daily (UTC). */
export const goodUntil = ({ rules }: WorkedOut, coupon: Coupon | undefined, at: number): number => {
  const times = [
    (Math.floor(at / DAY_MS) + 1) * DAY_MS,
    ...rules.rules.flatMap(({ startDate, expirationDate }) =>
      [startDate, expirationDate].flatMap((date) => (date == null ? [] : Date.parse(date))),
    ),
    ...(coupon ? [coupon.startsAt, coupon.expiresAt ?? Number.POSITIVE_INFINITY] : []),
  ]
  return Math.min(...times.filter((time) => time > at))
}
