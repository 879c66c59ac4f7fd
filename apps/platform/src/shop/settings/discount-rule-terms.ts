import type { DiscountRule, DiscountRuleSettings } from '@vitrine/contract'
import type { Discount, PricedLine } from '@vitrine/pricing'
import { minorOf, minorOrNone } from '../../floor/money/amounts.ts'

/** A shop's automatic discounts as saved; every rule has its id. */
export type DiscountRules = Pick<DiscountRuleSettings, 'rules'>

/** The default: no rules. */
export const NO_RULES: DiscountRules = { rules: [] }

/** Returns whether a line is one of certain products and collections. */
export type IsNamed = (
  line: PricedLine,
  named: { readonly productIds: readonly string[]; readonly collectionIds: readonly string[] },
) => boolean

/**
 * Converts the rules that apply now into discounts, in the saved order.
 *
 * @param currency - the shop's, ISO 4217
 * @param at - milliseconds since 1970
 * @throws {InvalidArgument} DECIMAL_MAX_SCALE for what is not an exact amount of the currency, naming its
 * field
 */
export const ruleDiscounts = (
  { rules }: DiscountRules,
  { currency, at, lines, isNamed }: RuledCart,
): Discount[] =>
  rules.flatMap((rule, index) => {
    const discount = discountOf(rule, `discountRules.rules[${index}]`, currency)
    const isForAll = rule.productIds.length + rule.collectionIds.length === 0
    const meant = isForAll ? lines : lines.filter((line) => isNamed(line, rule))
    const pieces = meant.reduce((sum, { quantity }) => sum + quantity, 0)
    if (!rule.active || !isGood(rule, at) || pieces < (rule.minimumQuantity ?? 1)) return []
    const on = { kind: 'LINES' as const, lineIds: meant.map(({ id }) => id) }
    return isForAll ? discount : { ...discount, on }
  })

/** What rules are checked against. */
export interface RuledCart {
  readonly currency: string
  readonly at: number
  readonly lines: readonly PricedLine[]
  readonly isNamed: IsNamed
}

/**
 * Reads what a rule takes off.
 *
 * @throws {InvalidArgument} DECIMAL_MAX_SCALE for what is not an exact amount of the currency
 */
export const discountOf = (rule: DiscountRule, field: string, currency: string): Discount => {
  const { id = '', moneyOffAmount, percentOffRate, fixedPriceAmount, minimumSubtotal } = rule
  const terms = {
    ...{ id, source: 'RULE' as const },
    minimumSubtotalMinor: minorOrNone(minimumSubtotal, currency, `${field}.minimumSubtotal`),
  }
  if (percentOffRate != null)
    return { ...terms, off: { kind: 'PERCENT', percent: percentOffRate.toFixed(2) } }
  if (fixedPriceAmount != null) {
    const priceMinor = minorOf(fixedPriceAmount, currency, `${field}.fixedPriceAmount`)
    return { ...terms, off: { kind: 'FIXED_PRICE', priceMinor } }
  }
  const amountMinor = minorOf(moneyOffAmount ?? '0', currency, `${field}.moneyOffAmount`)
  return { ...terms, off: { kind: 'AMOUNT', amountMinor } }
}

const isGood = ({ startDate, expirationDate }: DiscountRule, at: number): boolean =>
  (startDate == null || at >= Date.parse(startDate)) &&
  (expirationDate == null || at < Date.parse(expirationDate))
