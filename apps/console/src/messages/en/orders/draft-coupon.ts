/** The texts about the coupon of a draft order. */
export const en = {
  code: 'Coupon code',
  add: 'Add coupon',
  takes: (code: string, amount: string) => `Coupon ${code} takes off ${amount}`,
  takesNothing: (code: string) => `Coupon ${code} takes nothing off this order`,
  remove: (code: string) => `Remove coupon ${code}`,
  belowMinimum: 'The items don’t reach the minimum amount of this coupon.',
  ended: 'The coupon can’t be used any more. Remove it to continue.',
}
