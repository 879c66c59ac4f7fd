import { shop } from '../session/shop-client.ts'

/** At most this many orders of a day are added up; a page that adds up more is slow. */
const MOST_ADDED = 100

/** What was ordered on a day and not canceled. */
export interface DaySales {
  readonly total: number
  readonly orders: number
  /** Whether there were more orders than are added up. */
  readonly isCut: boolean
}

/** Reads what was ordered today and on the same day last week, in the reader's time zone and the shop's currency. */
export const readSales = async (currency: string) => {
  const at = (days: number) => {
    const day = new Date()
    return new Date(day.getFullYear(), day.getMonth(), day.getDate() + days)
  }
  const [today, lastWeek] = await Promise.all([
    salesBetween(at(0), at(1), currency),
    salesBetween(at(-7), at(-6), currency),
  ])
  return { today, lastWeek }
}

const salesBetween = async (from: Date, until: Date, currency: string): Promise<DaySales> => {
  const { orders, metadata } = await shop.orders.searchOrders({
    filter: { _createdDate: { $gte: from, $lt: until }, status: { $ne: 'CANCELED' } },
    cursorPaging: { limit: MOST_ADDED },
  })
  const counted = orders.filter((order) => order.currency === currency)
  return {
    total: counted.reduce((sum, { priceSummary }) => sum + Number(priceSummary?.total?.amount ?? 0), 0),
    orders: counted.length,
    isCut: Boolean(metadata?.cursors?.next),
  }
}
