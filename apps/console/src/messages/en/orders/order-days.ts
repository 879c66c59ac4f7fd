/** The texts about the days on which orders were placed. */
export const en = {
  placed: 'Date',
  periods: { today: 'Today', '7-days': 'Last 7 days', '30-days': 'Last 30 days' },
  between: 'Between two days…',
  title: 'Orders between two days',
  from: 'From',
  until: 'To',
  wrong: 'Enter two days; the second can’t be before the first.',
  zone: (timeZone: string) => `Both days count in full, in the shop’s time zone (${timeZone}).`,
  show: 'Show orders',
}
