import { type Reader, statement } from '../../floor/database/database.ts'
import { boundOnce, readAll } from '../../floor/database/statements/bound-statement.ts'
import { type Condition, conjunction } from '../../floor/query/condition.ts'
import { sqlOf } from '../../floor/query/sql.ts'
import { type FindFitting, MOST_LOOKED_UP } from '../products/read/fitting.ts'
import { INVENTORY_STATUS, SCHEDULED } from '../products/records/fields.ts'
import { gramsIn } from '../search-index/name-grams.ts'
import { anyOf, both, NONE, type NumberSet, setOf, without } from '../search-index/number-set.ts'
import { ALL, IN_STOCK, PARTLY_IN_STOCK, termKey } from '../search-index/search-terms.ts'
import { type Term, termsStore } from '../search-index/terms.store.ts'
import type { Edition } from './edition.ts'
import type { SearchEngine } from './search-engine.ts'

/** The rarest grams of a text are enough, at most this many. */
const MOST_GRAMS = 8
/** No more grams than this share a beginning, except in scripts with thousands of characters. */
const MOST_BEGUN = 500

/** One moment of a shop's index. */
interface Moment {
  readonly reader: Reader
  readonly siteId: string
  readonly edition: Edition
}

/**
 * Finds the products that may match a filter, by the search index (part of the name, start of the SKU, stock) and by
 * their schedule.
 */
export const createFindFitting = ({ editionOf, postings }: SearchEngine): FindFitting => {
  const setOfId = async ({ reader, edition }: Moment, id: number): Promise<NumberSet> =>
    (await postings.read(reader, edition, [id])).get(id)?.[0] ?? NONE

  const setsOf = async ({ reader, edition }: Moment, terms: readonly Term[]): Promise<NumberSet[]> => {
    const sets = await postings.read(
      reader,
      edition,
      terms.map(({ id }) => id),
    )
    return terms.map(({ id }) => sets.get(id)?.[0] ?? NONE)
  }

  const named = async (moment: Moment, text: string): Promise<NumberSet | undefined> => {
    const { reader, siteId } = moment
    const sought = gramsIn(text)
    if ('beginning' in sought) {
      const terms = await termsStore.beginning(reader, siteId, termKey.gram(sought.beginning), MOST_BEGUN)
      const products = terms.reduce((sum, term) => sum + term.products, 0)
      return terms.length < MOST_BEGUN && products <= MOST_LOOKED_UP
        ? anyOf(await setsOf(moment, terms))
        : undefined
    }
    const keys = sought.grams.map(termKey.gram)
    const terms = await termsStore.byKey(reader, siteId, keys)
    if (keys.some((key) => !terms.has(key))) return NONE
    const rarest = [...terms.values()].sort((one, other) => one.products - other.products)
    return allOf(await setsOf(moment, rarest.slice(0, MOST_GRAMS)))
  }

  /** Reads only the sets that a status needs: comparing sets of all products takes milliseconds. */
  const withStatus = async (moment: Moment, status: unknown): Promise<NumberSet> => {
    const of = ({ id }: { readonly id: number }) => setOfId(moment, id)
    if (status === 'PARTIALLY_OUT_OF_STOCK') return of(PARTLY_IN_STOCK)
    return status === 'IN_STOCK'
      ? without(await of(IN_STOCK), await of(PARTLY_IN_STOCK))
      : without(await of(ALL), await of(IN_STOCK))
  }

  const inStock = async (moment: Moment, statuses: readonly unknown[]): Promise<NumberSet> =>
    anyOf(await inTurn(statuses, (status) => withStatus(moment, status)))

  const find = async (moment: Moment, condition: Condition): Promise<NumberSet | undefined> => {
    switch (condition.is) {
      case 'contains':
        return condition.column === NAME ? named(moment, condition.text) : undefined
      case 'compare':
        if (condition.relation !== '=') return undefined
        if (condition.column === SKU) return withSku(moment, [condition])
        if (condition.column === SCHEDULED.column && condition.value === 1) return scheduled(moment)
        return condition.column === INVENTORY_STATUS.column ? inStock(moment, [condition.value]) : undefined
      case 'in':
        return condition.column === INVENTORY_STATUS.column ? inStock(moment, condition.values) : undefined
      case 'any': {
        const sets = await inTurn(condition.of, (one) => find(moment, one))
        const known = sets.filter((set) => set !== undefined)
        return known.length === sets.length ? anyOf(known) : undefined
      }
      case 'all': {
        const range = condition.of.filter((one) => one.is === 'compare' && one.column === SKU && isBound(one))
        const sets = await inTurn(condition.of, (one) => find(moment, one))
        if (range.length === 2) sets.push(await withSku(moment, range))
        const known = sets.filter((set) => set !== undefined)
        return known.length > 0 ? allOf(known) : undefined
      }
      default:
        return undefined
    }
  }

  return async (reader, siteId, condition) => {
    const edition = await editionOf(reader, siteId)
    return edition.isBehind ? undefined : find({ reader, siteId, edition }, condition)
  }
}

const NAME = 'm.name_key'
const SKU = 'p.sku'

const isBound = ({ relation }: { readonly relation: string }): boolean =>
  relation !== '<>' && relation !== '='

const withSku = async (
  { reader, siteId }: Moment,
  conditions: readonly Condition[],
): Promise<NumberSet | undefined> => {
  const { text, values } = sqlOf(conjunction(conditions), 'p')
  const rows = await readAll(
    reader,
    boundOnce<{ product_number: number }>({
      text: `SELECT p.product_number FROM products p WHERE p.site_id = ? AND ${text} LIMIT ${MOST_LOOKED_UP + 1}`,
      values: [siteId, ...values],
    }),
  )
  return rows.length > MOST_LOOKED_UP ? undefined : setOf(rows.map((row) => row.product_number))
}

const scheduledNumbers = statement<{ product_number: number }>(
  `SELECT product_number FROM product_schedules WHERE site_id = ? LIMIT ${MOST_LOOKED_UP + 1}`,
)

const scheduled = async ({ reader, siteId }: Moment): Promise<NumberSet | undefined> => {
  const rows = await reader.all(scheduledNumbers, siteId)
  return rows.length > MOST_LOOKED_UP ? undefined : setOf(rows.map((row) => row.product_number))
}

const allOf = ([first = NONE, ...others]: readonly NumberSet[]): NumberSet =>
  others.reduce((left, set) => both(left, set), first)

/** Each reads from the database, so they run one after the other. */
const inTurn = async <Item, Result>(
  items: readonly Item[],
  each: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = []
  for (const item of items) results.push(await each(item))
  return results
}
