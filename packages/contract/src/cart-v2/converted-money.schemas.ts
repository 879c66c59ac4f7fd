import Type from 'typebox'
import { readOnly } from '../declare/schema.ts'
import { decimal } from '../values/decimal.ts'

/** An amount as decimal text in the shop's currency and the buyer's. Nothing is formatted. */
export const ConvertedMoney = Type.Object(
  {
    amount: decimal({ gte: '0', lte: '1000000000000000' }),
    convertedAmount: readOnly(decimal({ gte: '0', lte: '1000000000000000' })),
  },
  { title: 'ConvertedMoney' },
)
export type ConvertedMoney = Type.Static<typeof ConvertedMoney>
