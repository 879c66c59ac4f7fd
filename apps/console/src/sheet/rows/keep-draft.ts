import { COLUMN_KEYS, type ColumnKey, type Edit, type Edits, type SheetRow } from '../cells/cell.ts'
import type { SheetColumn } from '../cells/columns.ts'

/** What was typed, kept in the browser by row until it is saved. */
type KeptRows = Readonly<Record<string, Readonly<Partial<Record<ColumnKey, KeptEdit>>>>>
type KeptEdit = Pick<Edit, 'text' | 'was'>

/** @param shop - the address of the shop @param scope - the product whose variants these are, or `products` */
export const draftKey = (shop: string, scope: string): string => `vitrine.sheet ${shop} ${scope}`

const readKept = (key: string): KeptRows => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as KeptRows) : {}
  } catch {
    return {}
  }
}

/** Keeps the edits of some rows; those of rows that aren't in this sheet stay. */
export const keepEdits = (key: string, rows: readonly SheetRow[], edits: Edits): void => {
  const kept = { ...readKept(key) }
  for (const { id } of rows) delete kept[id]
  for (const [id, own] of edits)
    kept[id] = Object.fromEntries(Object.entries(own).map(([name, { text, was }]) => [name, { text, was }]))
  try {
    if (Object.keys(kept).length > 0) localStorage.setItem(key, JSON.stringify(kept))
    else localStorage.removeItem(key)
  } catch {
    // When the storage is full, the older draft stays; the sheet still asks before it is left.
  }
}

/** Reads the kept edits of some rows. Their texts are read again, because the rows may have changed meanwhile. */
export const keptEdits = (key: string, rows: readonly SheetRow[], columns: readonly SheetColumn[]): Edits => {
  const kept = readKept(key)
  const edits = new Map<string, Partial<Record<ColumnKey, Edit>>>()
  for (const row of rows) {
    const own = kept[row.id]
    if (!own) continue
    for (const name of COLUMN_KEYS) {
      const [edit, column] = [own[name], columns.find(({ key: each }) => each === name)]
      if (typeof edit?.text !== 'string' || !column || row.locked.has(name)) continue
      const read = column.read(edit.text, edit.was)
      const known =
        'problem' in read
          ? { value: undefined, problem: read.problem }
          : { value: read.value, problem: undefined }
      edits.set(row.id, { ...edits.get(row.id), [name]: { ...edit, ...known } })
    }
  }
  return edits
}
