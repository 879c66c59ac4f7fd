import {
  getDeliverySettings,
  getShop,
  getTaxSettings,
  updateBrandSettings,
  updateDeliverySettings,
  updateTaxSettings,
} from '@vitrine/contract/operations'
import { describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/engines.ts'
import { openShop } from '../../testing/index.ts'
import { createBrands } from '../brand/brands.ts'
import { sitesStore } from '../sites/sites.store.ts'

const post = { code: 'post', title: 'Post', rate: { flat: '4.90' } }
const world = { name: 'World', areas: [], options: [post] }
const germany = { name: 'Germany', areas: [{ country: 'DE' }], options: [post] }
const vat = { rate: '0.19', jurisdictionType: 'COUNTRY' as const }

const violations = ({ body }: { body: Record<string, unknown> }) =>
  (
    body.details as { validationError: { fieldViolations: { field: string; violatedRule: string }[] } }
  ).validationError.fieldViolations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)

for (const engine of ENGINES) {
  describe(`a shop's settings on ${engine.name}`, () => {
    it('can be read and changed, and only one of two merchants with the same version can save', async () => {
      await using shop = await openShop({ engine })
      const merchant = await shop.merchant()
      expect(await merchant.call(getDeliverySettings, {})).toEqual({
        deliverySettings: { revision: 0, regions: [] },
      })
      const { deliverySettings } = await merchant.call(updateDeliverySettings, {
        deliverySettings: { revision: 0, regions: [germany, world] },
      })
      expect(deliverySettings).toMatchObject({ revision: 1, regions: [germany, world] })
      expect(new Set(deliverySettings.regions.map(({ id }) => id)).size).toBe(2)
      expect(await merchant.call(getDeliverySettings, {})).toEqual({ deliverySettings })
      const late = await merchant.try(updateDeliverySettings, {
        deliverySettings: { revision: 0, regions: [] },
      })
      expect(late.status).toBe(409)

      const untaxed = await merchant.call(getTaxSettings, {})
      expect(untaxed.taxSettings).toMatchObject({ revision: 0, pricesIncludeTax: false, rates: [] })
      await merchant.call(updateTaxSettings, {
        taxSettings: { rates: [vat], businessAddress: { country: 'DE' } },
      })
      const { taxSettings } = await merchant.call(updateTaxSettings, {
        taxSettings: { rounding: 'HALF_UP', businessAddress: null },
      })
      expect(taxSettings).toEqual({
        ...{ revision: 2, pricesIncludeTax: false, rounding: 'HALF_UP', roundedPer: 'LINE' },
        ...{ rates: [vat], shippingTaxable: false },
      })
    })
  })
}

describe("a shop's settings", () => {
  it('set its name everywhere, and the checkout’s links', async () => {
    await using shop = await openShop()
    const [merchant, visitor] = [await shop.merchant(), await shop.visitor()]
    const brandSettings = { name: 'Atelier North', termsUrl: 'https://shop.example/terms' }
    await merchant.call(updateBrandSettings, { brandSettings })
    expect((await visitor.call(getShop, {})).shop.name).toBe('Atelier North')
    const invoiced = { legalName: 'North GmbH', legalAddress: ['Gasse 1', '89073 Ulm'], vatId: 'DE1' }
    await merchant.call(updateBrandSettings, { brandSettings: invoiced })
    expect((await visitor.call(getShop, {})).shop.seller).toEqual({
      ...{ name: 'North GmbH', address: ['Gasse 1', '89073 Ulm'], vatId: 'DE1' },
    })
    const logoUrl = `${shop.url.replace('127.0.0.1', 'localhost')}/media/logo.png`
    await merchant.call(updateBrandSettings, { brandSettings: { logoUrl } })
    expect((await visitor.call(getShop, {})).shop.logoUrl).toBe(logoUrl)
    expect(await createBrands(shop.database).of(shop.site.siteId)).toMatchObject(brandSettings)
    for (const field of ['termsUrl', 'logoUrl'] as const)
      for (const address of [
        'javascript:alert(1)',
        'data:image/svg+xml,<svg onload="alert(1)"/>',
        '//evil',
      ]) {
        const bad = await merchant.try(updateBrandSettings, { brandSettings: { [field]: address } })
        expect(violations(bad), address).toEqual([`brandSettings.${field} FORMAT`])
      }
  })

  it('tell visitors about tax, delivery and returns before they have a cart', async () => {
    await using shop = await openShop()
    const [merchant, visitor] = [await shop.merchant(), await shop.visitor()]
    expect((await visitor.call(getShop, {})).shop).toMatchObject({
      ...{ taxIncludedInPrices: false, deliveries: [], deliversTo: [] },
    })
    await merchant.call(updateTaxSettings, { taxSettings: { pricesIncludeTax: true } })
    await merchant.call(updateDeliverySettings, { deliverySettings: { regions: [germany], returnDays: 14 } })
    expect((await visitor.call(getShop, {})).shop).toMatchObject({
      ...{ taxIncludedInPrices: true, deliveries: [{ countries: ['DE'], from: '4.90' }], returnDays: 14 },
      deliversTo: ['DE'],
    })
    // Changing one keeps the other, and null removes it.
    await merchant.call(updateDeliverySettings, { deliverySettings: { regions: [] } })
    expect((await visitor.call(getShop, {})).shop).toMatchObject({ deliveries: [], returnDays: 14 })
    await merchant.call(updateDeliverySettings, { deliverySettings: { returnDays: null } })
    expect((await visitor.call(getShop, {})).shop.returnDays).toBeUndefined()
  })

  it('name the time zone whose days count, which must exist', async () => {
    await using shop = await openShop()
    const merchant = await shop.merchant()
    for (const timeZone of ['Europe/Ulm', '+01:00', '', 'Berlin'])
      expect(await merchant.try(updateDeliverySettings, { deliverySettings: { timeZone } })).toMatchObject({
        status: 400,
      })
    const deliverySettings = { timeZone: 'Europe/Berlin' }
    expect(await merchant.call(updateDeliverySettings, { deliverySettings })).toMatchObject({
      deliverySettings,
    })
    // At once, though the shop's own facts are kept in memory.
    const { shop: facts } = await (await shop.visitor()).call(getShop, {})
    expect(facts.timeZone).toBe('Europe/Berlin')
    await merchant.call(updateDeliverySettings, { deliverySettings: { timeZone: null } })
    const { deliverySettings: now } = await merchant.call(getDeliverySettings, {})
    expect(now.timeZone).toBeUndefined()
  })

  it('decide for all carts whether prices include tax', async () => {
    await using shop = await openShop()
    const merchant = await shop.merchant()
    await merchant.call(updateTaxSettings, { taxSettings: { pricesIncludeTax: true } })
    expect(await sitesStore.find(shop.database, shop.site.siteId)).toMatchObject({
      taxIncludedInPrices: true,
    })
  })

  it('reject contradictions', async () => {
    await using shop = await openShop()
    const merchant = await shop.merchant()
    const refused: [what: string, regions: unknown, violation: string][] = [
      ['the rest of the world before others', [world, germany], 'regions VALIDATION'],
      [
        'two options with the same code',
        [{ ...world, options: [post, post] }],
        'regions[0].options VALIDATION',
      ],
      [
        'bands in descending order',
        [
          {
            ...world,
            options: [
              {
                ...post,
                rate: {
                  byWeight: [
                    { upTo: '2', price: '1' },
                    { upTo: '1', price: '2' },
                  ],
                },
              },
            ],
          },
        ],
        'regions[0].options[0].rate.byWeight VALIDATION',
      ],
      [
        'two ways to set a price',
        [{ ...world, options: [{ ...post, rate: { flat: '1', byPrice: [{ price: '1' }] } }] }],
        'regions[0].options[0].rate.byPrice ONE_OF_ALIGNMENT',
      ],
      [
        'a tenth of a cent',
        [{ ...world, options: [{ ...post, rate: { flat: '1.001' } }] }],
        'regions[0].options[0].rate.flat DECIMAL_MAX_SCALE',
      ],
    ]
    for (const [what, regions, violation] of refused) {
      const answer = await merchant.try(updateDeliverySettings, { deliverySettings: { regions } })
      expect(violations(answer), what).toEqual([`deliverySettings.${violation}`])
    }
  })
})
