import Type from 'typebox'
import { closed } from '../declare/closed.ts'

/** How a shop's storefronts show prices. */
export const PriceSettings = Type.Object(
  {
    /** Counts changes; 0 before the first. */
    revision: Type.Integer({ minimum: 0 }),
    /**
     * Whether storefronts show the lowest price of the 30 days before a reduction beside it, as shops in the European
     * Union must (Directive 98/6/EC, article 6a). Default: false.
     */
    showLowestPrice: Type.Boolean(),
  },
  { title: 'PriceSettings' },
)
export type PriceSettings = Type.Static<typeof PriceSettings>

/** Request for `updatePriceSettings`. Absent fields stay unchanged. A `revision`, if given, must be the current one. */
export const UpdatePriceSettingsRequest = closed(
  Type.Object(
    {
      priceSettings: Type.Object({
        revision: Type.Optional(PriceSettings.properties.revision),
        showLowestPrice: Type.Optional(PriceSettings.properties.showLowestPrice),
      }),
    },
    { title: 'UpdatePriceSettingsRequest' },
  ),
)
export type UpdatePriceSettingsRequest = Type.Static<typeof UpdatePriceSettingsRequest>

/** Response with the price settings. */
export const PriceSettingsResponse = Type.Object(
  { priceSettings: PriceSettings },
  { title: 'PriceSettingsResponse' },
)
export type PriceSettingsResponse = Type.Static<typeof PriceSettingsResponse>
