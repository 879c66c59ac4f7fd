import type { stock } from '@vitrine/client/merchant'
import type { Page } from '../list/use-pages.ts'
import { shop } from '../session/shop-client.ts'

export type LowStock = stock.ListLowStockResponse['variants'][number]
export type Demand = stock.ListBackInStockDemandResponse['products'][number]
export type Movement = stock.ListStockMovementsResponse['movements'][number]

/** The limits below which stock is low; the first one is the default. */
export const LIMITS = ['5', '1', '10', '25'] as const

const PAGE_SIZE = 50
const NEWEST = 10

/** Reads a page of the variants that are low in stock, fewest first. */
export const readLowStock = async (below: string, cursor: string | undefined): Promise<Page<LowStock>> => {
  const { variants, nextCursor } = await shop.stock.listLowStock({
    ...{ below: Number(below), limit: PAGE_SIZE },
    ...(cursor && { cursor }),
  })
  return { rows: variants, next: nextCursor }
}

/** Reads a page of the products that people wait for, most wanted first. */
export const readDemand = async (cursor: string | undefined): Promise<Page<Demand>> => {
  const { products, nextCursor } = await shop.stock.listBackInStockDemand({
    limit: PAGE_SIZE,
    ...(cursor && { cursor }),
  })
  return { rows: products, next: nextCursor }
}

/** Reads a page of the changes of a product's stock, or of a variant's, newest first. */
export const readMovements = (
  productId: string,
  variantId: string | undefined,
  cursor: string | undefined,
): Promise<stock.ListStockMovementsResponse> =>
  shop.stock.listStockMovements({
    ...{ productId, limit: NEWEST },
    ...(variantId && { variantId }),
    ...(cursor && { cursor }),
  })

/** Adds units that arrived. It adds instead of setting the quantity, so that nothing sold meanwhile is lost. */
export const receive = ({ productId, variantId }: LowStock, units: number): Promise<void> =>
  shop.inventory.incrementInventory([{ productId, variantId, incrementBy: units }])
