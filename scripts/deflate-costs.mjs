import { deflateRawSync } from 'node:zlib'

/**
 * Lengths and distances of RFC 1951, section 3.2.5: each symbol's smallest value, and how many extra bits
 * follow.
 */
const LENGTHS = tableOf(28, 3, (n) => (n < 8 ? 0 : (n >> 2) - 1)).concat([[258, 0]])
const DISTANCES = tableOf(30, 1, (n) => (n < 4 ? 0 : (n >> 1) - 1))
/** The order of code lengths, section 3.2.7. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

/**
 * @param {number} count
 * @param {number} first
 * @param {(n: number) => number} bitsOf
 * @returns {[least: number, bits: number][]}
 */
function tableOf(count, first, bitsOf) {
  let least = first
  return Array.from({ length: count }, (_, n) => {
    const bits = bitsOf(n)
    least += 1 << bits
    return [least - (1 << bits), bits]
  })
}

/**
 * Computes what each byte of a text costs once compressed: a literal costs its code's bits, repeated bytes
 * share the bits of their reference equally. Everything else, mainly the code tables, is `rest`.
 * @param {Uint8Array} content
 * @returns {{ bits: Float64Array, rest: number }} in bits
 */
export const deflateCosts = (content) => {
  const packed = deflateRawSync(content, { level: 9 })
  const bits = new Float64Array(content.length)
  let at = 0
  let written = 0
  const read = (/** @type {number} */ count) => {
    let value = 0
    for (let n = 0; n < count; n++, at++) value |= (((packed[at >> 3] ?? 0) >> (at & 7)) & 1) << n
    return value
  }
  for (let isLast = 0; !isLast; ) {
    isLast = read(1)
    const [letters, distances] = codes(read)
    for (let from = at, symbol = letters(); symbol !== 256; from = at, symbol = letters()) {
      const [least, more] = LENGTHS[symbol - 257] ?? [1, 0]
      const length = least + read(more)
      if (symbol > 256) read(DISTANCES[distances()]?.[1] ?? 0)
      bits.fill((at - from) / length, written, written + length)
      written += length
    }
  }
  if (written !== content.length) throw new Error(`${written} of ${content.length} bytes were found.`)
  return { bits, rest: at - bits.reduce((sum, each) => sum + each, 0) }
}

/**
 * Reads a block's codes; a text this short never gets the fixed ones.
 * @param {(count: number) => number} read
 */
const codes = (read) => {
  if (read(2) !== 2) throw new Error('A block has no codes of its own.')
  const letterCount = read(5) + 257
  const count = letterCount + read(5) + 1
  const lengthCount = read(4) + 4
  /** @type {number[]} */
  const ofLengths = Array(19).fill(0)
  for (const symbol of ORDER.slice(0, lengthCount)) ofLengths[symbol] = read(3)
  const next = decoder(ofLengths, read)
  /** @type {number[]} */
  const lengths = []
  while (lengths.length < count) {
    const symbol = next()
    if (symbol < 16) lengths.push(symbol)
    else if (symbol === 16) lengths.push(...Array(3 + read(2)).fill(lengths.at(-1)))
    else lengths.push(...Array(symbol === 17 ? 3 + read(3) : 11 + read(7)).fill(0))
  }
  return /** @type {const} */ ([
    decoder(lengths.slice(0, letterCount), read),
    decoder(lengths.slice(letterCount), read),
  ])
}

/**
 * @param {number[]} lengths of each symbol's code (RFC 1951, section 3.2.2)
 * @param {(count: number) => number} read
 * @returns {() => number} reads a symbol
 */
const decoder = (lengths, read) => {
  /** @type {Map<string, number>} */
  const symbols = new Map()
  let code = 0
  for (let length = 1; length < 16; length++, code <<= 1)
    for (const [symbol, each] of lengths.entries())
      if (each === length) symbols.set(`${length} ${code++}`, symbol)
  return () => {
    for (let code = 0, length = 1; length < 16; length++) {
      code = (code << 1) | read(1)
      const symbol = symbols.get(`${length} ${code}`)
      if (symbol !== undefined) return symbol
    }
    throw new Error('Invalid code.')
  }
}
