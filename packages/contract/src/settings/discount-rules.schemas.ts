import Type from 'typebox'
import { closed } from '../declare/closed.ts'
import { constrain, exactlyOne, fieldOf } from '../declare/constraint.ts'
import { guid, nullable, timestamp } from '../declare/schema.ts'
import { decimal } from '../values/decimal.ts'

const amount = decimal({ gte: '0', lte: '999999999', maxScale: 3 })

const fields = Type.Object(
  {
    /** The platform sets one if absent. */
    id: Type.Optional(guid),
    /** The name buyers see next to the discount. */
    name: Type.String({ minLength: 1, maxLength: 256 }),
    active: Type.Boolean(),
    /** Taken off the items, once. */
    moneyOffAmount: Type.Optional(nullable(amount)),
    /** 12.5 takes off an eighth; stored with two decimal places. */
    percentOffRate: Type.Optional(nullable(Type.Number({ minimum: 0.01, maximum: 100 }))),
    /** The price of each of the named items. */
    fixedPriceAmount: Type.Optional(nullable(amount)),
    /** Applies to items of these products and collections; to every item if both are empty. */
    productIds: Type.Array(guid, { maxItems: 100 }),
    collectionIds: Type.Array(guid, { maxItems: 100 }),
    /** The item total it needs, before any cart discount. */
    minimumSubtotal: Type.Optional(nullable(amount)),
    /** How many of its items the cart must have. */
    minimumQuantity: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 100_000 }))),
    /** Valid from this time. Default: always. */
    startDate: Type.Optional(nullable(timestamp)),
    /** Expires at this time. */
    expirationDate: Type.Optional(nullable(timestamp)),
  },
  { title: 'DiscountRule' },
)

const isNamed = (rule: unknown): boolean =>
  [fieldOf(rule, 'productIds'), fieldOf(rule, 'collectionIds')].some(
    (ids) => Array.isArray(ids) && ids.length > 0,
  )

/** A discount for every cart that meets its conditions. Needs no code. */
export const DiscountRule = constrain(
  exactlyOne(fields, ['moneyOffAmount', 'percentOffRate', 'fixedPriceAmount']),
  (rule) => {
    if ((fieldOf(rule, 'fixedPriceAmount') ?? null) !== null && !isNamed(rule))
      return {
        rule: 'REQUIRED_FIELD',
        field: 'productIds',
        description: 'must name items, here or in collectionIds, with fixedPriceAmount',
      }
    const [start, end] = [fieldOf(rule, 'startDate'), fieldOf(rule, 'expirationDate')]
    return typeof start === 'string' && typeof end === 'string' && Date.parse(end) <= Date.parse(start)
      ? { rule: 'VALIDATION', field: 'expirationDate', description: 'must be after startDate' }
      : undefined
  },
)
export type DiscountRule = Type.Static<typeof DiscountRule>

const rules = Type.Array(DiscountRule, { maxItems: 100 })

/** A shop's automatic discounts. They apply before merchants' discounts and coupons, each to what is left. */
export const DiscountRuleSettings = Type.Object(
  {
    /** Counts changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    /** In the order they apply. */
    rules,
  },
  { title: 'DiscountRuleSettings' },
)
export type DiscountRuleSettings = Type.Static<typeof DiscountRuleSettings>

/** Response with the automatic discounts. */
export const DiscountRulesResponse = Type.Object(
  { discountRules: DiscountRuleSettings },
  { title: 'DiscountRulesResponse' },
)
export type DiscountRulesResponse = Type.Static<typeof DiscountRulesResponse>

const DiscountRulesChange = Type.Object(
  { revision: Type.Optional(Type.Integer({ minimum: 0 })), rules: Type.Optional(rules) },
  { title: 'DiscountRulesChange' },
)

/**
 * Request for `updateDiscountRules`: `rules` replaces all of them. A `revision`, if given, must be the
 * current one.
 */
export const UpdateDiscountRulesRequest = closed(
  Type.Object({ discountRules: DiscountRulesChange }, { title: 'UpdateDiscountRulesRequest' }),
)
export type UpdateDiscountRulesRequest = Type.Static<typeof UpdateDiscountRulesRequest>
