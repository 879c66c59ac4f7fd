/** The texts of bulk changes that set one property. */
export const en = {
  discount: { action: 'Change discount', title: (things: string) => `Change the discount of ${things}` },
  ribbon: { action: 'Change ribbon', title: (things: string) => `Change the ribbon of ${things}` },
  brand: { action: 'Change brand', title: (things: string) => `Change the brand of ${things}` },
  way: 'What to do',
  ways: { PERCENT: 'Percent off', AMOUNT: 'Amount off', set: 'Set', remove: 'Remove' },
  values: { PERCENT: 'Percent', AMOUNT: 'Amount' },
  names: { ribbon: 'Ribbon', brand: 'Brand' },
}
