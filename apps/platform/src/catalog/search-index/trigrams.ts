/** Only words of letters are corrected: an unknown number isn't a misspelled one. */
const CORRECTABLE =
  /^\p{Script=Latin}{3,}$|^\p{Script=Cyrillic}{3,}$|^\p{Script=Greek}{3,}$|^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Devanagari}\p{M}]{3,}$/u

export const isCorrectable = (word: string): boolean => CORRECTABLE.test(word)

/**
 * Returns every three neighbouring letters of a word, including its two ends, each once.
 *
 * @example trigramsOf('moon') // ['$mo', 'moo', 'oon', 'on$']
 */
export const trigramsOf = (word: string): string[] => {
  const letters = ['$', ...word, '$']
  return [
    ...new Set(letters.slice(2).map((letter, index) => `${letters[index]}${letters[index + 1]}${letter}`)),
  ]
}

/**
 * Counts how many letters must be inserted, removed, replaced or swapped with a neighbour to turn one word
 * into another; `limit + 1` means more than the limit.
 */
export const distanceBetween = (one: string, other: string, limit: number): number => {
  const [from, to] = [[...one], [...other]]
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = to.map((_, index) => index + 1)
  last.unshift(0)
  for (let row = 1; row <= from.length; row++) {
    const next = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    if (Math.min(...next) > limit) return limit + 1
    beforeLast = last
    last = next
  }
  return Math.min(last[to.length] ?? 0, limit + 1)
}
