/** What spreadsheets read as the start of a formula, including full-width forms. */
const FORMULA = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
const GUARDED = /^'+[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** Puts an apostrophe before text that a spreadsheet would run instead of show. */
export const guarded = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)

/** Removes that apostrophe again, and no other. */
export const unguarded = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)

/**
 * Writes texts as one cell: `Small; Large`. Inside a text, `;`, `=` and `\` are escaped with `\`, and so are
 * spaces at its ends.
 */
export const listCell = (items: readonly string[]): string => items.map(escaped).join('; ')

/** Writes pairs as one cell: `Red=#c00; Blue`. A pair of equal texts is written once. */
export const pairsCell = (pairs: readonly (readonly [name: string, value: string])[]): string =>
  pairs
    .map(([name, value]) => (name === value ? escaped(name) : `${escaped(name)}=${escaped(value)}`))
    .join('; ')

export const listIn = (cell: string): string[] => split(cell, ';').map(plain)

export const pairsIn = (cell: string): (readonly [name: string, value: string])[] =>
  split(cell, ';').map((item) => {
    const [name = '', value = name] = split(item, '=')
    return [plain(name), plain(value)]
  })

const escaped = (text: string): string => {
  const meant = text.replace(/[\\;=]/g, '\\$&')
  const ended = text.length > 1 && /\s$/.test(text) ? `${meant.slice(0, -1)}\\${meant.slice(-1)}` : meant
  return ended.replace(/^\s/, '\\$&')
}

/** Escaped characters are literal; other spaces at the ends are only layout. */
const plain = (text: string): string => {
  const chars: { char: string; isSpace: boolean }[] = []
  for (let at = 0; at < text.length; at++) {
    const isMeant = text.charAt(at) === '\\' && at + 1 < text.length
    const char = text.charAt(isMeant ? ++at : at)
    chars.push({ char, isSpace: !isMeant && /\s/.test(char) })
  }
  const from = chars.findIndex(({ isSpace }) => !isSpace)
  const to = chars.findLastIndex(({ isSpace }) => !isSpace)
  return chars
    .slice(Math.max(from, 0), to + 1)
    .map(({ char }) => char)
    .join('')
}

/** Splits at an unescaped sign; an empty text has no parts. */
const split = (text: string, sign: ';' | '='): string[] => {
  if (text.trim() === '') return []
  const parts = ['']
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (char === sign) parts.push('')
    else parts[parts.length - 1] += char === '\\' ? char + text.charAt(++at) : char
  }
  return parts
}
