import type { Sql } from '../../../floor/database/statements/bound-statement.ts'
import {
  MOST_TOGETHER,
  type ReadByKey,
  readTogether,
} from '../../../floor/database/statements/read-together.ts'
import { selectIn } from '../../../floor/database/statements/select-in.ts'
import type { Audience } from '../records/audience.ts'

/** A column that is unique among a site's products. */
type KeyColumn = 'p.product_id' | 'p.slug'

/** A key that only one product can have. */
export interface ProductKey {
  readonly audience: Audience
  readonly column: KeyColumn
  readonly value: string
}

interface KeyedRow {
  key: string
  /** See {@link PLACE}. */
  places: string
  measure: 0
}

/** A product's place, as text: `number revision variants`. */
export const PLACE = `CAST(w.product_number AS TEXT) || ' ' || CAST(w.revision AS TEXT) || ' ' ||
  CAST(w.variant_count AS TEXT)`

/** Doesn't go through a collection. A page with room for more shows its total, so no measure is needed. */
const textOf = (audience: Audience, column: KeyColumn): string =>
  `SELECT ${column} AS key, ${PLACE} AS places, 0 AS measure
   FROM products p JOIN product_wire w ON w.site_id = p.site_id AND w.product_number = p.product_number
   WHERE p.site_id = ? AND ${column} IN (?*)${audience === 'public' ? ' AND p.visible = 1' : ''}`

const SIZES = [1, MOST_TOGETHER]

const readers = (audience: Audience): Record<KeyColumn, ReadByKey<KeyedRow>> => ({
  'p.product_id': readTogether(selectIn(textOf(audience, 'p.product_id'), SIZES)),
  'p.slug': readTogether(selectIn(textOf(audience, 'p.slug'), SIZES)),
})

/** Reads the product with an id or slug; see `readTogether`. */
export const keyedProduct: Record<Audience, Record<KeyColumn, ReadByKey<KeyedRow>>> = {
  public: readers('public'),
  merchant: readers('merchant'),
}

/** The statement for a single key. */
export const keyedPage = (siteId: string, { audience, column, value }: ProductKey): Sql => ({
  text: textOf(audience, column).replace('?*', '?'),
  values: [siteId, value],
})

export const isKeyColumn = (column: string): column is KeyColumn =>
  column === 'p.product_id' || column === 'p.slug'
