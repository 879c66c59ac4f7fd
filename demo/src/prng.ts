/** Repeatable random numbers: the same seed draws the same picture on every machine. */
export interface Random {
  /** Returns the next number in [0, 1). */
  (): number
  /** Returns a number in [low, high). */
  between(low: number, high: number): number
  /** Returns a whole number in [low, high], both included. */
  whole(low: number, high: number): number
  /** Returns one of the items. @throws {RangeError} when there is none */
  pick<T>(items: readonly T[]): T
  /** Returns true with the given probability. */
  chance(probability: number): boolean
  /** Returns a normally distributed number around 0 with deviation 1, cut off at ±3. */
  normal(): number
  /** Returns the items in a new order; the given list is unchanged. */
  shuffle<T>(items: readonly T[]): T[]
}

/**
 * Hashes a text to four well-mixed 32-bit numbers.
 * Four multiply-and-xor lanes in the manner of MurmurHash3, each fed by its neighbour; not for secrets.
 */
export const hash128 = (text: string): [number, number, number, number] => {
  let a = 1779033703
  let b = 3144134277
  let c = 1013904242
  let d = 2773480762
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ code, 597399067)
    b = c ^ Math.imul(b ^ code, 2869860233)
    c = d ^ Math.imul(c ^ code, 951274213)
    d = a ^ Math.imul(d ^ code, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  const all = a ^ b ^ c ^ d
  return [all >>> 0, (b ^ all) >>> 0, (c ^ all) >>> 0, (d ^ all) >>> 0]
}

/**
 * Creates a source of repeatable chance from a text.
 * The generator is sfc32 (Chris Doty-Humphrey's small fast counter), warmed up by 12 rounds.
 *
 * @example const random = createRandom('low-sun'); random.between(10, 20)
 */
export const createRandom = (seed: string): Random => {
  let [a, b, c, counter] = hash128(seed)
  const next = () => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i++) next()

  const pick = <T>(items: readonly T[]): T => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }
  const shuffle = <T>(items: readonly T[]): T[] =>
    items
      .map((item) => ({ item, key: next() }))
      .sort((one, other) => one.key - other.key)
      .map(({ item }) => item)
  const normal = () => {
    const radius = Math.sqrt(-2 * Math.log(1 - next()))
    return Math.max(-3, Math.min(3, radius * Math.cos(2 * Math.PI * next())))
  }
  return Object.assign(next, {
    between: (low: number, high: number) => low + next() * (high - low),
    whole: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability: number) => next() < probability,
    pick,
    shuffle,
    normal,
  })
}
