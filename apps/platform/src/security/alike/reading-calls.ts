import type { Operation } from '@vitrine/contract'
import { RULES, type Rule } from '@vitrine/contract/rules'
import Type, { type TSchema } from 'typebox'
import { fieldsOf, type Path } from '../../hostile/calls/schema-paths.ts'
import { LATER } from '../../later.ts'

/** Calls that read as their names say, but that answer by a page, by keys or by nothing to compare. */
const OTHERS = ['logout', 'markCheckoutAsCompletedAndRedirectToUrl', 'jwks', 'exportProducts']

const READS = /^(query|search|list|get|find)/

const isRead = ({ name, method, query }: Operation): boolean =>
  method === 'GET' || query === true || READS.test(name)

/** Every call of the contract that reads and is answered. A new one is among them as soon as it is built. */
export const READING_CALLS: readonly Rule[] = RULES.filter(
  ({ operation }) => isRead(operation) && !LATER.includes(operation.name) && !OTHERS.includes(operation.name),
)

/** Where the input of a call takes a filter; undefined where it takes none. */
export const filterPathOf = ({ input }: Rule): Path | undefined =>
  fieldsOf(input).find(({ path, schema }) => path.at(-1) === 'filter' && !Type.IsObject(schema))?.path

/** Whether a call answers pages: it can be filtered, or takes a limit. */
export const answersPages = (rule: Rule): boolean =>
  filterPathOf(rule) !== undefined || fieldsOf(rule.input).some(({ path }) => path.at(-1) === 'limit')

/** Names that entities of a schema have, dotted: what a query might name. */
export const fieldNamesOf = (schema: TSchema): string[] => {
  const names = fieldsOf(schema).map(({ path }) => {
    const entity = path.findLastIndex((step) => typeof step === 'number')
    return path.slice(entity + 1).join('.')
  })
  return [...new Set(names)].filter((name) => name !== '')
}
