import { errorEntry, type GraphqlError, wireCodeOf } from '@vitrine/contract'
import { GraphQLError } from 'graphql'
import { InvalidArgument } from '../floor/failure.ts'
import { failureOf, wireError } from '../floor/http/wire-error.ts'

/** Why a document wasn't run. Fields that fail have the codes of their operations instead. */
export type DocumentCode =
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'GRAPHQL_LIMIT_EXCEEDED'
  | 'BAD_USER_INPUT'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'PERSISTED_QUERY_MISMATCH'

/** The document isn't run, for the reasons given. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused'
  readonly errors: readonly GraphQLError[]

  constructor(errors: readonly GraphQLError[]) {
    super(errors[0]?.message)
    this.errors = errors
  }
}

/** Builds the error of a document that isn't run, to be thrown. */
export const refuseDocument = (code: DocumentCode, message: string): DocumentRefused =>
  new DocumentRefused([new GraphQLError(message, { extensions: { code } })])

/**
 * Prints an error. One that a field's operation threw has the code, the data and the violations that the
 * operation's own address would answer with; its cause is only logged.
 */
export const printGraphError = (
  error: GraphQLError,
  code: DocumentCode,
  log: (cause: Error) => void,
): GraphqlError => {
  const place = {
    ...(error.locations && { locations: [...error.locations] }),
    ...(error.path && { path: [...error.path] }),
  }
  const cause = error.originalError
  if (!cause || cause instanceof GraphQLError)
    return { message: error.message, ...place, extensions: { code, ...error.extensions } }
  if (wireError(cause).ours) log(cause)
  const failure = failureOf(cause)
  if (failure instanceof InvalidArgument)
    return {
      message: failure.violations.map(({ field, description }) => `${field} ${description}`).join('; '),
      ...place,
      extensions: { code: 'INVALID_ARGUMENT', status: 400, fieldViolations: failure.violations },
    }
  const { status } = errorEntry(failure.code)
  return {
    message: failure.message,
    ...place,
    extensions: { code: wireCodeOf(failure.code), status, data: failure.data },
  }
}
