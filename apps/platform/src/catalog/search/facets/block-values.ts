import { BLOCK, type Container, countIn, placesOf, placesOutside } from '../../search-index/container.ts'
import type { Posting } from '../../search-index/postings.store.ts'

/** The values of each product in a block: those of place p are from `starts[p]` up to `starts[p + 1]`. */
export interface BlockValues {
  readonly revision: number
  readonly starts: Uint32Array
  readonly values: Uint16Array
  /** How many products of the block have each value. */
  readonly totals: Uint32Array
}

/** Turns the products of each value into the values of each product. */
export const blockValuesOf = (
  postings: readonly Posting[],
  places: ReadonlyMap<number, number>,
): BlockValues => {
  const lists = postings.flatMap(({ termId, fields: [held] }) =>
    held ? [{ value: places.get(termId) ?? 0, products: placesOf(held.container) }] : [],
  )
  const totals = new Uint32Array(places.size)
  for (const { value, products } of lists) totals[value] = products.length
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
  return { revision: postings[0]?.revision ?? 0, starts, values, totals }
}

/**
 * Adds how many of some products have each value. If most products of the block are requested, it is faster
 * to subtract the others from the totals.
 */
export const addValues = (counts: Int32Array, block: BlockValues, container: Container): void => {
  if (countIn(container) <= BLOCK / 2) {
    add(counts, block, placesOf(container), 1)
    return
  }
  const { totals } = block
  for (let value = 0; value < totals.length; value++)
    counts[value] = (counts[value] ?? 0) + (totals[value] ?? 0)
  add(counts, block, placesOutside(container), -1)
}

const add = (
  counts: Int32Array,
  { starts, values }: BlockValues,
  products: Uint16Array,
  sign: 1 | -1,
): void => {
  for (let index = 0; index < products.length; index++) {
    const place = products[index] ?? 0
    const end = starts[place + 1] ?? 0
    for (let at = starts[place] ?? 0; at < end; at++) {
      const value = values[at] ?? 0
      counts[value] = (counts[value] ?? 0) + sign
    }
  }
}
