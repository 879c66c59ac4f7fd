/**
 * Accents, dots and other marks that people leave out when they type. Excludes vowel signs of Indic scripts
 * and the two Japanese marks, which make other letters.
 */
const MARKS =
  /(?=\p{M})(?![\u3099\u309a])[\p{sc=Inherited}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}]|\u0640/gu
/** Letters with a stroke and ligatures, which no normal form decomposes. */
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
/** Copyright, registered, trade and service marks. */
const SIGNS = /[©®\u2122\u2120]/g
/** As in potter's: the rest belongs to the word. */
const APOSTROPHE = /(?<=\p{L})['’ʼ＇](?=\p{L})/gu

const WORD = /\p{RI}\p{RI}|\p{Extended_Pictographic}|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu
/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+/gu

/** Longer words are cut, in products and in searches. */
const LONGEST_WORD = 40
/** Further words of a text aren't indexed; even the longest allowed description has fewer. */
const MOST_WORDS = 2000

/** Removes differences of case, width, accents and ligatures from a text. */
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
 * Splits a text into its distinct search words. In scripts without spaces, every two neighbouring
 * characters are a word, and so is the last one alone, so that any part of the text finds it.
 *
 * @example wordsOf('The Potter’s Crème 花瓶') // ['the', 'potters', 'creme', '花瓶', '瓶']
 */
export const wordsOf = (text: string): string[] => split(text, (run) => [...pairs(run), run.at(-1) ?? ''])

/**
 * Splits a search expression into words, in order, each once.
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
