import type { DeliveryOption, DeliveryRegion, UpdateTaxSettingsRequest } from '@vitrine/contract'
import { updateDeliverySettings, updateTaxSettings } from '@vitrine/contract/operations'
import type { Caller } from '../../testing/index.ts'

export const REGION_ID = '77777777-7777-4777-8777-777777777777'

export const post: DeliveryOption = {
  code: 'post',
  title: 'Post',
  rate: { flat: '4.90' },
  freeFrom: '100',
  charges: [{ type: 'HANDLING_FEE', price: '1.00', details: 'Packing' }],
  deliveryTime: '2 to 4 days',
  window: { fromDays: 2, toDays: 4 },
  instructions: 'Be at home',
}
export const pickup: DeliveryOption = {
  code: 'pickup',
  title: 'Pickup',
  rate: { flat: '0' },
  pickup: {
    address: {
      country: 'AT',
      city: 'Graz',
      streetAddress: { number: '1', name: 'Am Markt' },
      addressLine: 'Am Markt 1',
    },
    method: 'STORE_PICKUP',
    businessLocation: true,
  },
}
export const regions: DeliveryRegion[] = [
  { id: REGION_ID, name: 'Home', areas: [{ country: 'DE' }, { country: 'AT' }], options: [post, pickup] },
]

const rateOf = (country: string, rate: string) => ({
  rate,
  area: { country },
  jurisdictionType: 'COUNTRY' as const,
  jurisdiction: country,
  taxName: 'VAT',
  taxType: 'value added',
})

export const tax: UpdateTaxSettingsRequest['taxSettings'] = {
  pricesIncludeTax: true,
  rates: [rateOf('DE', '0.19'), rateOf('AT', '0.2')],
  shippingTaxable: true,
}

/** Sets only home delivery, and tax of two countries. */
export const settle = async (merchant: Caller): Promise<void> => {
  await merchant.call(updateDeliverySettings, { deliverySettings: { regions } })
  await merchant.call(updateTaxSettings, { taxSettings: tax })
}
