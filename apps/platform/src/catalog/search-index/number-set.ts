import {
  BLOCK,
  type Container,
  countIn,
  countInBoth,
  edited,
  hasPlace,
  inAny,
  inBoth,
  inFirstOnly,
  placesOf,
} from './container.ts'

/** Numbers of products, by block. Immutable. */
export type NumberSet = ReadonlyMap<number, Container>

export const NONE: NumberSet = new Map()

export const blockOf = (number: number): number => Math.floor(number / BLOCK)

export const hasNumber = (set: NumberSet, number: number): boolean => {
  const container = set.get(blockOf(number))
  return container !== undefined && hasPlace(container, number % BLOCK)
}

export const sizeOf = (set: NumberSet): number => {
  let size = 0
  for (const container of set.values()) size += countIn(container)
  return size
}

/** The numbers in both sets. */
export const both = (one: NumberSet, other: NumberSet): NumberSet => {
  if (one === other) return one
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  const common = new Map<number, Container>()
  for (const [block, container] of few) {
    const found = many.get(block)
    const shared = found && inBoth(container, found)
    if (shared) common.set(block, shared)
  }
  return common
}

/** Counts the numbers in both sets, without building a set. */
export const sizeOfBoth = (one: NumberSet, other: NumberSet): number => {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  let size = 0
  for (const [block, container] of few) {
    const found = many.get(block)
    if (found) size += countInBoth(container, found)
  }
  return size
}

/** The numbers in the first set but not in the second. */
export const without = (one: NumberSet, other: NumberSet): NumberSet => {
  if (other.size === 0) return one
  const left = new Map<number, Container>()
  for (const [block, container] of one) {
    const taken = other.get(block)
    const rest = taken ? inFirstOnly(container, taken) : container
    if (rest) left.set(block, rest)
  }
  return left
}

/** The numbers in any of the sets. */
export const anyOf = (sets: readonly NumberSet[]): NumberSet => {
  const [first = NONE, ...others] = sets.filter((set) => set.size > 0)
  if (others.length === 0) return first
  const sum = new Map<number, Container>()
  for (const block of new Set(sets.flatMap((set) => [...set.keys()])))
    sum.set(block, inAny([first, ...others].flatMap((set) => set.get(block) ?? [])))
  return sum
}

/** The numbers of a set, descending or ascending. */
export function* numbersOf(set: NumberSet, direction: 'rising' | 'falling' = 'rising'): Generator<number> {
  const rising = direction === 'rising'
  const blocks = [...set.keys()].sort((one, other) => (rising ? one - other : other - one))
  for (const block of blocks) {
    const places = placesOf(set.get(block))
    for (let index = 0; index < places.length; index++)
      yield block * BLOCK + (places[rising ? index : places.length - 1 - index] ?? 0)
  }
}

export const setOf = (numbers: Iterable<number>): NumberSet => {
  const places = new Map<number, number[]>()
  for (const number of numbers) {
    const block = blockOf(number)
    const known = places.get(block)
    if (known) known.push(number % BLOCK)
    else places.set(block, [number % BLOCK])
  }
  return new Map(
    [...places].flatMap(([block, added]) => {
      const container = edited(undefined, added, [])
      return container ? [[block, container]] : []
    }),
  )
}
