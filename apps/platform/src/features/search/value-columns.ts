import { createBounded } from '../../bounded.ts'
import type { Database, Reader } from '../../database/database.ts'
import { BLOCK, type Container, countIn, isList, placesOf } from './container.ts'
import type { Edition } from './edition.ts'
import type { NumberSet } from './number-set.ts'
import { createPace } from './pace.ts'
import { type Posting, postingsStore } from './postings.store.ts'
import type { Term } from './terms.store.ts'

/**
 * The values of a kind of facet, product by product: what many sets say of a product stands in a row. Counting the
 * values of some products takes as long as they have values, however many sets there are.
 */
export interface ValueColumns {
  /**
   * Counts how many of the products have each value, by key.
   *
   * @param terms - all values of the kind that the shop has, read after the edition was found
   */
  count(
    reader: Reader,
    edition: Edition,
    kind: string,
    terms: readonly Term[],
    products: NumberSet,
  ): Promise<Map<string, number>>
}

/** Values of the place p stand from `starts[p]` up to `starts[p + 1]`. */
interface BlockValues {
  readonly revision: number
  readonly starts: Uint32Array
  readonly values: Uint16Array
}

interface Held {
  /** Places in a list of counts, by id of the term. */
  readonly places: Map<number, number>
  readonly blocks: Map<number, BlockValues>
}

const KEPT_BYTES = 64 * 1024 * 1024
/** So many pieces are found in a few milliseconds; more are fetched in the background. */
const FEW = 4000
/** Places fit into two bytes; a shop whose values come and go begins anew then. */
const MOST_PLACES = 2 ** 16
/** What a product takes, beside going through a block of a set. */
const PER_BLOCK = 128

export const createValueColumns = (database: Database): ValueColumns => {
  const kept = createBounded<Held>(KEPT_BYTES)

  const heldOf = (name: string, terms: readonly Term[]): Held => {
    const known = kept.get(name)
    const held =
      known && known.places.size + terms.length <= MOST_PLACES
        ? known
        : { places: new Map<number, number>(), blocks: new Map<number, BlockValues>() }
    for (const { id } of terms) if (!held.places.has(id)) held.places.set(id, held.places.size)
    return held
  }

  /** The blocks of some products, as the edition has them or newer. */
  const blocksOf = async (
    reader: Reader,
    edition: Edition,
    held: Held,
    terms: readonly Term[],
    products: NumberSet,
  ): Promise<Map<number, BlockValues>> => {
    const stale = [...products.keys()].filter(
      (block) => held.blocks.get(block)?.revision !== edition.revisions.get(block),
    )
    const found = new Map(held.blocks)
    if (stale.length === 0) return found
    const ids = terms.map(({ id }) => id)
    const isLong = ids.length * stale.length > FEW
    const postings = await postingsStore.read(isLong ? database.scans : reader, edition.siteId, ids, stale)
    for (const [block, some] of byBlock(postings)) {
      const values = valuesOf(some, held.places)
      found.set(block, values)
      // Terms that came later are not among these, so what is newer than the edition is not kept.
      if (values.revision === edition.revisions.get(block)) held.blocks.set(block, values)
    }
    return found
  }

  return {
    count: async (reader, edition, kind, terms, products) => {
      if (terms.length === 0) return new Map()
      const name = `${edition.siteId} ${kind}`
      const held = heldOf(name, terms)
      const blocks = await blocksOf(reader, edition, held, terms, products)
      kept.set(name, held, weightOf(held))
      const counts = new Uint32Array(held.places.size)
      const pace = createPace()
      for (const [block, container] of products) {
        const values = blocks.get(block)
        if (values) addTo(counts, values, container)
        await pace(1 + countIn(container) / PER_BLOCK)
      }
      return new Map(
        terms.flatMap(({ key, id }): [string, number][] => {
          const count = counts[held.places.get(id) ?? counts.length] ?? 0
          return count > 0 ? [[key, count]] : []
        }),
      )
    },
  }
}

const byBlock = (postings: readonly Posting[]): Map<number, Posting[]> => {
  const blocks = new Map<number, Posting[]>()
  for (const posting of postings) {
    const known = blocks.get(posting.block)
    if (known) known.push(posting)
    else blocks.set(posting.block, [posting])
  }
  return blocks
}

/** Turns what each value has of products into what each product has of values. */
const valuesOf = (postings: readonly Posting[], places: ReadonlyMap<number, number>): BlockValues => {
  const lists = postings.flatMap(({ termId, fields: [held] }) =>
    held ? [{ value: places.get(termId) ?? 0, products: placesOf(held.container) }] : [],
  )
  const starts = new Uint32Array(BLOCK + 1)
  for (const { products } of lists)
    for (const place of products) starts[place + 1] = (starts[place + 1] ?? 0) + 1
  for (let place = 0; place < BLOCK; place++)
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0)
  const next = starts.slice()
  const values = new Uint16Array(starts[BLOCK] ?? 0)
  for (const { value, products } of lists)
    for (const place of products) {
      const at = next[place] ?? 0
      values[at] = value
      next[place] = at + 1
    }
  return { revision: postings[0]?.revision ?? 0, starts, values }
}

const addTo = (counts: Uint32Array, { starts, values }: BlockValues, container: Container): void => {
  const products = isList(container) ? container : placesOf(container)
  for (let index = 0; index < products.length; index++) {
    const place = products[index] ?? 0
    const end = starts[place + 1] ?? 0
    for (let at = starts[place] ?? 0; at < end; at++) {
      const value = values[at] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
}

const weightOf = ({ places, blocks }: Held): number => {
  let bytes = places.size * 100
  for (const { starts, values } of blocks.values()) bytes += starts.byteLength + values.byteLength + 100
  return bytes
}
