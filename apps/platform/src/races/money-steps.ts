import * as fc from 'fast-check'

/**
 * What happens next in a shop. Numbers that choose a card, an order or a basket are taken modulo how many
 * there are.
 */
export type Step =
  | {
      readonly kind: 'BUY'
      readonly basket: number
      readonly card: number | undefined
      /** The most that the card should pay, in thousandths of the total. */
      readonly cardMost: number
      readonly bank: 'none' | 'pays' | 'refuses'
    }
  | { readonly kind: 'REFUND'; readonly order: number; readonly permille: number }
  | { readonly kind: 'REFUND_LINE'; readonly order: number; readonly line: number; readonly quantity: number }
  /** Refunds gift cards that an order sold, whether they were spent or not. */
  | { readonly kind: 'RETURN_CARDS'; readonly order: number; readonly quantity: number }
  | { readonly kind: 'CANCEL'; readonly order: number }
  | { readonly kind: 'PAY_CASH'; readonly order: number }
  | { readonly kind: 'ADJUST'; readonly card: number; readonly amount: number }
  | { readonly kind: 'EXPIRE'; readonly card: number }
  | { readonly kind: 'DISABLE'; readonly card: number }
  | { readonly kind: 'REVIVE'; readonly card: number }
  | { readonly kind: 'BANK_DAY'; readonly refusesRefunds: boolean }

const anyNumber = fc.nat(10_000)
/** Counted back from the last order: a few orders see many steps, all see some. */
const order = fc.oneof({ weight: 4, arbitrary: fc.nat(1) }, { weight: 1, arbitrary: anyNumber })

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('BUY' as const),
      basket: anyNumber,
      card: fc.option(anyNumber, { nil: undefined, freq: 8 }),
      cardMost: fc.integer({ min: 50, max: 1100 }),
      bank: fc.constantFrom('none' as const, 'none' as const, 'pays' as const, 'refuses' as const),
    }),
  },
  // Some ask for more than the order cost.
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('REFUND' as const),
      order,
      permille: fc.oneof(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 1200 })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('REFUND_LINE' as const),
      order,
      line: anyNumber,
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('RETURN_CARDS' as const),
      order: anyNumber,
      quantity: fc.integer({ min: 1, max: 2 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('CANCEL' as const), order }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('PAY_CASH' as const), order }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('ADJUST' as const),
      card: anyNumber,
      amount: fc.integer({ min: -1500, max: 3000 }).filter((amount) => amount !== 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('EXPIRE' as const), card: anyNumber }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('DISABLE' as const), card: anyNumber }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('REVIVE' as const), card: anyNumber }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('BANK_DAY' as const), refusesRefunds: fc.boolean() }),
  },
)

/** The steps of one walk: the same for the same seed. */
export const stepsOf = (seed: number, count: number): readonly Step[] =>
  fc.sample(fc.array(step, { minLength: count, maxLength: count, size: 'max' }), { seed, numRuns: 1 })[0] ??
  []
