import type { PriceState } from '@vitrine/contract'
import { getLowestPrices, listPriceChanges } from '@vitrine/contract/operations'
import { money, moneyText } from '@vitrine/pricing'
import type { Database } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { cursorNumbers, pageOf } from '../../floor/query/page.ts'
import { answer, type Route } from '../../shop/calls/answer.ts'
import { showsLowestPrice } from '../../shop/settings/price-terms.ts'
import { productRecords } from '../products/records/product-records.store.ts'
import { type Priced, priceHistoryStore } from './price-history.store.ts'
import { pricesOf } from './repriced.ts'

const PAGE = 50
const DAY_MS = 24 * 3_600_000
/** The days before a reduction that count, by the European Union's price rule. */
const WINDOW_DAYS = 30
/** How long changes are kept: a year, and the days before it. */
const KEPT_DAYS = 400
export const PRICE_CHANGES_KEPT_MS = KEPT_DAYS * DAY_MS

/** Earlier prices: for merchants, and next to a reduced price for shoppers. */
export const priceHistoryRoutes = (database: Database): readonly Route[] => [
  answer(listPriceChanges, async ({ actor: { siteId }, site, input }) => {
    const { limit = PAGE, cursor, ...of } = input
    const { currency } = await site()
    const [before = Number.MAX_SAFE_INTEGER] = cursorNumbers(cursor, 1)
    const found = await priceHistoryStore.list(database, siteId, of, before, limit + 1)
    const { page, ...next } = pageOf(found, limit, ({ seq }) => String(seq))
    const state = ({ priceMinor, reducedMinor }: Priced): PriceState => ({
      price: moneyText(money(priceMinor, currency)),
      discountedPrice: moneyText(money(reducedMinor, currency)),
    })
    return {
      currency,
      changes: page.map(({ seq, at, productId, variantId, before, after, actorName }) => ({
        ...{ id: String(seq), date: new Date(at).toISOString(), productId, variantId },
        ...{ before: state(before), after: state(after), ...(actorName && { actorName }) },
      })),
      ...next,
    }
  }),

  answer(getLowestPrices, async ({ actor: { siteId }, site, at, input: { productId } }) => {
    const { currency } = await site()
    const [record] = await productRecords.byId(database, siteId, [productId])
    if (!record?.visible) throw fail('PRODUCT_NOT_FOUND')
    if (!(await showsLowestPrice(database, siteId))) return { currency, lowestPrices: [] }
    const from = at - (KEPT_DAYS - WINDOW_DAYS) * DAY_MS
    const lowest = await priceHistoryStore.lowestBefore(
      ...([database, siteId, productId, from, WINDOW_DAYS * DAY_MS] as const),
    )
    const lowestPrices = [...pricesOf(record, currency)].flatMap(
      ([variantId, { priceMinor, reducedMinor }]) => {
        const least = lowest.get(variantId)
        return least === undefined || reducedMinor >= priceMinor
          ? []
          : [{ variantId, lowestPrice: moneyText(money(least, currency)) }]
      },
    )
    return { currency, lowestPrices }
  }),
]
