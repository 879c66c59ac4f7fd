import type { V3SearchDetails } from '@vitrine/contract'
import { minorDigits } from '@vitrine/pricing'
import type { Database } from '../../../floor/database/database.ts'
import { refuse } from '../../../floor/failure.ts'
import { readFilterAndSort, type Sort } from '../../../floor/query/language.ts'
import type { CatalogVisit } from '../../products/records/catalog-visit.ts'
import { groundOf } from '../../search/hits.ts'
import { byColumn, type OrderColumn } from '../../search/order.store.ts'
import { byPrice } from '../../search/price-digits.ts'
import { ranked } from '../../search/ranking.ts'
import type { SearchEngine } from '../../search/search-engine.ts'
import type { SoughtWord } from '../../search/sought.ts'
import { both, type NumberSet, numbersOf, sizeOf } from '../../search-index/number-set.ts'
import { readCategoryTree } from '../categories/category-tree.store.ts'
import type { ProductSets, SetGround } from './product-sets.ts'
import { INDEXED, V3_PRODUCT_FIELDS } from './v3-fields.ts'

/** What a query or search asks for, without its page. */
export interface AskedProducts {
  readonly filter?: unknown
  readonly sort?: unknown
  readonly search?: V3SearchDetails | null | undefined
}

/** The products that a query or search finds, before they are sorted. */
export interface FoundProducts {
  readonly on: SetGround
  readonly products: NumberSet
  readonly words: readonly SoughtWord[]
  readonly sort: readonly Sort[]
}

/** Finds and sorts products by the documented fields of Catalog V3. */
export interface FindProducts {
  /** @param place - the part of the request that is read, for errors */
  find(visit: CatalogVisit, asked: AskedProducts, place: string): Promise<FoundProducts>
  /** The first `count` products of what was found, in order. */
  first(visit: CatalogVisit, found: FoundProducts, count: number): Promise<number[]>
}

/** What the words of a search may be limited to. The index has all of them together. */
const SEARCHED = new Set(['name', 'description', 'minVariantPriceInfo.sku', 'variantsInfo.variants.sku'])

export const createFindProducts = (
  database: Database,
  engine: SearchEngine,
  sets: ProductSets,
): FindProducts => ({
  find: async (visit, { filter, sort, search }, place) => {
    const { reader, site, audience } = visit
    const context = { fields: V3_PRODUCT_FIELDS, moneyDigits: minorDigits(site.currency) }
    const asked = readFilterAndSort({ filter, sort }, place, context)
    const edition = await engine.editionOf(reader, site.siteId)
    const ground = await groundOf(reader, engine.postings, edition, site, audience, {})
    const tree = await readCategoryTree(reader, site.siteId)
    const on = { reader, siteId: site.siteId, ground, tree }
    const fitting = await sets.of(on, asked.condition)
    const expression = search?.expression?.trim() ?? ''
    if (expression === '') return { on, products: fitting, words: [], sort: asked.sort }
    const unknown = search?.fields?.findIndex((name) => !SEARCHED.has(name)) ?? -1
    if (unknown >= 0)
      throw refuse(`${place}.search.fields[${unknown}]`, 'FIELD_NOT_ALLOWED', "can't be searched")
    const { mode } = search ?? {}
    const details = { expression, ...(mode && { mode }) }
    const { products, words } = await engine.find(visit, ground, details)
    return { on, products: both(products, fitting), words, sort: asked.sort }
  },

  first: async ({ reader, site, audience }, { on, products, words, sort }, count) => {
    const { ground } = on
    const all = sizeOf(ground.seen.products)
    const least = Math.min(count, sizeOf(products))
    const [first] = sort
    if (!first && words.length > 0) return ranked(products, words, all, ground.available, least)
    const direction = first?.descending ? 'falling' : 'rising'
    switch (first?.field.column) {
      case undefined:
      case 'p.created_at':
      case INDEXED.visible:
        return firstOf(numbersOf(products, direction), least)
      case INDEXED.lowest:
        return byPrice(ground.digits, products, direction, least)
      case INDEXED.highest:
        return byPrice(await sets.highest(on), products, direction, least)
      default: {
        const column = COLUMNS[first?.field.column ?? '']
        if (!column) throw new Error(`Products can't be sorted by ${first?.field.column}`)
        const unordered = { siteId: site.siteId, hits: products, all, withHidden: audience === 'merchant' }
        return byColumn(database, reader, column, direction, unordered, least)
      }
    }
  },
})

const COLUMNS: Readonly<Record<string, OrderColumn>> = {
  'p.name_key': 'name_key',
  'p.last_updated': 'last_updated',
  'p.slug': 'slug',
}

const firstOf = (numbers: Iterable<number>, count: number): number[] => {
  const first: number[] = []
  for (const number of numbers) {
    if (first.length >= count) break
    first.push(number)
  }
  return first
}
