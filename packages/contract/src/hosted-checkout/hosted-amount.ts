import { decimal } from '../values/decimal.ts'

/** Decimal text in the checkout's currency. The page formats it for its reader. */
export const hostedAmount = decimal({ gte: '0', lte: '1000000000000000' })
