import { ProductType } from '@vitrine/contract'
import { DEFAULT_VARIANT_ID } from '../product-record.ts'

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
  /** The column of a text holds it in small letters, and any are taken for them. */
  readonly small?: true
  /** The values of a choice. */
  readonly values?: readonly string[]
}

export type Fields = ReadonlyMap<string, Field>

const field = (kind: FieldKind, column: string, sortable: 'sortable' | 'unsortable' = 'sortable'): Field => ({
  kind,
  column,
  sortable: sortable === 'sortable',
})

/** `m` is the product's place in a collection, with copies of what lists are sorted by; `p` the product. */
const price = field('money', 'm.price_minor')

/** The documented fields of products. */
export const PRODUCT_FIELDS: Fields = new Map<string, Field>([
  ['id', field('text', 'p.product_id')],
  ['name', field('name', 'm.name_key')],
  ['slug', field('text', 'p.slug')],
  ['sku', field('text', 'p.sku')],
  ['price', price],
  ['priceData.price', price],
  ['numericId', field('number', 'm.product_number')],
  ['productType', { ...field('choice', 'p.product_type'), values: Object.keys(ProductType) }],
  ['lastUpdated', field('time', 'm.last_updated')],
  ['createdDate', field('time', 'p.created_at', 'unsortable')],
  ['description', field('text', 'p.description', 'unsortable')],
  ['collectionIds', field('list', '', 'unsortable')],
])

/** The documented fields of collections, and whether they are shown. */
export const COLLECTION_FIELDS: Fields = new Map<string, Field>([
  ['id', field('text', 'c.collection_id')],
  ['name', field('name', 'c.name_key')],
  ['slug', field('text', 'c.slug')],
])

/** The composite id of a variant seen across the whole store. */
export const STORE_VARIANT_ID = "(p.product_id || '-' || v.variant_id)"

/** Fields of variants seen across the whole store. */
export const STORE_VARIANT_FIELDS: Fields = new Map<string, Field>([
  ['id', field('text', STORE_VARIANT_ID)],
  ['productId', field('text', 'p.product_id')],
  ['variantId', field('text', 'v.variant_id')],
  ['productName', field('name', 'p.name_key')],
  ['managedVariant', field('flag', `(CASE WHEN v.variant_id = '${DEFAULT_VARIANT_ID}' THEN 0 ELSE 1 END)`)],
  ['sku', field('text', 'v.sku')],
  ['collectionIds', field('list', '', 'unsortable')],
])

/** Finds a field by its name; only names of the table count, whatever objects may inherit. */
export const readField = (fields: Fields, name: string): Field | undefined => fields.get(name)
