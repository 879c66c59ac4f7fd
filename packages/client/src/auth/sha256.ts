const turn = (word: number, bits: number): number => (word >>> bits) | (word << -bits)

/** Two rotations of a word and a third term: all four sums of SHA-256 have this form. */
const mixed = (word: number, one: number, two: number, three: number): number =>
  turn(word, one) ^ turn(word, two) ^ three

/** The first 32 fraction bits of a root: SHA-256's constants are these bits of the first primes' roots. */
const bitsOfRoot = (prime: number, degree: number): number => (prime ** (1 / degree) * 2 ** 32) | 0

/**
 * Processes one block of a SHA-256 (FIPS 180-4).
 * @param block - ASCII text; its first 64 letters are used, shorter text is padded with zeros
 * @param bits - length of the whole text with its last block, else 0
 * @param before - the result of the previous blocks
 * @returns eight words
 */
export const compressed = (block: string, bits: number, before?: number[]): number[] => {
  const words: number[] = []
  // Past the end of the text this is NaN, which counts as 0 in bit operations.
  for (let at = 0; at < 64; at++) words[at >> 2] = ((words[at >> 2] as number) << 8) | block.charCodeAt(at)
  words[15] ||= bits
  const primes: number[] = []
  for (let number = 2; primes.length < 64; number++)
    if (primes.every((prime) => number % prime)) primes.push(number)
  const start = before ?? primes.slice(0, 8).map((prime) => bitsOfRoot(prime, 2))
  const state = [...start]
  for (const prime of primes) {
    const [a, b, c, , e, f, g] = state as Seven
    const word = words.shift() as number
    const x = words[0] as number
    const y = words[13] as number
    words.push((word + (words[8] as number) + mixed(x, 7, 18, x >>> 3) + mixed(y, 17, 19, y >>> 10)) | 0)
    const sum =
      (state.pop() as number) +
      mixed(e, 6, 11, turn(e, 25)) +
      ((e & f) ^ (~e & g)) +
      bitsOfRoot(prime, 3) +
      word
    state.unshift((sum + mixed(a, 2, 13, turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0)
    state[4] = ((state[4] as number) + sum) | 0
  }
  return start.map((word, at) => (word + (state[at] as number)) | 0)
}

type Seven = [number, number, number, number, number, number, number]

/** Words as bytes. */
export const bytesOf = (words: number[]): number[] =>
  words.flatMap((word) => [24, 16, 8, 0].map((bits) => (word >> bits) & 255))

/**
 * SHA-256 of up to 55 letters of ASCII text, as bytes. Web Crypto's is asynchronous, and missing on
 * plain-http pages.
 */
export const sha256 = (text: string): number[] => bytesOf(compressed(`${text}\x80`, text.length * 8))
