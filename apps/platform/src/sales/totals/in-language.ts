import type { Delivery } from '../../shop/settings/delivery-terms.ts'
import type { DiscountRules } from '../../shop/settings/discount-rule-terms.ts'
import type { Fees } from '../../shop/settings/fee-terms.ts'
import type { Tax } from '../../shop/settings/tax-terms.ts'
import type { Texts } from '../../shop/sites/texts.ts'

interface Terms {
  readonly delivery: Delivery
  readonly tax: Tax
  readonly fees: Fees
  readonly rules: DiscountRules
}

/** Names a shop's terms as its buyer reads them. Amounts and codes stay; so does what isn't translated. */
export const inLanguage = ({ delivery, tax, fees, rules }: Terms, texts: Texts): Terms => {
  if (texts.language === undefined) return { delivery, tax, fees, rules }
  const read = (text: string): string => texts.of(text) ?? text
  const maybe = <Name extends string>(
    name: Name,
    text: string | null | undefined,
  ): { [N in Name]?: string } => (text == null ? {} : ({ [name]: read(text) } as { [N in Name]?: string }))
  return {
    delivery: {
      ...delivery,
      regions: delivery.regions.map((region) => ({
        ...region,
        name: read(region.name),
        options: region.options.map(({ charges, ...option }) => ({
          ...option,
          title: read(option.title),
          ...maybe('deliveryTime', option.deliveryTime),
          ...maybe('instructions', option.instructions),
          ...(charges && {
            charges: charges.map((charge) => ({ ...charge, ...maybe('details', charge.details) })),
          }),
        })),
      })),
    },
    tax: { ...tax, rates: tax.rates.map((rate) => ({ ...rate, ...maybe('taxName', rate.taxName) })) },
    fees: { ...fees, fees: fees.fees.map((fee) => ({ ...fee, name: read(fee.name) })) },
    rules: { ...rules, rules: rules.rules.map((rule) => ({ ...rule, name: read(rule.name) })) },
  }
}
