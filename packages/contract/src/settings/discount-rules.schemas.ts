import Type from 'typebox'
import { constrain, exactlyOne, fieldOf } from '../constraint.ts'
import { decimal } from '../decimal.ts'
import { guid, nullable, timestamp } from '../schema.ts'

const amount = decimal({ gte: '0', lte: '999999999', maxScale: 3 })

const fields = Type.Object(
  {
    /** Given by the platform where it is absent. */
    id: Type.Optional(guid),
    /** What buyers read beside what it took off. */
    name: Type.String({ minLength: 1, maxLength: 256 }),
    active: Type.Boolean(),
    /** Taken off the items, once. */
    moneyOffAmount: Type.Optional(nullable(amount)),
    /** 12.5 takes an eighth off; kept to two digits after the point. */
    percentOffRate: Type.Optional(nullable(Type.Number({ minimum: 0.01, maximum: 100 }))),
    /** What each piece of the named items then costs. */
    fixedPriceAmount: Type.Optional(nullable(amount)),
    /** It is for items of these products and collections; for every item where both are empty. */
    productIds: Type.Array(guid, { maxItems: 100 }),
    collectionIds: Type.Array(guid, { maxItems: 100 }),
    /** What all items must come to before any discount of the cart. */
    minimumSubtotal: Type.Optional(nullable(amount)),
    /** How many pieces of its items there must be. */
    minimumQuantity: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 100_000 }))),
    /** Good from then on; default: at any time. */
    startDate: Type.Optional(nullable(timestamp)),
    /** No longer good from then on. */
    expirationDate: Type.Optional(nullable(timestamp)),
  },
  { title: 'DiscountRule' },
)

const isNamed = (rule: unknown): boolean =>
  [fieldOf(rule, 'productIds'), fieldOf(rule, 'collectionIds')].some(
    (ids) => Array.isArray(ids) && ids.length > 0,
  )

/** A discount that every cart has while its conditions hold; nobody types a code for it. */
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

/** A shop's automatic discounts. They come before merchants' discounts and coupons, each off what is left. */
export const DiscountRuleSettings = Type.Object(
  {
    /** Counts the changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    /** In the order in which they are taken off. */
    rules,
  },
  { title: 'DiscountRuleSettings' },
)
export type DiscountRuleSettings = Type.Static<typeof DiscountRuleSettings>

/** What the calls about automatic discounts answer. */
export const DiscountRulesResponse = Type.Object(
  { discountRules: DiscountRuleSettings },
  { title: 'DiscountRulesResponse' },
)
export type DiscountRulesResponse = Type.Static<typeof DiscountRulesResponse>

const DiscountRulesChange = Type.Object(
  { revision: Type.Optional(Type.Integer({ minimum: 0 })), rules: Type.Optional(rules) },
  { title: 'DiscountRulesChange' },
)

/** What `updateDiscountRules` takes: `rules` replaces all of them. With a revision it must be the present one. */
export const UpdateDiscountRulesRequest = Type.Object(
  { discountRules: DiscountRulesChange },
  { title: 'UpdateDiscountRulesRequest' },
)
export type UpdateDiscountRulesRequest = Type.Static<typeof UpdateDiscountRulesRequest>
