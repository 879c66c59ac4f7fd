/** So many numbers are kept together. */
export const BLOCK = 8192

/** The numbers of a block as places in it: a rising list while they are few, else bits. Never empty, never changed. */
export type Container = Uint16Array | Uint32Array

/** Numbers of products, by block. Never changed once made. */
export type NumberSet = ReadonlyMap<number, Container>

/** As many places as a list takes less room for than bits. */
const LONGEST_LIST = BLOCK / 16 - 1
const WORDS = BLOCK / 32

export const NONE: NumberSet = new Map()

const isList = (container: Container): container is Uint16Array => container instanceof Uint16Array

/** The block a number is in. */
export const blockOf = (number: number): number => Math.floor(number / BLOCK)

export const hasNumber = (set: NumberSet, number: number): boolean => {
  const container = set.get(blockOf(number))
  return container !== undefined && hasPlace(container, number % BLOCK)
}

const hasPlace = (container: Container, place: number): boolean =>
  isList(container) ? hasInList(container, place) : hasBit(container, place)

const hasBit = (bits: Uint32Array, place: number): boolean =>
  (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1

const hasInList = (list: Uint16Array, place: number): boolean => {
  let from = 0
  let to = list.length
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((list[middle] ?? 0) < place) from = middle + 1
    else to = middle
  }
  return list[from] === place
}

/** How many numbers are in a set. */
export const sizeOf = (set: NumberSet): number => {
  let size = 0
  for (const container of set.values()) size += countIn(container)
  return size
}

const countIn = (container: Container): number =>
  isList(container) ? container.length : countBits(container)

const countBits = (bits: Uint32Array): number => {
  let count = 0
  for (let index = 0; index < bits.length; index++) count += ones(bits[index] ?? 0)
  return count
}

/** Adds neighbouring bits, pairs, fours, and sums the bytes by one multiplication. */
const ones = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The numbers that are in both sets. */
export const both = (one: NumberSet, other: NumberSet): NumberSet => {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  const common = new Map<number, Container>()
  for (const [block, container] of few) {
    const found = many.get(block)
    const shared = found && (found === container ? container : placesInBoth(container, found))
    if (shared) common.set(block, shared)
  }
  return common
}

const placesInBoth = (one: Container, other: Container): Container | undefined => {
  if (isList(one)) return listOf(one.filter((place) => hasPlace(other, place)))
  if (isList(other)) return placesInBoth(other, one)
  const bits = new Uint32Array(WORDS)
  for (let index = 0; index < WORDS; index++) bits[index] = (one[index] ?? 0) & (other[index] ?? 0)
  return bitsOrNothing(bits)
}

/** How many numbers are in both sets, without making a set of them. */
export const sizeOfBoth = (one: NumberSet, other: NumberSet): number => {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one]
  let size = 0
  for (const [block, container] of few) {
    const found = many.get(block)
    if (found) size += found === container ? countIn(container) : countInBoth(container, found)
  }
  return size
}

const countInBoth = (one: Container, other: Container): number => {
  if (isList(one)) return isList(other) ? countCommon(one, other) : countInBits(one, other)
  if (isList(other)) return countInBits(other, one)
  let count = 0
  for (let index = 0; index < WORDS; index++) count += ones((one[index] ?? 0) & (other[index] ?? 0))
  return count
}

const countInBits = (list: Uint16Array, bits: Uint32Array): number => {
  let count = 0
  for (let index = 0; index < list.length; index++) {
    const place = list[index] ?? 0
    count += ((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1
  }
  return count
}

/** Goes through both lists at once. */
const countCommon = (one: Uint16Array, other: Uint16Array): number => {
  let count = 0
  let there = 0
  for (let here = 0; here < one.length; here++) {
    const place = one[here] ?? 0
    while (there < other.length && (other[there] ?? 0) < place) there++
    if (other[there] === place) count++
  }
  return count
}

/** The numbers that are in the first set and not in the second. */
export const without = (one: NumberSet, other: NumberSet): NumberSet => {
  if (other.size === 0) return one
  const left = new Map<number, Container>()
  for (const [block, container] of one) {
    const taken = other.get(block)
    const rest = taken ? placesWithout(container, taken) : container
    if (rest) left.set(block, rest)
  }
  return left
}

const placesWithout = (one: Container, other: Container): Container | undefined => {
  if (one === other) return undefined
  if (isList(one)) return listOf(one.filter((place) => !hasPlace(other, place)))
  const bits = one.slice()
  if (isList(other)) clearBits(bits, other)
  else for (let index = 0; index < WORDS; index++) bits[index] = (bits[index] ?? 0) & ~(other[index] ?? 0)
  return bitsOrNothing(bits)
}

/** The numbers that are in any of the sets. */
export const anyOf = (sets: readonly NumberSet[]): NumberSet => {
  const [first = NONE, ...others] = sets.filter((set) => set.size > 0)
  if (others.length === 0) return first
  const sum = new Map<number, Container>()
  for (const block of new Set(sets.flatMap((set) => [...set.keys()])))
    sum.set(block, placesInAny([first, ...others].flatMap((set) => set.get(block) ?? [])))
  return sum
}

const placesInAny = (containers: readonly Container[]): Container => {
  const [first, second] = containers
  if (first && !second) return first
  const bits = new Uint32Array(WORDS)
  for (const container of containers) {
    if (isList(container)) setBits(bits, container)
    else
      for (let index = 0; index < WORDS; index++) bits[index] = (bits[index] ?? 0) | (container[index] ?? 0)
  }
  return bits
}

const setBits = (bits: Uint32Array, places: Iterable<number>): void => {
  for (const place of places) bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
}

/** Mostly there is something at once. */
const bitsOrNothing = (bits: Uint32Array): Container | undefined => {
  for (let index = 0; index < WORDS; index++) if (bits[index] !== 0) return bits
  return undefined
}

const clearBits = (bits: Uint32Array, places: Iterable<number>): void => {
  for (const place of places) bits[place >>> 5] = (bits[place >>> 5] ?? 0) & ~(1 << (place & 31))
}

const listOf = (list: Uint16Array): Container | undefined => (list.length === 0 ? undefined : list)

/** The numbers of a set, the highest first or the lowest. */
export function* numbersOf(set: NumberSet, direction: 'rising' | 'falling' = 'rising'): Generator<number> {
  const rising = direction === 'rising'
  const blocks = [...set.keys()].sort((one, other) => (rising ? one - other : other - one))
  for (const block of blocks) {
    const places = placesOf(set.get(block))
    for (let index = 0; index < places.length; index++)
      yield block * BLOCK + (places[rising ? index : places.length - 1 - index] ?? 0)
  }
}

/** The places of a container, rising. */
export const placesOf = (container: Container | undefined): Uint16Array => {
  if (container === undefined) return new Uint16Array(0)
  if (isList(container)) return container
  const places = new Uint16Array(countBits(container))
  let next = 0
  for (let index = 0; index < WORDS; index++)
    for (let word = container[index] ?? 0; word !== 0; word &= word - 1)
      places[next++] = index * 32 + 31 - Math.clz32(word & -word)
  return places
}

/** A container with some places added, then some taken away; undefined when nothing is left. */
export const edited = (
  container: Container | undefined,
  added: readonly number[],
  removed: readonly number[],
): Container | undefined => {
  const bits = container && !isList(container) ? Uint32Array.from(container) : new Uint32Array(WORDS)
  if (container && isList(container)) setBits(bits, container)
  setBits(bits, added)
  clearBits(bits, removed)
  const count = countBits(bits)
  return count > LONGEST_LIST ? bits : listOf(placesOf(bits))
}

/** A set of some numbers. */
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
