import { type DigitalFile, digitalFilesStore } from '../../../catalog/digital-files/digital-files.store.ts'
import type { Reader } from '../../../floor/database/database.ts'
import { keptMinor, type OrderLineFacts, type StoredOrder } from '../order.ts'

/** A file that a line of an order delivers. */
export interface OrderFile {
  readonly lineId: string
  readonly file: DigitalFile
}

/** Whether the order is fully paid and not cancelled. After a partial refund, the other lines keep their files. */
const isPaid = (order: StoredOrder): boolean =>
  order.status === 'APPROVED' &&
  order.paymentStatus !== 'FULLY_REFUNDED' &&
  keptMinor(order) >= order.totalMinor

/** The digital lines of an order. */
const digitalLines = ({ document: { agreed, lines } }: StoredOrder): OrderLineFacts[] => {
  const ids = new Set(
    agreed.lineItems.filter(({ itemType }) => itemType?.preset === 'DIGITAL').map(({ id }) => id),
  )
  return lines.filter(({ lineId, productId }) => productId !== undefined && ids.has(lineId))
}

/** Whether an order has lines that deliver files, now or once it is paid. */
export const isDigital = (order: StoredOrder): boolean => digitalLines(order).length > 0

/**
 * Lists the files that the buyer of an order may download now: those that its digital lines deliver. A file
 * that was removed after the order was placed still belongs to it, and so do later additions.
 */
export const filesOfOrder = async (reader: Reader, order: StoredOrder): Promise<OrderFile[]> => {
  const lines = isPaid(order) ? digitalLines(order).filter((line) => line.refunded < line.quantity) : []
  const productIds = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  const files = await digitalFilesStore.ofProducts(reader, order.siteId, productIds)
  return lines.flatMap((line) =>
    files.filter((file) => delivers(file, line, order)).map((file) => ({ lineId: line.lineId, file })),
  )
}

const delivers = (
  { productId, variantId, removedAt }: DigitalFile,
  line: OrderLineFacts,
  { createdAt }: StoredOrder,
): boolean =>
  productId === line.productId &&
  (variantId === undefined || variantId === line.variantId) &&
  (removedAt === undefined || removedAt > createdAt)
