import { type ArgumentNode, type GraphQLField, isListType, isNonNullType, type ValueNode } from 'graphql'

/** Values of the variables of one request. */
export type Variables = Readonly<Record<string, unknown>>

/**
 * What fields cost, for the variables of one request.
 *
 * @param page - how many members the lists right below have, if a query's pages decide
 */
export type Cost = (variables: Variables, page?: number) => number

/** The cost of running an operation, without that of its answer. */
export const CALL_COST = 50
/** How many members a list inside an entity counts as. */
export const LIST_MEMBERS = 3
/** The page size of queries that name none. */
const USUAL_PAGE = 50
const LARGEST_PAGE = 100

const PAGED = /^(query|search)/

/** Returns whether the fields below are answered many times. */
export const isList = ({ type }: GraphQLField<unknown, unknown>): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type)

/** Returns the page size that a field asks for; undefined if the field has no pages. */
export const pageSizeOf = (
  field: GraphQLField<unknown, unknown>,
  given: readonly ArgumentNode[] = [],
): ((variables: Variables) => number) | undefined => {
  const limit = field.args.find(({ name }) => name === 'limit')
  if (!PAGED.test(field.name) && !limit) return undefined
  const usual = Number(limit?.defaultValue ?? USUAL_PAGE)
  return (variables) => {
    const limits = given.flatMap(({ name, value }) => limitsIn(name.value, value, variables))
    return Math.min(LARGEST_PAGE, limits.length === 0 ? usual : Math.max(...limits))
  }
}

/** A limit out of range costs a full page; the operation refuses it. */
const sizeOf = (value: unknown): number => {
  const size = Number(value)
  return size >= 0 ? size : LARGEST_PAGE
}

const limitsIn = (name: string, node: ValueNode, variables: Variables): number[] => {
  if (node.kind === 'Variable') return limitsAmong(name, variables[node.name.value])
  if (node.kind === 'ObjectValue')
    return node.fields.flatMap((field) => limitsIn(field.name.value, field.value, variables))
  return name === 'limit' && node.kind === 'IntValue' ? [sizeOf(node.value)] : []
}

const limitsAmong = (name: string, value: unknown): number[] => {
  if (name === 'limit' && typeof value === 'number') return [sizeOf(value)]
  if (typeof value !== 'object' || value === null || Array.isArray(value) || name === 'filter') return []
  return Object.entries(value).flatMap(([below, part]) => limitsAmong(below, part))
}
