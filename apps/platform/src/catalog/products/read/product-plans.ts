import { minorDigits } from '@vitrine/pricing'
import { createBounded } from '../../../floor/bounded.ts'
import type { Condition } from '../../../floor/query/condition.ts'
import { readQuery } from '../../../floor/query/language.ts'
import type { Site } from '../../../shop/sites/site.ts'
import type { Audience } from '../records/audience.ts'
import { MERCHANT_PRODUCT_FIELDS, PRODUCT_FIELDS } from '../records/fields.ts'
import type { ProductList } from './product-list.store.ts'
import { productList } from './product-list.store.ts'

/** A parsed product query, written as SQL. */
export interface ProductPlan {
  /** Short and unique to this plan. */
  readonly id: string
  readonly list: ProductList
  /** The query, and the same list if only few products can be in it. */
  readonly condition: Condition
  readonly among: (numbers: readonly number[]) => ProductList
  readonly limit: number
  readonly offset: number
  /** The filter, for totals. */
  readonly filterKey: string
  /** How many variants a page may have before all are left out. */
  readonly maxVariants: number
}

/**
 * A page with more variants leaves them out; use `queryProductVariants`. A page of 100 products with 30 each is
 * 1.5 MB, and takes about six times as long as one with 500.
 */
export const PAGE_VARIANTS = 3000
/** The maximum for one product. */
const PRODUCT_VARIANTS = 1000
/** Plans in memory, for common forms; plans with unique statements take far more. */
const KEPT = 4096
const WEIGHT_OF_ITS_OWN_FORM = 16
const LONGEST_KEY = 2000

/** Plans queries, and caches the most recently used plans by site and query. */
export const createProductPlans = () => {
  const kept = createBounded<ProductPlan>(KEPT)
  return (site: Site, audience: Audience, query: unknown): ProductPlan => {
    const key = `${site.siteId} ${site.currency} ${audience} ${JSON.stringify(query)}`
    const known = kept.get(key)
    if (known) return known
    const plan = planOf(site, audience, query)
    const weight = plan.list.isOfFewForms ? 1 : WEIGHT_OF_ITS_OWN_FORM
    if (key.length <= LONGEST_KEY) kept.set(key, plan, weight)
    return plan
  }
}

let lastId = 0

const planOf = (site: Site, audience: Audience, query: unknown): ProductPlan => {
  const fields = audience === 'merchant' ? MERCHANT_PRODUCT_FIELDS : PRODUCT_FIELDS
  const read = readQuery(query, { fields, moneyDigits: minorDigits(site.currency) })
  return {
    id: String(++lastId),
    list: productList(site.siteId, audience, read),
    condition: read.condition,
    among: (numbers) => productList(site.siteId, audience, read, numbers),
    limit: read.limit,
    offset: read.offset,
    filterKey: `products ${audience} ${JSON.stringify(read.condition)}`,
    maxVariants: isOneSlug(read.condition) ? PRODUCT_VARIANTS : PAGE_VARIANTS,
  }
}

const isOneSlug = (condition: Condition): boolean =>
  condition.is === 'compare' && condition.relation === '=' && condition.column === 'p.slug'
