import type { V3BulkMetadata, V3ItemMetadata } from '@vitrine/contract'
import { wireCodeOf } from '@vitrine/contract'
import { Failure, InvalidArgument } from '../../floor/failure.ts'

/** The answer of a bulk call: the result of each item, and how many succeeded. */
export const bulkAnswer = <Result extends { readonly itemMetadata: V3ItemMetadata }>(
  results: Result[],
): { results: Result[]; bulkActionMetadata: V3BulkMetadata } => {
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length
  const totalFailures = results.length - totalSuccesses
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } }
}

export const succeeded = (id: string, originalIndex: number): V3ItemMetadata => ({
  id,
  originalIndex,
  success: true,
})

/** @throws any error that isn't part of the contract */
export const failed = (id: string, originalIndex: number, error: unknown): V3ItemMetadata => {
  const failure = { ...(id && { id }), originalIndex, success: false }
  if (error instanceof Failure) {
    const { code, message: description, data } = error
    return { ...failure, error: { code: wireCodeOf(code), description, data: { ...data } } }
  }
  if (error instanceof InvalidArgument) {
    const { violations } = error
    const description = violations.map((one) => `${one.field} ${one.description}`).join('; ')
    const data = { fieldViolations: violations }
    return { ...failure, error: { code: 'INVALID_ARGUMENT', description, data } }
  }
  throw error
}
