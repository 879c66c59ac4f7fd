import {
  duplicateProduct,
  explainAvailability,
  listProductSchedules,
  setProductSchedule,
} from '@vitrine/contract/operations'
import { fail } from '../../floor/failure.ts'
import { answer, type Route } from '../../shop/calls/answer.ts'
import type { Delivery } from '../../shop/settings/delivery-terms.ts'
import { settingsStore } from '../../shop/settings/settings.store.ts'
import { productRecords } from '../products/records/product-records.store.ts'
import type { CatalogWritesParts } from '../products/write/catalog-write.ts'
import { createDuplicateProduct } from './duplicate-product.ts'
import { availabilityOf } from './explain-availability.ts'
import type { ProductSchedules } from './schedule-product.ts'

export interface ProductHelpParts extends CatalogWritesParts {
  /** Whether the shop has any payment method. */
  readonly acceptsPayments: boolean
  readonly schedules: ProductSchedules
}

/** The operations that help merchants with a product. */
export const productHelpRoutes = (parts: ProductHelpParts): readonly Route[] => [
  answer(duplicateProduct, createDuplicateProduct(parts)),
  answer(setProductSchedule, parts.schedules.set),
  answer(listProductSchedules, parts.schedules.list),
  answer(explainAvailability, async ({ actor: { siteId }, input: { id } }) => {
    const [record] = await productRecords.byId(parts.database, siteId, [id])
    if (!record) throw fail('PRODUCT_NOT_FOUND')
    const delivery = await settingsStore.find<Delivery>(parts.database, siteId, 'delivery')
    const delivers = delivery?.document.regions.some(({ options }) => options.length > 0) ?? false
    return availabilityOf(record, { acceptsPayments: parts.acceptsPayments, delivers })
  }),
]
