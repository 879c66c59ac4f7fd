/**
 * How a field is compared. `text`: exactly. `name`: exactly, but sorted and searched without case. `choice`:
 * a text from a list. `money`: in major units, also as
 * text. `number`: digits are accepted too. `time`: ISO text. `list`:
 * ids of collections, or tags.
 */
export type FieldKind = 'text' | 'name' | 'choice' | 'money' | 'number' | 'time' | 'flag' | 'list'

/** A field that queries can name, and its column. */
export interface Field {
  readonly kind: FieldKind
  readonly column: string
  readonly sortable: boolean
  /** The column stores folded text, so values in any letter case match. */
  readonly small?: true
  /** The values of a choice. */
  readonly values?: readonly string[]
  /** The id that is in every row's list, if there is one. */
  readonly everyListHolds?: string
  /** Can only be compared for equality. */
  readonly onlyEqual?: true
  /** Rows may have an empty list. */
  readonly mayBeEmpty?: true
  /** The list has objects with an id, so $matchItems applies. */
  readonly hasItems?: true
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

/** Finds a field by name. Only the table's own names count, not inherited ones. */
export const readField = (fields: Fields, name: string): Field | undefined => fields.get(name)
