import type { DeliveryOption, DeliveryRegion, ShopTaxRate } from '@vitrine/contract'
import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import type { Brand } from '../shop/settings/brand.ts'
import type { Delivery } from '../shop/settings/delivery-terms.ts'
import { type Subject, settingsStore } from '../shop/settings/settings.store.ts'
import type { Tax } from '../shop/settings/tax-terms.ts'
import { sitesStore } from '../shop/sites/sites.store.ts'
import { DEMO_SITE_ID } from './demo-site.ts'

/** The standard rate of value-added tax in some countries. */
const VAT = { AT: '0.2', BE: '0.21', DE: '0.19', ES: '0.21', FR: '0.2', IT: '0.22', NL: '0.21' } as const
const NEIGHBOURS = ['CH', 'CZ', 'DK', 'GB', 'IE', 'LI', 'LU', 'NO', 'PL', 'PT', 'SE', 'FI'] as const

const pickup: DeliveryOption = {
  code: 'pickup',
  title: 'Pickup at the shop',
  rate: { flat: '0' },
  deliveryTime: 'Ready on the next working day',
  instructions: 'Please bring your order number.',
  pickup: {
    address: {
      country: 'DE',
      city: 'Ulm',
      postalCode: '89073',
      streetAddress: { number: '1', name: 'Am Markt' },
      addressLine: 'Am Markt 1',
    },
    method: 'STORE_PICKUP',
    businessLocation: true,
  },
}

const regions: DeliveryRegion[] = [
  {
    id: '3f0d7b4e-51f3-4f0c-9a56-0d3f2c1b7a01',
    name: 'Europe',
    areas: [...Object.keys(VAT), ...NEIGHBOURS].map((country) => ({ country })),
    options: [
      {
        code: 'standard',
        title: 'Standard delivery',
        rate: { flat: '4.90' },
        freeFrom: '60',
        deliveryTime: '2 to 4 days',
        window: { fromDays: 2, toDays: 4 },
      },
      {
        code: 'express',
        title: 'Express delivery, insured',
        rate: {
          byWeight: [
            { upTo: '2', price: '9.90' },
            { upTo: '20', price: '16.90' },
          ],
        },
        charges: [{ type: 'INSURANCE', price: '1.50' }],
        deliveryTime: 'Next working day',
      },
      pickup,
    ],
  },
  {
    id: '3f0d7b4e-51f3-4f0c-9a56-0d3f2c1b7a02',
    name: 'Rest of the world',
    areas: [],
    options: [
      {
        code: 'international',
        title: 'International delivery',
        rate: { byPrice: [{ upTo: '150', price: '19.90' }, { price: '29.90' }] },
        charges: [{ type: 'HANDLING_FEE', price: '2.50', details: 'Customs papers' }],
        deliveryTime: '7 to 14 working days',
      },
    ],
  },
]

const rates = Object.entries(VAT).map(
  ([country, rate]): ShopTaxRate => ({
    rate,
    area: { country },
    jurisdictionType: 'COUNTRY',
    jurisdiction: country,
    taxName: 'VAT',
  }),
)

const delivery: Delivery = { regions, returnDays: 30, timeZone: 'Europe/Berlin' }
const tax: Tax = {
  pricesIncludeTax: true,
  rounding: 'HALF_UP',
  roundedPer: 'LINE',
  rates,
  shippingTaxable: true,
  businessAddress: { country: 'DE', city: 'Ulm', postalCode: '89073' },
}

const brandOf = (storefrontUrl: string): Brand => ({
  accentColor: '#1c1a17',
  termsUrl: `${storefrontUrl}/pages/terms`,
  returnsUrl: `${storefrontUrl}/pages/shipping-and-returns`,
  privacyUrl: `${storefrontUrl}/pages/privacy`,
  legalName: 'Aldermere Werkstatt GmbH',
  legalAddress: ['Am Markt 1', '89073 Ulm', 'Germany'],
  vatId: 'DE000000000',
})

/** Sets delivery, tax and the look of the demo shop, unless its merchant has. */
export const openDemoSettings = (database: Database, clock: Clock): Promise<void> =>
  database.transaction(async (tx) => {
    const at = clock.now()
    const settle = (subject: Subject, document: Delivery | Tax | Brand): Promise<boolean> =>
      settingsStore.save(tx, DEMO_SITE_ID, subject, { revision: 0, document }, at)
    if (!(await settingsStore.find(tx, DEMO_SITE_ID, 'delivery'))) {
      await settle('delivery', delivery)
      await sitesStore.setTimeZone(tx, DEMO_SITE_ID, delivery.timeZone ?? null)
    }
    const site = await sitesStore.find(tx, DEMO_SITE_ID)
    if (site && !(await settingsStore.find(tx, DEMO_SITE_ID, 'brand')))
      await settle('brand', brandOf(site.storefrontUrl))
    if (await settingsStore.find(tx, DEMO_SITE_ID, 'tax')) return
    if (await settle('tax', tax)) await sitesStore.setTaxIncluded(tx, DEMO_SITE_ID, tax.pricesIncludeTax)
  })
