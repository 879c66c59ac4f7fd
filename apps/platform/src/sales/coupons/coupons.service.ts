import type {
  CouponIdRequest,
  CouponResponse,
  CreateCouponRequest,
  Empty,
  ListCouponsRequest,
  ListCouponsResponse,
  Operation,
  ShopCoupon,
  UpdateCouponRequest,
} from '@vitrine/contract'
import { createCoupon, deleteCoupon, updateCoupon } from '@vitrine/contract/operations'
import { principalOf } from '../../floor/callers/actor.ts'
import type { Clock } from '../../floor/clock.ts'
import type { Database } from '../../floor/database/database.ts'
import { ConstraintViolation } from '../../floor/database/errors.ts'
import { fail, refuse } from '../../floor/failure.ts'
import type { Call } from '../../floor/http/answer.ts'
import type { Ids } from '../../floor/ids.ts'
import { attemptOf } from '../../shop/idempotency/attempt.ts'
import { type Claim, once } from '../../shop/idempotency/once.ts'
import type { Sites } from '../../shop/sites/sites.service.ts'
import type { Coupon } from './coupon.ts'
import { couponsStore } from './coupons.store.ts'
import { changedBy, type SaidOfCoupon, termsOf } from './read-coupon.ts'
import { showCoupon } from './show-coupon.ts'

/** A shop's coupons, as its merchants keep them. */
export interface CouponsService {
  create(call: Call<CreateCouponRequest>): Promise<CouponResponse>
  get(call: Call<CouponIdRequest>): Promise<CouponResponse>
  list(call: Call<ListCouponsRequest>): Promise<ListCouponsResponse>
  update(call: Call<UpdateCouponRequest>): Promise<CouponResponse>
  delete(call: Call<CouponIdRequest>): Promise<Empty>
}

export interface CouponsParts {
  readonly database: Database
  readonly sites: Sites
  readonly clock: Clock
  readonly ids: Ids
}

const PAGE = 50

export const createCoupons = ({ database, sites, clock, ids }: CouponsParts): CouponsService => {
  const currencyOf = async (siteId: string): Promise<string> => (await sites.get(siteId)).currency

  const read = async (siteId: string, id: string): Promise<CouponResponse> => {
    const coupon = await couponsStore.find(database, siteId, id)
    if (!coupon) throw fail('COUPON_NOT_FOUND')
    return { coupon: showCoupon(coupon, await currencyOf(siteId)) }
  }

  const attemptAt = ({ actor, input, header }: Call<unknown>, { name: route }: Operation) =>
    attemptOf(header('idempotency-key'), {
      ...{ siteId: actor.siteId, principal: principalOf(actor), route, input, at: clock.now() },
    })

  return {
    create: async (call) => {
      const { siteId } = call.actor
      const { input } = call
      const currency = await currencyOf(siteId)
      const at = clock.now()
      const shown = changedBy(newCoupon(ids.guid(), input.coupon, at), input.coupon)
      const coupon: Coupon = {
        ...termsOf(shown, currency),
        ...{ id: shown.id, siteId, revision: 1, uses: 0, createdAt: at, updatedAt: at },
      }
      const carryOut = async (claim?: Claim): Promise<CouponResponse> => {
        await database.transaction(async (tx) => {
          await claim?.(tx)
          if (!(await couponsStore.insert(tx, coupon)))
            throw fail('COUPON_CODE_ALREADY_EXISTS', { code: coupon.code })
        })
        return { coupon: showCoupon(coupon, currency) }
      }
      const attempt = attemptAt(call, createCoupon)
      return once(database, attempt, coupon.id, carryOut, (id) => read(siteId, id))
    },

    get: async ({ actor: { siteId }, input: { id } }) => read(siteId, id),

    list: async ({ actor: { siteId }, input: { limit = PAGE, cursor = '' } }) => {
      const currency = await currencyOf(siteId)
      const found = await couponsStore.list(database, siteId, cursor, limit + 1)
      const page = found.slice(0, limit)
      const nextCursor = found.length > limit ? page.at(-1)?.code : undefined
      return {
        coupons: page.map((coupon) => showCoupon(coupon, currency)),
        ...(nextCursor !== undefined && { nextCursor }),
      }
    },

    update: async (call) => {
      const { siteId } = call.actor
      const { input } = call
      const currency = await currencyOf(siteId)
      const id = String(input.coupon.id)
      const change = (claim?: Claim) =>
        database.transaction(async (tx) => {
          await claim?.(tx)
          const found = await couponsStore.lock(tx, siteId, id)
          if (!found) throw fail('COUPON_NOT_FOUND')
          const terms = termsOf(changedBy(showCoupon(found, currency), input.coupon), currency)
          if (terms.usageLimit !== undefined && terms.usageLimit < found.uses)
            throw refuse('coupon.usageLimit', 'MIN', `must be at least ${found.uses}: so often it was used`)
          const after: Coupon = { ...found, ...terms, updatedAt: Math.max(clock.now(), found.updatedAt) }
          if (!(await couponsStore.update(tx, after))) throw fail('CONFLICT')
          return { coupon: showCoupon({ ...after, revision: found.revision + 1 }, currency) }
        })
      const changed = once(database, attemptAt(call, updateCoupon), id, change, () => read(siteId, id))
      return changed.catch((error: unknown) => {
        if (!(error instanceof ConstraintViolation)) throw error
        throw fail('COUPON_CODE_ALREADY_EXISTS', { code: input.coupon.code })
      })
    },

    delete: async (call) => {
      const { siteId } = call.actor
      const { id } = call.input
      const remove = async (claim?: Claim): Promise<Empty> => {
        await database.transaction(async (tx) => {
          await claim?.(tx)
          if (!(await couponsStore.remove(tx, siteId, id))) throw fail('COUPON_NOT_FOUND')
        })
        return {}
      }
      return once(database, attemptAt(call, deleteCoupon), id, remove, async () => ({}))
    },
  }
}

/** What a coupon is where its merchant says nothing else. */
const newCoupon = (id: string, { code, name, freeShipping }: SaidOfCoupon, at: number): ShopCoupon => {
  const now = new Date(at).toISOString()
  return {
    ...{ id, revision: 1, code: code ?? '', name: name ?? '', active: true },
    discountType: freeShipping ? 'SHIPPING' : 'GLOBAL',
    ...{ productIds: [], collectionIds: [], numberOfUsages: 0 },
    ...{ startDate: now, createdDate: now, updatedDate: now },
  }
}
