/**
 * How a field is compared. `text` exactly; `name` exactly, but ordered and searched without regard to case;
 * `choice` is a text out of a list; `money` in major units; `number` may come as digits; `time` as ISO text;
 * `list` holds ids of collections.
 */
export type FieldKind = 'text' | 'name' | 'choice' | 'money' | 'number' | 'time' | 'flag' | 'list'

/** A field that queries may name, and the column it stands for. */
export interface Field {
  readonly kind: FieldKind
  readonly column: string
  readonly sortable: boolean
  /** The column of a text holds it folded, and so texts are looked for in any letter case. */
  readonly small?: true
  /** The values of a choice. */
  readonly values?: readonly string[]
  /** The id that every row's list holds, where there is one. */
  readonly everyListHolds?: string
}

export type Fields = ReadonlyMap<string, Field>

export const field = (
  kind: FieldKind,
  column: string,
  sortable: 'sortable' | 'unsortable' = 'sortable',
): Field => ({
  kind,
  column,
  sortable: sortable === 'sortable',
})

/** Finds a field by its name; only names of the table count, whatever objects may inherit. */
export const readField = (fields: Fields, name: string): Field | undefined => fields.get(name)
