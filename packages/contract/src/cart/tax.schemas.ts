import Type from 'typebox'
import { exclusive } from '../declare/constraint.ts'
import * as enums from '../declare/enums.ts'
import { ApplicationError } from '../declare/error.schemas.ts'
import { enumOf, nullable, readOnly } from '../declare/schema.ts'
import { decimal } from '../values/decimal.ts'
import { MultiCurrencyPrice } from '../values/money.schemas.ts'

/** Why an automatic tax fell back to a fixed rate. */
export const AutoTaxFallbackCalculationDetails = Type.Object(
  {
    fallbackReason: enumOf(enums.FallbackReason),
    error: Type.Optional(ApplicationError),
  },
  { title: 'AutoTaxFallbackCalculationDetails' },
)
export type AutoTaxFallbackCalculationDetails = Type.Static<typeof AutoTaxFallbackCalculationDetails>

/** Why tax came from a manual or a fallback rate. */
export const TaxCalculationDetails = exclusive(
  Type.Object(
    {
      manualRateReason: Type.Optional(enumOf(enums.ManualCalculationReason)),
      autoTaxFallbackDetails: Type.Optional(AutoTaxFallbackCalculationDetails),
      rateType: enumOf(enums.RateType),
    },
    { title: 'TaxCalculationDetails' },
  ),
  ['manualRateReason', 'autoTaxFallbackDetails'],
)
export type TaxCalculationDetails = Type.Static<typeof TaxCalculationDetails>

/** The tax of the whole cart. */
export const TaxSummary = Type.Object(
  {
    taxableAmount: Type.Optional(readOnly(MultiCurrencyPrice)),
    totalTax: Type.Optional(readOnly(MultiCurrencyPrice)),
    calculationDetails: Type.Optional(TaxCalculationDetails),
  },
  { title: 'TaxSummary' },
)
export type TaxSummary = Type.Static<typeof TaxSummary>

/** One rate within a tax. */
export const TaxRateBreakdown = Type.Object(
  {
    name: Type.String({ maxLength: 100 }),
    rate: decimal({ gte: '0', lte: '1', maxScale: 6 }),
    tax: Type.Optional(MultiCurrencyPrice),
  },
  { title: 'TaxRateBreakdown' },
)
export type TaxRateBreakdown = Type.Static<typeof TaxRateBreakdown>

/** The tax of one jurisdiction. */
export const TaxBreakdown = Type.Object(
  {
    jurisdiction: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
    nonTaxableAmount: Type.Optional(MultiCurrencyPrice),
    rate: Type.Optional(nullable(decimal({ gte: '0', maxScale: 6 }))),
    taxAmount: Type.Optional(MultiCurrencyPrice),
    taxableAmount: Type.Optional(MultiCurrencyPrice),
    taxType: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
    taxName: Type.Optional(nullable(Type.String({ maxLength: 200 }))),
    jurisdictionType: enumOf(enums.JurisdictionType),
  },
  { title: 'TaxBreakdown' },
)
export type TaxBreakdown = Type.Static<typeof TaxBreakdown>

/** The tax of one item, by rate and jurisdiction. Rates are fractions of 1 as decimal text. */
export const ItemTaxFullDetails = Type.Object(
  {
    taxableAmount: Type.Optional(MultiCurrencyPrice),
    taxRate: decimal({ gte: '0', lte: '1', maxScale: 6 }),
    totalTax: Type.Optional(MultiCurrencyPrice),
    rateBreakdown: readOnly(Type.Array(TaxRateBreakdown)),
    taxBreakdown: readOnly(Type.Array(TaxBreakdown, { maxItems: 1000 })),
  },
  { title: 'ItemTaxFullDetails' },
)
export type ItemTaxFullDetails = Type.Static<typeof ItemTaxFullDetails>
