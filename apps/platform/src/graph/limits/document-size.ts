import { GraphQLError, Lexer, Source, TokenKind } from 'graphql'
import { DocumentRefused, refuseDocument } from '../graph-errors.ts'
import { assertMost, GRAPH_LIMITS } from './graph-limits.ts'

const OPENING: readonly string[] = [TokenKind.BRACE_L, TokenKind.PAREN_L, TokenKind.BRACKET_L]
const CLOSING: readonly string[] = [TokenKind.BRACE_R, TokenKind.PAREN_R, TokenKind.BRACKET_R]

/**
 * Rejects a document that is too long or too deep to parse: the parser calls itself for every bracket. What single
 * tokens show is counted here too, because a parsed document costs far more than its tokens.
 *
 * @throws {DocumentRefused}
 */
export const assertSize = (text: string): void => {
  const lexer = new Lexer(new Source(text))
  const counts = { tokens: 0, nesting: 0, directives: 0, spreads: 0, aliases: 0 }
  let parentheses = 0
  while (next(lexer) !== TokenKind.EOF) {
    const { kind } = lexer.token
    assertMost(++counts.tokens, 'tokens')
    if (OPENING.includes(kind)) counts.nesting += 1
    if (CLOSING.includes(kind)) counts.nesting -= 1
    if (counts.nesting > GRAPH_LIMITS.nesting)
      throw refuseDocument(
        'GRAPHQL_LIMIT_EXCEEDED',
        `The document nests more than ${GRAPH_LIMITS.nesting} brackets.`,
      )
    if (kind === TokenKind.PAREN_L) parentheses += 1
    if (kind === TokenKind.PAREN_R) parentheses -= 1
    if (kind === TokenKind.AT) assertMost(++counts.directives, 'directives')
    if (kind === TokenKind.SPREAD) assertMost(++counts.spreads, 'spreads')
    // Within parentheses a colon belongs to an argument or a variable.
    if (kind === TokenKind.COLON && parentheses === 0) assertMost(++counts.aliases, 'aliases')
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
