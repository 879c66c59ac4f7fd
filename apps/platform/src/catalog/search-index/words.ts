/**
 * Accents, points and other marks that people leave out when they type. Vowel signs of Indic scripts are no such marks,
 * and the two marks of Japanese make other letters.
 */
const MARKS =
  /(?=\p{M})(?![\u3099\u309a])[\p{sc=Inherited}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}]|\u0640/gu
/** Letters with a stroke and joined letters, which no normal form takes apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ł: 'l',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
}
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')
const SIGNS = /[©®™℠]/g
/** As in potter's: what follows belongs to the word. */
const APOSTROPHE = /(?<=\p{L})['’ʼ＇](?=\p{L})/gu

const WORD = /\p{RI}\p{RI}|\p{Extended_Pictographic}|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** Scripts that put no space between words. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/gu

/** Longer words are cut, in products as in what is searched for. */
const LONGEST_WORD = 40
/** Further words of a text are not indexed; the longest description there may be has fewer. */
const MOST_WORDS = 2000

/** Takes differences of case, width, accents and ligatures out of a text. */
export const normalized = (text: string): string =>
  text
    .replace(SIGNS, ' ')
    .replace(APOSTROPHE, '')
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)

/**
 * Splits a text into the words it is found by, each once. Where a script has no spaces, every two neighbouring
 * characters are a word, and the last one alone: so any piece of the text leads to it.
 *
 * @example wordsOf('The Potter’s Crème 花瓶') // ['the', 'potters', 'creme', '花瓶', '瓶']
 */
export const wordsOf = (text: string): string[] => split(text, (run) => [...pairs(run), run.at(-1) ?? ''])

/**
 * Splits what is searched for into words, in their order, each once.
 *
 * @example soughtWords('花瓶') // ['花瓶']
 */
export const soughtWords = (expression: string): string[] =>
  split(expression, (run) => (run.length === 1 ? run : pairs(run)))

const split = (text: string, wordsIn: (run: readonly string[]) => readonly string[]): string[] => {
  const words = new Set<string>()
  for (const [chunk] of normalized(text).matchAll(WORD)) {
    let spacedFrom = 0
    for (const { 0: run, index } of chunk.matchAll(UNSPACED)) {
      if (index > spacedFrom) words.add(cut(chunk.slice(spacedFrom, index)))
      for (const word of wordsIn([...run])) words.add(word)
      spacedFrom = index + run.length
    }
    if (spacedFrom < chunk.length) words.add(cut(chunk.slice(spacedFrom)))
    if (words.size >= MOST_WORDS) break
  }
  return [...words]
}

const pairs = (run: readonly string[]): string[] =>
  run.slice(1).map((character, index) => `${run[index]}${character}`)

const cut = (word: string): string =>
  word.length <= LONGEST_WORD ? word : [...word].slice(0, LONGEST_WORD).join('')
