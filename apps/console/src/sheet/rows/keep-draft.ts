import {
  COLUMN_KEYS,
  type ColumnKey,
  type Edit,
  type Edits,
  isSameValue,
  type RowEdits,
  type SheetRow,
} from '../cells/cell.ts'
import type { SheetColumn } from '../cells/columns.ts'
import { withFittingDiscount } from '../cells/fitting-discount.ts'

/** What was typed, kept in the browser by row until it is saved. */
type KeptRows = Readonly<Record<string, Readonly<Partial<Record<ColumnKey, KeptEdit>>>>>
type KeptEdit = Pick<Edit, 'text' | 'was'>

/** @param shop - the address of the shop @param scope - the product whose variants these are, or `products` */
export const draftKey = (shop: string, scope: string): string => `vitrine.sheet ${shop} ${scope}`

const storedAt = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // a browser without storage
  }
}

const readKept = (key: string): KeptRows => {
  try {
    const kept: unknown = JSON.parse(storedAt(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as KeptRows) : {}
  } catch {
    return {}
  }
}

/** What was last stored, and the part of it that belongs to rows of other sheets. */
let last:
  | { readonly key: string; readonly rows: readonly SheetRow[]; text: string | null; others: string[] }
  | undefined
const texts = new WeakMap<RowEdits, string>()

/** Prints the edits of a row; edits that are the same object as before are printed once. */
const textOf = (id: string, own: RowEdits): string => {
  const known =
    texts.get(own) ??
    `${JSON.stringify(id)}:${JSON.stringify(
      Object.fromEntries(Object.entries(own).map(([name, { text, was }]) => [name, { text, was }])),
    )}`
  texts.set(own, known)
  return known
}

/** Stores the edits of this sheet's rows; those of other rows stay. Reads again only if another tab has written. */
export const keepEdits = (key: string, rows: readonly SheetRow[], edits: Edits): void => {
  const stored = storedAt(key)
  if (last?.key !== key || last.rows !== rows || last.text !== stored) {
    const own = new Set(rows.map(({ id }) => id))
    const others = Object.entries(readKept(key)).filter(([id]) => !own.has(id))
    last = {
      ...{ key, rows, text: stored },
      others: others.map(([id, kept]) => `${JSON.stringify(id)}:${JSON.stringify(kept)}`),
    }
  }
  const parts = [...last.others, ...[...edits].map(([id, own]) => textOf(id, own))]
  const text = parts.length > 0 ? `{${parts.join(',')}}` : null
  if (text === stored) return
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
    last.text = text
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
      // A save that ended with its tab has written it.
      if (!('problem' in read) && isSameValue(read.value, row.values[name])) continue
      const known =
        'problem' in read
          ? { value: undefined, problem: read.problem }
          : { value: read.value, problem: undefined }
      edits.set(row.id, { ...edits.get(row.id), [name]: { ...edit, ...known } })
    }
    const found = edits.get(row.id)
    if (found) edits.set(row.id, withFittingDiscount(row, found, columns))
  }
  return edits
}
