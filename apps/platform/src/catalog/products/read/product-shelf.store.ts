import type { Sql } from '../../../floor/database/statements/bound-statement.ts'
import { type Condition, conjuncts } from '../../../floor/query/condition.ts'
import type { Audience } from '../records/audience.ts'

/** The places in a collection that a list consists of. */
export interface Shelf {
  readonly siteId: string
  /** The collection's number. */
  readonly collection: Sql
  readonly where: Sql
  /** Which products each part of the list has, by whether they are visible. */
  readonly flags: readonly Flags[]
  /** The numbers of the only products that can be in the list, as `column1` of a table, if known. */
  readonly among: Sql | undefined
}

type Flags = '= 1' | '= 0' | 'IN (0, 1)'

export const BOTH_FLAGS: readonly Flags[] = ['= 1', '= 0']

/** Extracts whether every product of the list must be visible or hidden from its conditions. */
export const requiredFlag = (
  conditions: readonly Condition[],
): { flag: Flags | undefined; rest: Condition[] } => {
  const required = conditions.find(
    (one) => one.is === 'compare' && one.column === 'm.visible' && one.relation === '=',
  )
  if (required?.is !== 'compare') return { flag: undefined, rest: [...conditions] }
  return {
    flag: required.value === 1 ? '= 1' : '= 0',
    rest: conditions.filter((one) => one !== required),
  }
}

/**
 * Each flag has its own part of an index. A few products are looked up one by one, so for them both parts are read
 * together. Empty if visitors ask for hidden products.
 */
export const flagsOf = (
  audience: Audience,
  required: Flags | undefined,
  isAmongFew: boolean,
): readonly Flags[] => {
  if (audience === 'public') return required === '= 0' ? [] : ['= 1']
  if (required) return [required]
  return isAmongFew ? ['IN (0, 1)'] : BOTH_FLAGS
}

/** Extracts the one collection that every product of the list must be in from the condition. */
export const drivingCollection = (
  condition: Condition,
): { collectionId: string | undefined; rest: Condition[] } => {
  const conditions = conjuncts(condition)
  const driving = conditions.find((one) => one.is === 'member' && one.collectionIds.length === 1)
  return {
    collectionId: driving?.is === 'member' ? driving.collectionIds[0] : undefined,
    rest: conditions.filter((one) => one !== driving),
  }
}

/** Some columns of all places. The CROSS JOIN makes SQLite start with the known products. */
export const places = (
  { siteId, collection, where, among }: Shelf,
  visible: Flags,
  selected: string,
): Sql => {
  const product = /\bp\./.test(`${selected} ${where.text}`)
    ? 'JOIN products p ON p.site_id = m.site_id AND p.product_number = m.product_number'
    : ''
  return {
    text: `SELECT ${selected} FROM ${among ? `${among.text} n CROSS JOIN` : ''} collection_products m ${product}
      WHERE m.site_id = ? AND m.collection_number = ${collection.text} AND m.visible ${visible}
        ${among ? 'AND m.product_number = n.column1' : ''} AND ${where.text}`,
    values: [...(among?.values ?? []), siteId, ...collection.values, ...where.values],
  }
}

/** Products by number, for {@link Shelf.among}. */
export const numbered = (numbers: readonly number[]): Sql => ({
  text: `(VALUES ${numbers.map(() => '(CAST(? AS BIGINT))').join(', ')})`,
  values: numbers,
})

export const union = (parts: readonly Sql[]): Sql => ({
  text: parts.map(({ text }) => text).join(' UNION ALL '),
  values: parts.flatMap(({ values }) => values),
})

/** Counts all places of a shelf that have its flags, without reading them. */
export const storedCount = ({ siteId, collection, flags }: Shelf): Sql => {
  const [only = 'IN (0, 1)'] = flags.length === 1 ? flags : []
  return {
    text: `COALESCE((SELECT ${COUNTED[only]} FROM collection_counts n
      WHERE n.site_id = ? AND n.collection_number = ${collection.text}), 0)`,
    values: [siteId, ...collection.values],
  }
}

const COUNTED: Readonly<Record<Flags, string>> = {
  '= 1': 'n.visible_products',
  '= 0': 'n.all_products - n.visible_products',
  'IN (0, 1)': 'n.all_products',
}

export const collectionNumber = (siteId: string, collectionId: string | undefined): Sql =>
  collectionId === undefined
    ? { text: '0', values: [] }
    : {
        text: '(SELECT collection_number FROM collections WHERE site_id = ? AND collection_id = ?)',
        values: [siteId, collectionId],
      }
