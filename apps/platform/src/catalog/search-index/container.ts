/** How many numbers are stored together. */
export const BLOCK = 8192

/**
 * The numbers of a block as places in it: an ascending list if they are few, otherwise bits. Never empty,
 * never changed.
 */
export type Container = Uint16Array | Uint32Array

/** The most places for which a list is smaller than bits. */
const LONGEST_LIST = BLOCK / 16 - 1
/** Lists up to this total length are merged as lists; longer ones are merged faster as bits. */
const LONGEST_JOINED = 64
const WORDS = BLOCK / 32

export const isList = (container: Container): container is Uint16Array => container instanceof Uint16Array

export const hasPlace = (container: Container, place: number): boolean =>
  isList(container) ? hasInList(container, place) : hasBit(container, place) === 1

const hasBit = (bits: Uint32Array, place: number): number => ((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1

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

export const countIn = (container: Container): number =>
  isList(container) ? container.length : countBits(container)

const countBits = (bits: Uint32Array): number => {
  let count = 0
  for (let index = 0; index < WORDS; index++) count += ones(bits[index] ?? 0)
  return count
}

/** Adds neighbouring bits, pairs and fours, then sums the bytes with one multiplication. */
const ones = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The places in both. Returns the same object if nothing is lost. */
export const inBoth = (one: Container, other: Container): Container | undefined => {
  if (one === other) return one
  if (isList(one)) return isList(other) ? listInList(one, other) : listInBits(one, other, 1)
  if (isList(other)) return listInBits(other, one, 1)
  const bits = new Uint32Array(WORDS)
  let any = 0
  for (let index = 0; index < WORDS; index++) {
    const word = (one[index] ?? 0) & (other[index] ?? 0)
    bits[index] = word
    any |= word
  }
  return any === 0 ? undefined : bits
}

/** The places of a list whose bit equals `wanted`. */
const listInBits = (list: Uint16Array, bits: Uint32Array, wanted: 0 | 1): Container | undefined => {
  const found = new Uint16Array(list.length)
  let count = 0
  for (let index = 0; index < list.length; index++) {
    const place = list[index] ?? 0
    if (hasBit(bits, place) === wanted) found[count++] = place
  }
  return firstOf(found, count, list)
}

/** Walks both lists at once. */
const listInList = (one: Uint16Array, other: Uint16Array): Container | undefined => {
  const found = new Uint16Array(Math.min(one.length, other.length))
  let count = 0
  let there = 0
  for (let here = 0; here < one.length && there < other.length; here++) {
    const place = one[here] ?? 0
    while (there < other.length && (other[there] ?? 0) < place) there++
    if (other[there] === place) found[count++] = place
  }
  return firstOf(found, count, one)
}

const listOutsideList = (one: Uint16Array, other: Uint16Array): Container | undefined => {
  const left = new Uint16Array(one.length)
  let count = 0
  let there = 0
  for (let here = 0; here < one.length; here++) {
    const place = one[here] ?? 0
    while (there < other.length && (other[there] ?? 0) < place) there++
    if (other[there] !== place) left[count++] = place
  }
  return firstOf(left, count, one)
}

const firstOf = (places: Uint16Array, count: number, whole: Uint16Array): Uint16Array | undefined => {
  if (count === 0) return undefined
  return count === whole.length ? whole : places.slice(0, count)
}

/** Counts the places in both, without building a container. */
export const countInBoth = (one: Container, other: Container): number => {
  if (one === other) return countIn(one)
  if (isList(one)) return isList(other) ? countCommon(one, other) : countInBits(one, other)
  if (isList(other)) return countInBits(other, one)
  let count = 0
  for (let index = 0; index < WORDS; index++) count += ones((one[index] ?? 0) & (other[index] ?? 0))
  return count
}

const countInBits = (list: Uint16Array, bits: Uint32Array): number => {
  let count = 0
  for (let index = 0; index < list.length; index++) count += hasBit(bits, list[index] ?? 0)
  return count
}

const countCommon = (one: Uint16Array, other: Uint16Array): number => {
  let count = 0
  let there = 0
  for (let here = 0; here < one.length && there < other.length; here++) {
    const place = one[here] ?? 0
    while (there < other.length && (other[there] ?? 0) < place) there++
    if (other[there] === place) count++
  }
  return count
}

/** The places in the first but not in the second. */
export const inFirstOnly = (one: Container, other: Container): Container | undefined => {
  if (one === other) return undefined
  if (isList(one)) return isList(other) ? listOutsideList(one, other) : listInBits(one, other, 0)
  const bits = one.slice()
  if (isList(other)) clearBits(bits, other)
  else for (let index = 0; index < WORDS; index++) bits[index] = (bits[index] ?? 0) & ~(other[index] ?? 0)
  for (let index = 0; index < WORDS; index++) if (bits[index] !== 0) return bits
  return undefined
}

/** The places in any of them; needs at least one. */
export const inAny = (containers: readonly Container[]): Container => {
  const [first, second] = containers
  if (first && (!second || (containers.length === 2 && first === second))) return first
  const joined = joinedLists(containers)
  if (joined) return joined
  const bits = new Uint32Array(WORDS)
  for (const container of containers) {
    if (isList(container)) setBits(bits, container)
    else
      for (let index = 0; index < WORDS; index++) bits[index] = (bits[index] ?? 0) | (container[index] ?? 0)
  }
  return bits
}

const joinedLists = (containers: readonly Container[]): Uint16Array | undefined => {
  let length = 0
  for (const container of containers) {
    length += container.length
    if (length > LONGEST_JOINED || !isList(container)) return undefined
  }
  const places = new Uint16Array(length)
  let next = 0
  for (const container of containers) {
    places.set(container, next)
    next += container.length
  }
  places.sort()
  let count = 0
  for (const place of places) if (count === 0 || places[count - 1] !== place) places[count++] = place
  return count === length ? places : places.slice(0, count)
}

const setBits = (bits: Uint32Array, places: ArrayLike<number>): void => {
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0
    bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31))
  }
}

const clearBits = (bits: Uint32Array, places: ArrayLike<number>): void => {
  for (let index = 0; index < places.length; index++) {
    const place = places[index] ?? 0
    bits[place >>> 5] = (bits[place >>> 5] ?? 0) & ~(1 << (place & 31))
  }
}

/** The places of a container, ascending. */
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

/** The places of the block that are not in a container. */
export const placesOutside = (container: Container): Uint16Array => {
  const bits = bitsOf(container)
  const others = new Uint32Array(WORDS)
  for (let index = 0; index < WORDS; index++) others[index] = ~(bits[index] ?? 0)
  return placesOf(others)
}

const bitsOf = (container: Container): Uint32Array => {
  if (!isList(container)) return container
  const bits = new Uint32Array(WORDS)
  setBits(bits, container)
  return bits
}

/** A container with some places added, then some removed; undefined if it ends up empty. */
export const edited = (
  container: Container | undefined,
  added: readonly number[],
  removed: readonly number[],
): Container | undefined => {
  const bits = container ? bitsOf(container).slice() : new Uint32Array(WORDS)
  setBits(bits, added)
  clearBits(bits, removed)
  const count = countBits(bits)
  if (count > LONGEST_LIST) return bits
  return count === 0 ? undefined : placesOf(bits)
}
