import Type from 'typebox'
import { currencyCode, guid, localDate, timestamp } from '../declare/schema.ts'
import { OrderPrice } from '../orders/order-parts.schemas.ts'

/** What was ordered in one currency. Canceled orders don't count. */
export const CurrencySales = Type.Object(
  {
    currency: currencyCode,
    orders: Type.Integer(),
    /** What the orders cost together. */
    total: OrderPrice,
    /** What an order cost on average, rounded. */
    average: OrderPrice,
  },
  { title: 'CurrencySales' },
)
export type CurrencySales = Type.Static<typeof CurrencySales>

/** What was ordered on a day, or in a part of it. */
export const DaySales = Type.Object(
  {
    day: localDate,
    orders: Type.Integer(),
    /** By currency, the one with the most orders first. Amounts in two currencies are never added up. */
    sales: Type.Array(CurrencySales),
  },
  { title: 'DaySales' },
)
export type DaySales = Type.Static<typeof DaySales>

/** How the shop is doing: the figures of its home page. Days are those of the shop's time zone. */
export const SalesOverview = Type.Object(
  {
    timeZone: Type.String(),
    today: DaySales,
    /** The same day of last week, until the time of day it is now. */
    lastWeekByNow: DaySales,
    /** The same day of last week. */
    lastWeek: DaySales,
    /** The last seven days, today included. */
    week: Type.Object({
      from: localDate,
      /** Visitors and members who have something in a cart or have bought, and those who have bought. */
      conversion: Type.Object({ visitorsWithCart: Type.Integer(), buyers: Type.Integer() }),
      /** At most ten, the product in the most orders first; of the last 5,000 orders at most. It may be deleted. */
      bestSellers: Type.Array(Type.Object({ productId: guid, orders: Type.Integer() })),
    }),
    /** What went wrong in the last 30 days and isn't put right. */
    problems: Type.Object({
      /** At most 20 of a kind: orders whose payment couldn't be captured, or whose last refund failed. */
      orders: Type.Array(
        Type.Object({
          orderId: guid,
          number: Type.String(),
          kind: Type.Enum(['PAYMENT', 'REFUND']),
          failedDate: timestamp,
        }),
      ),
      /** Emails that couldn't be sent, to anyone. */
      failedEmails: Type.Integer(),
    }),
  },
  { title: 'SalesOverview' },
)
export type SalesOverview = Type.Static<typeof SalesOverview>

/** Response of `getSalesOverview`. */
export const SalesOverviewResponse = Type.Object(
  { salesOverview: SalesOverview },
  { title: 'SalesOverviewResponse' },
)
export type SalesOverviewResponse = Type.Static<typeof SalesOverviewResponse>
