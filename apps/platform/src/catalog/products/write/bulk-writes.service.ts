import type { BulkAdjustProductPropertiesResponse } from '@vitrine/contract'
import { wireCodeOf } from '@vitrine/contract'
import type * as operations from '@vitrine/contract/operations'
import { type Failure, fail, InvalidArgument } from '../../../floor/failure.ts'
import type { UseCase } from '../../../shop/calls/call.ts'
import { once } from '../../../shop/idempotency/once.ts'
import { productRecords } from '../records/product-records.store.ts'
import { adjustBreaches, adjustedProduct, setBreaches, withValue } from './bulk-edit.ts'
import { type CatalogWrite, type CatalogWritesParts, writeOf } from './catalog-write.ts'
import type { Decide } from './change-products.ts'
import type { Outcome } from './product-decisions.ts'

/** Writes of many products at once, for merchants and apps. Each succeeds or fails on its own. */
export interface BulkWrites {
  readonly update: UseCase<typeof operations.bulkUpdateProducts>
  readonly adjust: UseCase<typeof operations.bulkAdjustProductProperties>
}

export const createBulkWrites = (parts: CatalogWritesParts): BulkWrites => {
  const { database, changeProducts } = parts

  /** A repeated call only learns which products exist, because results aren't stored. */
  const outcomesAgain = async ({ site }: CatalogWrite, productIds: readonly string[]): Promise<Outcome[]> => {
    const records = await productRecords.byId(database, site.siteId, productIds)
    const byId = new Map(records.map((record) => [record.productId, record]))
    return productIds.map((productId) => {
      const record = byId.get(productId)
      return record ? { productId, record } : { productId, failure: fail('PRODUCT_NOT_FOUND') }
    })
  }

  const changeEach = async (
    write: CatalogWrite,
    productIds: readonly string[],
    decide: Decide,
  ): Promise<BulkAdjustProductPropertiesResponse> =>
    report(
      await once(
        database,
        write.attempt,
        'bulk',
        (also) => changeProducts.each(write.site, productIds, decide, { also }),
        () => outcomesAgain(write, productIds),
      ),
    )

  return {
    update: async (call) => {
      const write = await writeOf(parts, call)
      const { ids, set } = call.input
      const { currency } = write.site
      const violations = setBreaches(set, currency)
      if (violations.length > 0) throw new InvalidArgument(violations)
      return changeEach(write, ids, (record) => withValue(record, set, currency))
    },

    adjust: async (call) => {
      const write = await writeOf(parts, call)
      const { ids, adjust } = call.input
      const { currency } = write.site
      const violations = adjustBreaches(adjust, currency)
      if (violations.length > 0) throw new InvalidArgument(violations)
      return changeEach(write, ids, (record) => adjustedProduct(record, adjust, currency))
    },
  }
}

/** Converts results into the form of the API, each with its position among the requested ids. */
const report = (outcomes: readonly Outcome[]): BulkAdjustProductPropertiesResponse => {
  const failed = outcomes.filter((outcome) => 'failure' in outcome).length
  return {
    results: outcomes.map((outcome, originalIndex) => ({
      itemMetadata: {
        id: outcome.productId,
        originalIndex,
        success: !('failure' in outcome),
        ...('failure' in outcome && { error: errorOf(outcome.failure) }),
      },
    })),
    bulkActionMetadata: {
      totalSuccesses: outcomes.length - failed,
      totalFailures: failed,
      undetailedFailures: 0,
    },
  }
}

/** Converts the failure of one of several products into the form of the API. */
export const errorOf = (failure: Failure | InvalidArgument) =>
  failure instanceof InvalidArgument
    ? {
        code: 'INVALID_ARGUMENT',
        description: failure.violations.map(({ field, description }) => `${field} ${description}`).join('; '),
        data: { fieldViolations: failure.violations },
      }
    : { code: wireCodeOf(failure.code), description: failure.message, data: failure.data }
