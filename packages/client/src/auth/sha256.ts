type Eight = [number, number, number, number, number, number, number, number]

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** The first 32 bits behind the point: SHA-256's constants are such bits of the roots of the first primes. */
const fraction = (root: number): number => (root * 2 ** 32) | 0

/**
 * Takes a block into a SHA-256 (FIPS 180-4).
 *
 * @param block - ASCII text whose first 64 letters are taken; where there are fewer, zeros follow
 * @param bits - length of the whole text, for its last block
 * @param before - what came of the blocks before
 * @returns eight words
 */
export const compressed = (block: string, bits = 0, before?: number[]): number[] => {
  const words: number[] = []
  // Behind the end of the text there is NaN, which is 0 among bits.
  for (let at = 0; at < 64; at++) words[at >> 2] = ((words[at >> 2] as number) << 8) | block.charCodeAt(at)
  words[15] ||= bits
  const primes: number[] = []
  for (let number = 2; primes.length < 64; number++)
    if (primes.every((prime) => number % prime)) primes.push(number)
  const start = before ?? primes.slice(0, 8).map((prime) => fraction(prime ** (1 / 2)))
  let state = start as Eight
  primes.forEach((prime, at) => {
    const [a, b, c, d, e, f, g, h] = state
    const word = (by: number) => words[at + by] as number
    const [x, y] = [word(1), word(14)]
    const first = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
    const second = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
    words.push((word(0) + word(9) + first + second) | 0)
    const mixed = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g))
    const sum = h + mixed + fraction(prime ** (1 / 3)) + word(0)
    const majority = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    state = [(sum + majority) | 0, a, b, c, (d + sum) | 0, e, f, g]
  })
  return start.map((word, at) => (word + (state[at] as number)) | 0)
}

/** Words as bytes, one character each. */
export const bytesOf = (words: number[]): string =>
  String.fromCharCode(...words.flatMap((word) => [24, 16, 8, 0].map((bits) => (word >> bits) & 255)))

/**
 * SHA-256 of up to 55 letters of ASCII text, as bytes of one character each. Web Crypto's is asynchronous, and absent on
 * plain-http pages.
 */
export const sha256 = (text: string): string => bytesOf(compressed(`${text}\x80`, text.length * 8))
