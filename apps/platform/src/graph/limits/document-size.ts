import { GraphQLError, Lexer, Source, TokenKind } from 'graphql'
import { DocumentRefused, refuseDocument } from '../graph-errors.ts'
import { GRAPH_LIMITS } from './graph-limits.ts'

const OPENING: readonly string[] = [TokenKind.BRACE_L, TokenKind.PAREN_L, TokenKind.BRACKET_L]
const CLOSING: readonly string[] = [TokenKind.BRACE_R, TokenKind.PAREN_R, TokenKind.BRACKET_R]

/**
 * Rejects a document that is too long or too deep to parse: the parser calls itself for every bracket.
 *
 * @throws {DocumentRefused}
 */
export const assertSize = (text: string): void => {
  const lexer = new Lexer(new Source(text))
  let tokens = 0
  let nesting = 0
  while (next(lexer) !== TokenKind.EOF) {
    const { kind } = lexer.token
    tokens += 1
    nesting += Number(OPENING.includes(kind)) - Number(CLOSING.includes(kind))
    if (tokens > GRAPH_LIMITS.tokens)
      throw refuseDocument(
        'GRAPHQL_LIMIT_EXCEEDED',
        `The document has more than ${GRAPH_LIMITS.tokens} tokens.`,
      )
    if (nesting > GRAPH_LIMITS.nesting)
      throw refuseDocument(
        'GRAPHQL_LIMIT_EXCEEDED',
        `The document nests more than ${GRAPH_LIMITS.nesting} brackets.`,
      )
  }
}

const next = (lexer: Lexer): string => {
  try {
    return lexer.advance().kind
  } catch (error) {
    if (error instanceof GraphQLError) throw new DocumentRefused([error])
    throw error
  }
}
