import type { V3BulkMetadata, V3ItemMetadata } from '@vitrine/contract'
import { Failure, InvalidArgument } from '../../floor/failure.ts'

/** What became of each of several things, and how many succeeded. */
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

/** @throws whatever isn't an error of the contract */
export const failed = (id: string, originalIndex: number, error: unknown): V3ItemMetadata => {
  if (error instanceof Failure) {
    const { code, message: description, data } = error
    return { id, originalIndex, success: false, error: { code, description, data: { ...data } } }
  }
  if (error instanceof InvalidArgument) {
    const description = error.violations.map((violation) => violation.description).join(', ')
    return { id, originalIndex, success: false, error: { code: 'INVALID_ARGUMENT', description } }
  }
  throw error
}
