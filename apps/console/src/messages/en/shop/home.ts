const s = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)
const record = (texts: Readonly<Record<string, string>>) => texts

/** The texts of the home page. */
export const en = {
  title: (shop: string) => shop,
  tasks: {
    send: 'Orders to send',
    unpaid: 'Unpaid orders',
    approve: 'Members to approve',
    soldOut: 'Sold-out products',
  },
  sales: 'Sales',
  days: { today: 'Today', lastWeek: 'Last week, by this time' },
  salesOrders: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  wholeDay: (orders: string) => `${orders} over the whole day`,
  average: 'Average order',
  averageNote: 'Today',
  conversion: 'From cart to order',
  conversionNote: (buyers: number, visitors: number) =>
    `${buyers} of ${s(visitors, 'visitor', 'visitors')} with a cart, last 7 days`,
  currencies: 'Orders in different currencies are listed separately, not added up.',
  zone: (name: string) => `Days in the shop’s time zone: ${name}`,
  sellers: 'Best sellers, last 7 days',
  noSellers: 'Nothing has been ordered in the last 7 days.',
  inOrders: (count: number) => `in ${s(count, 'order', 'orders')}`,
  problems: 'Needs your attention',
  failures: record({
    PAYMENT: 'The payment couldn’t be captured',
    REFUND: 'The last refund failed',
  }),
  failedEmails: (count: number) => `${s(count, 'email', 'emails')} couldn’t be sent in the last 30 days`,
  newest: 'Newest orders',
}
