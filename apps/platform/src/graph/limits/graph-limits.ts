import { refuseDocument } from '../graph-errors.ts'

/** What a document may ask for. Everything is checked before anything runs. */
export const GRAPH_LIMITS = {
  /** Tokens of the parser: names, numbers, punctuation. */
  tokens: 2_000,
  /** Brackets within brackets, anywhere in the text. */
  nesting: 40,
  operations: 10,
  fragments: 50,
  spreads: 100,
  directives: 50,
  variables: 50,
  /** Fields within fields, beginning with the operation's name. */
  depth: 10,
  aliases: 30,
  /** Fields after all fragments are put in their places. */
  fields: 500,
  /** The same field repeated in the same place; half as often if it has subfields. */
  repeats: 10,
  queries: 20,
  mutations: 10,
  /** Values in the answer, roughly: page sizes multiply what is below them. */
  cost: 20_000,
} as const

type Limit = keyof typeof GRAPH_LIMITS

/**
 * Rejects a document that has more of something than it may.
 *
 * @param what - how the message names it; default: as the limit
 * @throws {DocumentRefused}
 */
export const assertMost = (count: number, limit: Limit, what: string = limit): void => {
  if (count > GRAPH_LIMITS[limit])
    throw refuseDocument(
      'GRAPHQL_LIMIT_EXCEEDED',
      `The document has more than ${GRAPH_LIMITS[limit]} ${what}.`,
    )
}
