import type { DeliveryOption } from '@vitrine/contract'
import { describe, expect, it } from 'vitest'
import { shopDeliveries } from './shop-deliveries.ts'

const option = (code: string, rest: Partial<DeliveryOption> = {}): DeliveryOption => ({
  ...{ code, title: code, rate: { flat: '4.90' } },
  ...rest,
})
const region = (countries: string[], ...options: DeliveryOption[]) => ({
  ...{ id: countries.join(), name: 'Region', options },
  areas: countries.map((country) => ({ country })),
})
const pickup = option('pickup', {
  rate: { flat: '0' },
  pickup: { address: { country: 'DE' }, method: 'STORE_PICKUP', businessLocation: true },
})

describe('what a shop says about delivery before there is a cart', () => {
  it('names the cheapest option of each region, and the region of the shop first', () => {
    const window = { fromDays: 2, toDays: 4 }
    const abroad = region(
      [],
      option('air', { rate: { byPrice: [{ upTo: '50', price: '30' }, { price: '25' }] } }),
    )
    const home = region(
      ['DE', 'AT'],
      option('courier', { rate: { byWeight: [{ upTo: '2', price: '9.90' }, { price: '16.90' }] } }),
      option('post', { freeFrom: '60', window }),
    )
    expect(shopDeliveries({ regions: [home, abroad] }, 'EUR', 'DE')).toEqual([
      { countries: ['DE', 'AT'], from: '4.90', freeFrom: '60.00', window },
      { countries: [], from: '25.00' },
    ])
    const us = region(['US'], option('post', { rate: { flat: '12' } }))
    expect(shopDeliveries({ regions: [us, home] }, 'EUR', 'DE').map(({ from }) => from)).toEqual([
      '4.90',
      '12.00',
    ])
  })

  it('counts charges, and promises no free delivery while they stay', () => {
    const insured = option('post', { freeFrom: '60', charges: [{ type: 'INSURANCE', price: '1.50' }] })
    expect(shopDeliveries({ regions: [region(['DE'], insured)] }, 'EUR')).toEqual([
      { countries: ['DE'], from: '6.40' },
    ])
  })

  it('leaves out pickup, options for some items, and regions without any other', () => {
    const bulky = option('pallet', { rate: { flat: '1' }, deliveryProfileIds: ['3f0d7b4e'] })
    const regions = [region(['DE'], pickup, bulky, option('post')), region(['FR'], pickup)]
    expect(shopDeliveries({ regions }, 'EUR')).toEqual([{ countries: ['DE'], from: '4.90' }])
  })
})
