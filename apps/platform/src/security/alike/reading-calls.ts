import type { Operation } from '@vitrine/contract'
import { RULES, type Rule } from '@vitrine/contract/rules'
import Type, { type TSchema } from 'typebox'
import { fieldsOf, type Path } from '../../hostile/calls/schema-paths.ts'
import { LATER } from '../../later.ts'

/** Calls named like reads that return a page, keys or nothing comparable. */
const OTHERS = [
  ...['logout', 'markCheckoutAsCompletedAndRedirectToUrl', 'jwks', 'exportProducts', 'exportCustomers'],
  ...['watchChanges', 'listChanges'],
]

const READS = /^(query|search|list|get|find)/

const isRead = ({ name, method, query }: Operation): boolean =>
  method === 'GET' || query === true || READS.test(name)

/** Every implemented read call of the contract; new ones are included automatically. */
export const READING_CALLS: readonly Rule[] = RULES.filter(
  ({ operation }) => isRead(operation) && !LATER.includes(operation.name) && !OTHERS.includes(operation.name),
)

/** Where a call's input has a filter; undefined without one. */
export const filterPathOf = ({ input }: Rule): Path | undefined =>
  fieldsOf(input).find(({ path, schema }) => path.at(-1) === 'filter' && !Type.IsObject(schema))?.path

/** Whether a call returns pages: it has a filter or a limit. */
export const answersPages = (rule: Rule): boolean =>
  filterPathOf(rule) !== undefined || fieldsOf(rule.input).some(({ path }) => path.at(-1) === 'limit')

/** Dotted field names in a schema's entities: what a query might name. */
export const fieldNamesOf = (schema: TSchema): string[] => {
  const names = fieldsOf(schema).map(({ path }) => {
    const entity = path.findLastIndex((step) => typeof step === 'number')
    return path.slice(entity + 1).join('.')
  })
  return [...new Set(names)].filter((name) => name !== '')
}
