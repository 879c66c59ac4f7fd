type Eight = [number, number, number, number, number, number, number, number]

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** The first 32 bits behind the point: SHA-256's constants are such bits of the roots of the first primes. */
const fraction = (root: number): number => (root * 2 ** 32) | 0

/**
 * SHA-256 (FIPS 180-4) of ASCII text, as text of one character for each byte. Web Crypto's is asynchronous,
 * and absent on plain-http pages.
 */
export function sha256(text: string): string {
  const primes: number[] = []
  for (let number = 2; primes.length < 64; number++)
    if (primes.every((prime) => number % prime)) primes.push(number)
  let hash = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
  const padded = `${text}\x80`
  const length = text.length + 9

  for (let start = 0; start < length; start += 64) {
    const words: number[] = []
    let state = hash as Eight
    primes.forEach((prime, at) => {
      let word = 0
      for (let byte = start + at * 4; byte < start + at * 4 + 4; byte++)
        word = (word << 8) | padded.charCodeAt(byte)
      if (at === 15 && start + 64 >= length) word = text.length * 8
      if (at > 15) {
        const back = (by: number) => words[at - by] as number
        const [x, y] = [back(15), back(2)]
        const first = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)
        const second = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10)
        word = (back(16) + back(7) + first + second) | 0
      }
      words.push(word)
      const [a, b, c, d, e, f, g, h] = state
      const mixed = (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g))
      const sum = h + mixed + fraction(Math.cbrt(prime)) + word
      const majority = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      state = [(sum + majority) | 0, a, b, c, (d + sum) | 0, e, f, g]
    })
    hash = hash.map((word, at) => (word + (state[at] as number)) | 0)
  }
  return hash
    .map((word) => String.fromCharCode(...[24, 16, 8, 0].map((bits) => (word >> bits) & 255)))
    .join('')
}
