import Type from 'typebox'
import { closed } from '../declare/closed.ts'
import * as enums from '../declare/enums.ts'
import { enumOf, guid, nullable } from '../declare/schema.ts'
import { decimal } from '../values/decimal.ts'
import { ShopArea, ShopPlace } from './shop-area.schemas.ts'

const text = Type.String({ minLength: 1, maxLength: 100 })

/** The tax rate of one jurisdiction. Rates that apply to the same item are added up. */
export const ShopTaxRate = Type.Object(
  {
    /** Fraction of 1: "0.19" is 19 %. */
    rate: decimal({ gte: '0', lte: '1', maxScale: 6 }),
    /** Default: everywhere, even before an address is known. */
    area: Type.Optional(nullable(ShopArea)),
    /** Default: items without a group. */
    taxGroupId: Type.Optional(nullable(guid)),
    jurisdictionType: enumOf(enums.JurisdictionType),
    jurisdiction: Type.Optional(nullable(text)),
    taxName: Type.Optional(nullable(text)),
    taxType: Type.Optional(nullable(text)),
  },
  { title: 'ShopTaxRate' },
)
export type ShopTaxRate = Type.Static<typeof ShopTaxRate>

/** A shop's tax settings. */
export const TaxSettings = Type.Object(
  {
    /** Counts changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    /** Whether all prices in the shop include tax; otherwise tax is added. */
    pricesIncludeTax: Type.Boolean(),
    /** How exact halves are rounded. */
    rounding: Type.Enum(['HALF_EVEN', 'HALF_UP']),
    /** Whether tax is rounded for each line, or for all lines with the same rates together. */
    roundedPer: Type.Enum(['LINE', 'TOTAL']),
    rates: Type.Array(ShopTaxRate, { maxItems: 1000 }),
    /** Whether shipping, handling and insurance are taxed. */
    shippingTaxable: Type.Boolean(),
    /** The tax group of shipping. Default: none. */
    shippingTaxGroupId: Type.Optional(nullable(guid)),
    /** Decides the tax of lines that are taxed at the shop's location. */
    businessAddress: Type.Optional(nullable(ShopPlace)),
  },
  { title: 'TaxSettings' },
)
export type TaxSettings = Type.Static<typeof TaxSettings>

/** Response with the tax settings. */
export const TaxSettingsResponse = Type.Object({ taxSettings: TaxSettings }, { title: 'TaxSettingsResponse' })
export type TaxSettingsResponse = Type.Static<typeof TaxSettingsResponse>

const TaxSettingsChange = Type.Object(
  {
    revision: Type.Optional(TaxSettings.properties.revision),
    pricesIncludeTax: Type.Optional(TaxSettings.properties.pricesIncludeTax),
    rounding: Type.Optional(TaxSettings.properties.rounding),
    roundedPer: Type.Optional(TaxSettings.properties.roundedPer),
    rates: Type.Optional(TaxSettings.properties.rates),
    shippingTaxable: Type.Optional(TaxSettings.properties.shippingTaxable),
    shippingTaxGroupId: TaxSettings.properties.shippingTaxGroupId,
    businessAddress: TaxSettings.properties.businessAddress,
  },
  { title: 'TaxSettingsChange' },
)

/**
 * Request for `updateTaxSettings`. Absent fields stay unchanged. A `revision`, if given, must be the current
 * one.
 */
export const UpdateTaxSettingsRequest = closed(
  Type.Object({ taxSettings: TaxSettingsChange }, { title: 'UpdateTaxSettingsRequest' }),
)
export type UpdateTaxSettingsRequest = Type.Static<typeof UpdateTaxSettingsRequest>
