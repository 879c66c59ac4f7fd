import Type from 'typebox'
import { readOnly } from '../declare/schema.ts'
import { decimal } from './decimal.ts'

/** An amount as decimal text in the shop's currency and the buyer's, each also formatted for display. */
export const MultiCurrencyPrice = Type.Object(
  {
    amount: decimal({ gte: '0', lte: '1000000000000000' }),
    convertedAmount: readOnly(decimal({ gte: '0', lte: '1000000000000000' })),
    formattedAmount: readOnly(Type.String()),
    formattedConvertedAmount: readOnly(Type.String()),
  },
  { title: 'MultiCurrencyPrice' },
)
export type MultiCurrencyPrice = Type.Static<typeof MultiCurrencyPrice>
