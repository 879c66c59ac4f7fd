import type { Sql } from '../database/statements/bound-statement.ts'
import { placeholders } from '../database/statements/statement.ts'
import type { Condition } from './condition.ts'
import type { Sort } from './language.ts'

/** Writes that a row's list has one of some ids. */
export type Members = (condition: Extract<Condition, { is: 'member' }>, alias: string) => Sql

/**
 * Writes a condition as SQL with the same meaning on both engines. Nothing from the query becomes text:
 * columns come from the field tables, values are bound.
 *
 * @param product - the alias of the table whose site_id and product_number identify the product
 * @param members - writes membership of a list; default: of the product's collections
 */
export const sqlOf = (condition: Condition, product: string, members: Members = inCollections): Sql => {
  switch (condition.is) {
    case 'constant':
      return { text: condition.holds ? '1 = 1' : '1 = 0', values: [] }
    case 'not': {
      const { text, values } = sqlOf(condition.of, product, members)
      return { text: `NOT (${text})`, values }
    }
    case 'compare':
      return { text: `${condition.column} ${condition.relation} ?`, values: [condition.value] }
    case 'in':
      return {
        text: `${condition.column} IN (${placeholders(condition.values.length)})`,
        values: condition.values,
      }
    case 'contains': // the only substring search that both engines run byte by byte
      return { text: `replace(${condition.column}, ?, '') <> ${condition.column}`, values: [condition.text] }
    case 'ends':
      return {
        text: `substr(${condition.column}, length(${condition.column}) - ? + 1) = ?`,
        values: [Array.from(condition.text).length, condition.text],
      }
    case 'member':
      return members(condition, product)
    default:
      return joined(condition.of, condition.is, (part) => sqlOf(part, product, members))
  }
}

const joined = (
  conditions: readonly Condition[],
  is: 'all' | 'any',
  partOf: (condition: Condition) => Sql,
): Sql => {
  if (conditions.length === 0) return { text: is === 'all' ? '1 = 1' : '1 = 0', values: [] }
  const parts = conditions.map(partOf)
  return {
    text: `(${parts.map((part) => part.text).join(is === 'all' ? ' AND ' : ' OR ')})`,
    values: parts.flatMap((part) => part.values),
  }
}

const inCollections: Members = ({ collectionIds }, product) => ({
  text: `EXISTS (SELECT 1 FROM collection_products x
      JOIN collections k ON k.site_id = x.site_id AND k.collection_number = x.collection_number
      WHERE x.site_id = ${product}.site_id AND x.product_number = ${product}.product_number
        AND k.collection_id IN (${placeholders(collectionIds.length)}))`,
  values: collectionIds,
})

/**
 * Takes a limit and an offset. SQLite plans a statement again whenever a bare LIMIT parameter is bound,
 * which takes longer than reading the page; a cast keeps the plan.
 */
export const PAGED = 'LIMIT CAST(? AS BIGINT) OFFSET CAST(? AS BIGINT)'

/**
 * An order for pages: the sort columns by alias, then the tie-breaker, all in the direction of the last
 * field.
 */
export interface Order {
  /** What to select: `m.price_minor AS sort_1, m.product_number AS tie_1`. */
  readonly columns: string
  /** ORDER BY for the selection itself. */
  readonly inner: string
  /** ORDER BY for a selection from it under the name `page`. */
  readonly outer: string
}

/** A column named twice counts once. */
export const distinctSorts = (sort: readonly Sort[]): Sort[] =>
  sort.filter(({ field }, index) => sort.findIndex((other) => other.field.column === field.column) === index)

/** @param ties - columns that are unique together, such as m.product_number */
export const orderOf = (sort: readonly Sort[], ...ties: string[]): Order => {
  const fields = distinctSorts(sort)
  const last = fields.at(-1)?.descending ?? false
  const parts = [
    ...fields.map(({ field, descending }, index) => ({
      column: field.column,
      name: `sort_${index + 1}`,
      descending,
    })),
    ...ties.map((column, index) => ({ column, name: `tie_${index + 1}`, descending: last })),
  ]
  const by = (prefix: string): string =>
    parts.map(({ name, descending }) => `${prefix}${name} ${descending ? 'DESC' : 'ASC'}`).join(', ')
  return {
    columns: parts.map(({ column, name }) => `${column} AS ${name}`).join(', '),
    inner: by(''),
    outer: by('page.'),
  }
}

/** Whether queries like this one have few forms, so that their statements may stay prepared. */
export const isOfFewForms = (condition: Condition, sort: readonly Sort[]): boolean =>
  sort.length < 2 && (condition.is === 'compare' || (condition.is === 'constant' && condition.holds))
