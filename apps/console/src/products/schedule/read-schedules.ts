import type { productSchedules } from '@vitrine/client/merchant'
import { shop } from '../../session/shop-client.ts'
import type { Product } from '../read-products.ts'

export type ProductSchedule = productSchedules.ProductSchedule

/** A product, and when it appears or disappears. */
export type ScheduledProduct = Product & { readonly schedule?: ProductSchedule | undefined }

/** Reads a product as merchants see it, with its schedule. */
export const readProduct = async (id: string): Promise<ScheduledProduct> => {
  const [{ product }, [scheduled]] = await Promise.all([
    shop.products.getProduct(id, { includeMerchantSpecificData: true }),
    withSchedules([{ _id: id }]),
  ])
  return { ...product, schedule: scheduled?.schedule }
}

/** Adds the schedules of at most a hundred products. */
export const withSchedules = async <Row extends { readonly _id: string }>(
  rows: readonly Row[],
): Promise<(Row & { readonly schedule?: ProductSchedule | undefined })[]> => {
  if (rows.length === 0) return []
  const productIds = rows.map(({ _id }) => _id)
  const found = await shop.productSchedules.listProductSchedules({ productIds })
  const schedules = new Map(found.productSchedules.map((each) => [each.productId, each]))
  return rows.map((row) => ({ ...row, schedule: schedules.get(row._id) }))
}
