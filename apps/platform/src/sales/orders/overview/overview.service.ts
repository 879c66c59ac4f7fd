import type { DaySales, Empty, SalesOverview, SalesOverviewResponse } from '@vitrine/contract'
import type { Database } from '../../../floor/database/database.ts'
import { localDay, localTime } from '../../../floor/local-day.ts'
import type { Call } from '../../../shop/calls/call.ts'
import type { Site } from '../../../shop/sites/site.ts'
import { orderPriceWriter } from '../placing/agreed-order.ts'
import { type FailureRow, overviewStore } from './overview.store.ts'

/** The figures of the home page, for merchants and apps. */
export interface OverviewService {
  read(call: Call<Empty>): Promise<SalesOverviewResponse>
}

const DAY_MS = 24 * 3_600_000
const MOST_SELLERS = 10
/** Best sellers are those of the last orders, so a shop with many isn't slower. */
const MOST_ORDERS = 5_000
const MOST_FAILURES = 20
const PROBLEM_DAYS = 30

export const createOverview = (database: Database): OverviewService => {
  const reader = database.scans

  const sold = async (site: Site, day: string, from: number, until: number): Promise<DaySales> => {
    const rows = await overviewStore.sold(reader, { siteId: site.siteId, from, until })
    return {
      day,
      orders: rows.reduce((sum, { orders }) => sum + Number(orders), 0),
      sales: rows.map(({ currency, orders, total_minor: total }) => {
        const price = orderPriceWriter({ ...site, currency })
        return {
          ...{ currency, orders: Number(orders), total: price(total) },
          average: price(Math.round(total / Number(orders))),
        }
      }),
    }
  }

  const problems = async (siteId: string, at: number): Promise<SalesOverview['problems']> => {
    const since = at - PROBLEM_DAYS * DAY_MS
    const [payments, refunds, failedEmails] = await Promise.all([
      overviewStore.failedPayments(reader, siteId, since, MOST_FAILURES),
      overviewStore.failedRefunds(reader, siteId, since, MOST_FAILURES),
      overviewStore.failedMails(reader, siteId, since),
    ])
    return {
      orders: [...payments.map(shown('PAYMENT')), ...refunds.map(shown('REFUND'))],
      failedEmails: Number(failedEmails),
    }
  }

  return {
    read: async ({ at, ...call }) => {
      const site = await call.site()
      const { siteId, timeZone = 'UTC' } = site
      const today = localDay(at, timeZone)
      const start = (days: number): number => localTime(plusDays(today, days), 0, timeZone)
      const week = { siteId, from: start(-6), until: at + 1 }
      const lastWeekday = plusDays(today, -7)
      const [now, byNow, whole, conversion, bestSellers, failures] = await Promise.all([
        sold(site, today, start(0), at + 1),
        sold(site, lastWeekday, start(-7), Math.min(start(-7) + at + 1 - start(0), start(-6))),
        sold(site, lastWeekday, start(-7), start(-6)),
        overviewStore.conversion(reader, week),
        overviewStore.bestSellers(reader, week, MOST_ORDERS, MOST_SELLERS),
        problems(siteId, at),
      ])
      const buyers = Number(conversion.buyers)
      return {
        salesOverview: {
          timeZone,
          today: now,
          lastWeekByNow: byNow,
          lastWeek: whole,
          week: {
            from: plusDays(today, -6),
            conversion: { visitorsWithCart: Number(conversion.others) + buyers, buyers },
            bestSellers: bestSellers.map(({ product_id: productId, orders }) => ({
              ...{ productId, orders: Number(orders) },
            })),
          },
          problems: failures,
        },
      }
    },
  }
}

/** A day of the calendar, some days later. */
const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

const shown =
  (kind: 'PAYMENT' | 'REFUND') =>
  ({
    order_id: orderId,
    order_number,
    failed_at,
  }: FailureRow): SalesOverview['problems']['orders'][number] => ({
    ...{ orderId, number: String(order_number), kind, failedDate: new Date(failed_at).toISOString() },
  })
