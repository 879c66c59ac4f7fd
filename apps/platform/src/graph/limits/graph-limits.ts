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
