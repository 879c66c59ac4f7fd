import type { CellValue } from './cell.ts'
import type { ColumnParts, Read } from './columns.ts'
import type { SheetTexts } from './texts.ts'

/** Reads a text on one line. */
export const readText = (
  text: string,
  { least, most, texts }: { readonly least: number; readonly most: number; readonly texts: SheetTexts },
): Read => {
  const value = text.replace(/\s+/g, ' ').trim()
  if (value.length < least) return { problem: texts.problems.needed }
  return value.length > most ? { problem: texts.problems.tooLong(most) } : { value }
}

const YES = ['true', 'yes', 'ja', 'wahr', '1', 'x', '✓']
const NO = ['false', 'no', 'nein', 'falsch', '0', '']

/** Reads whether something is visible, in the words of spreadsheets too. */
export const readVisible = (text: string, texts: SheetTexts): Read => {
  const word = text.trim().toLocaleLowerCase()
  if (YES.includes(word) || word === texts.visible.true.toLocaleLowerCase()) return { value: true }
  if (NO.includes(word) || word === texts.visible.false.toLocaleLowerCase()) return { value: false }
  return { problem: texts.problems.visible }
}

/** Reads collections by name: `Bowls; Cups` instead of the present ones, `+Cups` besides them, `-Cups` no longer. */
export const readCollections = (text: string, now: CellValue, { collections, texts }: ColumnParts): Read => {
  const byName = new Map(collections.map(({ id, name }) => [name.toLocaleLowerCase(), id]))
  const given = text.trim()
  const whole = byName.get(given.toLocaleLowerCase())
  if (whole) return { value: [whole] }
  const sign = /^[+-]/.exec(given)?.[0]
  const ids: string[] = []
  for (const part of (sign ? given.slice(1) : given).split(';')) {
    const name = part.trim()
    if (name === '') continue
    const id = byName.get(name.toLocaleLowerCase())
    if (!id) return { problem: texts.problems.collection(name) }
    if (!ids.includes(id)) ids.push(id)
  }
  const held = Array.isArray(now) ? now : []
  if (sign === '+') return { value: [...held, ...ids.filter((id) => !held.includes(id))] }
  return { value: sign === '-' ? held.filter((id) => !ids.includes(id)) : ids }
}
