import type {
  CouponIdRequest,
  CouponResponse,
  CreateCouponRequest,
  Empty,
  ListCouponsRequest,
  ListCouponsResponse,
  ShopCoupon,
  UpdateCouponRequest,
} from '@vitrine/contract'
import { folded } from '@vitrine/contract/folded'
import type { Database } from '../../floor/database/database.ts'
import { ConstraintViolation } from '../../floor/database/errors.ts'
import { fail, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { pageOf } from '../../floor/query/page.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call } from '../../shop/calls/call.ts'
import { type Claim, once } from '../../shop/idempotency/once.ts'
import type { Coupon } from './coupon.ts'
import { couponsStore } from './coupons.store.ts'
import { changedBy, type SaidOfCoupon, termsOf } from './read-coupon.ts'
import { searchCoupons } from './search-coupons.ts'
import { showCoupon } from './show-coupon.ts'

/** A shop's coupons, for its merchants. */
export interface CouponsService {
  create(call: Call<CreateCouponRequest>): Promise<CouponResponse>
  get(call: Call<CouponIdRequest>): Promise<CouponResponse>
  list(call: Call<ListCouponsRequest>): Promise<ListCouponsResponse>
  update(call: Call<UpdateCouponRequest>): Promise<CouponResponse>
  delete(call: Call<CouponIdRequest>): Promise<Empty>
}

export interface CouponsParts {
  readonly database: Database
  readonly ids: Ids
}

const PAGE = 50

export const createCoupons = ({ database, ids }: CouponsParts): CouponsService => {
  const read = async ({ actor, site }: Call<unknown>, id: string): Promise<CouponResponse> => {
    const coupon = await couponsStore.find(database, actor.siteId, id)
    if (!coupon) throw fail('COUPON_NOT_FOUND')
    return { coupon: showCoupon(coupon, (await site()).currency) }
  }

  return {
    create: async (call) => {
      const { input, at } = call
      const { siteId, currency } = await call.site()
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
          const after = showCoupon(coupon, currency)
          noteChange(tx, { entityType: 'COUPON', entityId: coupon.id, before: null, after })
        })
        return { coupon: showCoupon(coupon, currency) }
      }
      return once(database, call.attempt(), coupon.id, carryOut, (id) => read(call, id))
    },

    get: (call) => read(call, call.input.id),

    list: async ({ site, input: { limit = PAGE, cursor = '', search = '' } }) => {
      const { siteId, currency } = await site()
      const words = folded(search.trim())
      if (words) {
        const { page, next } = await searchCoupons(database, siteId, { words, behind: cursor, limit })
        return {
          coupons: page.map((coupon) => showCoupon(coupon, currency)),
          ...(next !== undefined && { nextCursor: next }),
        }
      }
      const found = await couponsStore.list(database, siteId, cursor, limit + 1)
      const { page, ...next } = pageOf(found, limit, ({ code }) => code)
      return { coupons: page.map((coupon) => showCoupon(coupon, currency)), ...next }
    },

    update: async (call) => {
      const { input, at } = call
      const { siteId, currency } = await call.site()
      const id = String(input.coupon.id)
      const change = (claim?: Claim) =>
        database.transaction(async (tx) => {
          await claim?.(tx)
          const found = await couponsStore.lock(tx, siteId, id)
          if (!found) throw fail('COUPON_NOT_FOUND')
          const terms = termsOf(changedBy(showCoupon(found, currency), input.coupon), currency)
          if (terms.usageLimit !== undefined && terms.usageLimit < found.uses)
            throw refuse(
              'coupon.usageLimit',
              'MIN',
              `must be at least ${found.uses}: the coupon has been used that often`,
            )
          const after: Coupon = { ...found, ...terms, updatedAt: Math.max(at, found.updatedAt) }
          if (!(await couponsStore.update(tx, after))) throw fail('CONFLICT')
          const shown = showCoupon({ ...after, revision: found.revision + 1 }, currency)
          const before = showCoupon(found, currency)
          noteChange(tx, { entityType: 'COUPON', entityId: id, before, after: shown })
          return { coupon: shown }
        })
      const changed = once(database, call.attempt(), id, change, () => read(call, id))
      return changed.catch((error: unknown) => {
        if (!(error instanceof ConstraintViolation)) throw error
        throw fail('COUPON_CODE_ALREADY_EXISTS', { code: input.coupon.code })
      })
    },

    delete: async (call) => {
      const { siteId, currency } = await call.site()
      const { id } = call.input
      const remove = async (claim?: Claim): Promise<Empty> => {
        await database.transaction(async (tx) => {
          await claim?.(tx)
          const found = await couponsStore.lock(tx, siteId, id)
          if (!found || !(await couponsStore.remove(tx, siteId, id))) throw fail('COUPON_NOT_FOUND')
          const before = showCoupon(found, currency)
          noteChange(tx, { entityType: 'COUPON', entityId: id, before, after: null })
        })
        return {}
      }
      return once(database, call.attempt(), id, remove, async () => ({}))
    },
  }
}

/** A new coupon's defaults. */
const newCoupon = (id: string, { code, name, freeShipping }: SaidOfCoupon, at: number): ShopCoupon => {
  const now = new Date(at).toISOString()
  return {
    ...{ id, revision: 1, code: code ?? '', name: name ?? '', active: true },
    discountType: freeShipping ? 'SHIPPING' : 'GLOBAL',
    ...{ productIds: [], collectionIds: [], numberOfUsages: 0 },
    ...{ startDate: now, createdDate: now, updatedDate: now },
  }
}
