import { createBounded } from '../../../floor/bounded.ts'
import type { Database, Reader } from '../../../floor/database/database.ts'
import { countIn } from '../../search-index/container.ts'
import type { NumberSet } from '../../search-index/number-set.ts'
import { type Posting, postingsStore } from '../../search-index/postings.store.ts'
import type { Term } from '../../search-index/terms.store.ts'
import type { Edition } from '../edition.ts'
import { createPace } from '../pace.ts'
import { addValues, type BlockValues, blockValuesOf } from './block-values.ts'

/**
 * The values of a kind of facet, stored by product instead of in one set per value. The time to count depends
 * on how many values the products have, not on the number of sets.
 */
export interface ValueColumns {
  /**
   * Counts how many of the products have each value, by key.
   *
   * @param terms - all values of the kind in the shop, read after the edition was found
   */
  count(
    reader: Reader,
    edition: Edition,
    kind: string,
    terms: readonly Term[],
    products: NumberSet,
  ): Promise<Map<string, number>>
}

interface Held {
  /** Positions in a list of counts, by term id. */
  readonly places: Map<number, number>
  readonly blocks: Map<number, BlockValues>
  /** Those that have positions. */
  terms: readonly Term[]
}

const KEPT_BYTES = 128 * 1024 * 1024
/** This many pieces are found in a few milliseconds; more are fetched in the background. */
const FEW = 4000
/** Positions are two bytes; a shop whose values come and go starts over at this number. */
const MOST_PLACES = 2 ** 16
/** This many products take as long as walking a block of a set. */
const PER_BLOCK = 32

export const createValueColumns = (database: Database): ValueColumns => {
  const kept = createBounded<Held>(KEPT_BYTES)

  const heldOf = (name: string, terms: readonly Term[]): Held => {
    const known = kept.get(name)
    if (known?.terms === terms) return known
    const isFull = known && known.places.size + terms.length > MOST_PLACES
    const held = known && !isFull ? known : { places: new Map(), blocks: new Map(), terms }
    held.terms = terms
    for (const { id } of terms) if (!held.places.has(id)) held.places.set(id, held.places.size)
    return held
  }

  /** The blocks of some products, as of the edition or newer. */
  const blocksOf = async (
    reader: Reader,
    edition: Edition,
    name: string,
    terms: readonly Term[],
    products: NumberSet,
  ): Promise<Pick<Held, 'places' | 'blocks'>> => {
    const held = heldOf(name, terms)
    const { places } = held
    const stale = [...products.keys()].filter(
      (block) => held.blocks.get(block)?.revision !== edition.revisions.get(block),
    )
    if (stale.length === 0) return held
    const blocks = new Map(held.blocks)
    const ids = terms.map(({ id }) => id)
    const isLong = ids.length * stale.length > FEW
    const postings = await postingsStore.read(isLong ? database.scans : reader, edition.siteId, ids, stale)
    for (const [block, some] of byBlock(postings)) {
      const values = blockValuesOf(some, places)
      blocks.set(block, values)
      // Later terms are missing here, so what is newer than the edition isn't cached.
      if (values.revision === edition.revisions.get(block)) held.blocks.set(block, values)
    }
    kept.set(name, held, weightOf(held))
    return { places, blocks }
  }

  return {
    count: async (reader, edition, kind, terms, products) => {
      if (terms.length === 0) return new Map()
      const name = `${edition.siteId} ${kind}`
      const { places, blocks } = await blocksOf(reader, edition, name, terms, products)
      const counts = new Int32Array(places.size)
      const pace = createPace()
      for (const [block, container] of products) {
        const values = blocks.get(block)
        if (values) addValues(counts, values, container)
        await pace(1 + countIn(container) / PER_BLOCK)
      }
      return new Map(
        terms.flatMap(({ key, id }): [string, number][] => {
          const count = counts[places.get(id) ?? counts.length] ?? 0
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

const weightOf = ({ places, blocks }: Held): number => {
  let bytes = places.size * 100
  for (const { starts, values, totals } of blocks.values())
    bytes += starts.byteLength + values.byteLength + totals.byteLength + 100
  return bytes
}
