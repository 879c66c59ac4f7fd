import Type from 'typebox'
import { decimal } from '../decimal.ts'
import * as enums from '../enums.ts'
import { enumOf, guid, nullable } from '../schema.ts'
import { ShopArea, ShopPlace } from './shop-area.schemas.ts'

const text = Type.String({ minLength: 1, maxLength: 100 })

/** What one jurisdiction takes. Rates that hold for the same item are added up. */
export const ShopTaxRate = Type.Object(
  {
    /** Fraction of 1: "0.19" is 19 %. */
    rate: decimal({ gte: '0', lte: '1', maxScale: 6 }),
    /** Default: everywhere, also where an address is not known yet. */
    area: Type.Optional(nullable(ShopArea)),
    /** Default: items of no group. */
    taxGroupId: Type.Optional(nullable(guid)),
    jurisdictionType: enumOf(enums.JurisdictionType),
    jurisdiction: Type.Optional(nullable(text)),
    taxName: Type.Optional(nullable(text)),
    taxType: Type.Optional(nullable(text)),
  },
  { title: 'ShopTaxRate' },
)
export type ShopTaxRate = Type.Static<typeof ShopTaxRate>

/** How a shop takes tax. */
export const TaxSettings = Type.Object(
  {
    /** Counts the changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    /** Whether every price of the shop holds its tax already; else it is added. */
    pricesIncludeTax: Type.Boolean(),
    /** What becomes of exact halves. */
    rounding: Type.Enum(['HALF_EVEN', 'HALF_UP']),
    /** Whether the tax of each line is rounded, or that of everything that bears the same rates. */
    roundedPer: Type.Enum(['LINE', 'TOTAL']),
    rates: Type.Array(ShopTaxRate, { maxItems: 1000 }),
    /** Whether shipping, handling and insurance bear tax. */
    shippingTaxable: Type.Boolean(),
    /** The group that shipping belongs to; default: none. */
    shippingTaxGroupId: Type.Optional(nullable(guid)),
    /** Decides the tax of lines that are taxed where the shop is. */
    businessAddress: Type.Optional(nullable(ShopPlace)),
  },
  { title: 'TaxSettings' },
)
export type TaxSettings = Type.Static<typeof TaxSettings>

/** What the calls about tax answer. */
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

/** What `updateTaxSettings` takes: what is absent stays. With a revision it must be the present one. */
export const UpdateTaxSettingsRequest = Type.Object(
  { taxSettings: TaxSettingsChange },
  { title: 'UpdateTaxSettingsRequest' },
)
export type UpdateTaxSettingsRequest = Type.Static<typeof UpdateTaxSettingsRequest>
