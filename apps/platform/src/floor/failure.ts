import type { ErrorCode, FieldViolation, RuleType } from '@vitrine/contract'
import { errorEntry } from '@vitrine/contract'

/** An error of the contract's table. Thrown anywhere in the platform and written by one mapper. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly code: ErrorCode
  readonly data: Readonly<Record<string, unknown>>

  constructor(
    code: ErrorCode,
    data: Readonly<Record<string, unknown>>,
    description: string,
    cause?: unknown,
  ) {
    super(description, { cause })
    this.code = code
    this.data = data
  }
}

/** The request broke rules. Each violation names a field, in the request's field order. */
export class InvalidArgument extends Error {
  override readonly name = 'InvalidArgument'
  readonly violations: readonly FieldViolation[]

  constructor(violations: readonly FieldViolation[]) {
    super('INVALID_ARGUMENT')
    this.violations = violations
  }
}

/**
 * Builds an error of the contract's table, to be thrown.
 *
 * @param data - details that callers may branch on
 * @param description - what happened, if the table's own words are too general
 * @example throw fail('ITEM_NOT_FOUND', { catalogItemId })
 */
export const fail = (
  code: ErrorCode,
  data: Readonly<Record<string, unknown>> = {},
  description: string = errorEntry(code).means,
): Failure => new Failure(code, data, description)

/** Builds the error of a single field, to be thrown. */
export const refuse = (field: string, violatedRule: RuleType, description: string): InvalidArgument =>
  new InvalidArgument([{ field, description, violatedRule, data: {} }])

/** Builds the error of a request that isn't valid HTTP, when nothing more specific is known. */
export const unreadable = (): InvalidArgument => refuse('body', 'FORMAT', 'The request could not be read')
