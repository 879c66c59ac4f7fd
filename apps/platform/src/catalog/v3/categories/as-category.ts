import { Failure, fail } from '../../../floor/failure.ts'

/** Collections are categories here. */
export const asCategory = async <T>(result: Promise<T>): Promise<T> => {
  try {
    return await result
  } catch (error) {
    if (error instanceof Failure && error.code === 'COLLECTION_NOT_FOUND') throw fail('CATEGORY_NOT_FOUND')
    throw error
  }
}
