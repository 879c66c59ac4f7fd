import { createClient as createOurs } from '@vitrine/client'
import { siteProperties as ours } from '@vitrine/client/business-tools'
import { pointHostedAt } from '@vitrine/client/hosted'
import { updateTranslationSettings } from '@vitrine/contract/operations'
import { openShop, type Shop } from '@vitrine/platform/testing'
import { ENGINES } from '@vitrine/platform/testing/engines'
import * as siteProperties from '@wix/auto_sdk_business-tools_site-properties'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

for (const engine of ENGINES) {
  describe(`site properties with the public package on ${engine.name}`, () => {
    let shop: Shop
    let restore: () => void
    beforeAll(async () => {
      shop = await openShop({ engine })
      restore = pointHostedAt(shop.url)
    })
    afterAll(async () => {
      restore()
      await shop[Symbol.asyncDispose]()
    })
    const visitor = () =>
      createClient({ auth: OAuthStrategy({ clientId: shop.clientId }), modules: { siteProperties } })
        .siteProperties
    const merchant = async () => {
      const { authorization: apiKey = '' } = await shop.app(['checkout:write'])
      const auth = ApiKeyStrategy({ apiKey, siteId: shop.site.siteId })
      return createClient({ auth, modules: { siteProperties } }).siteProperties
    }

    it('tell what the settings of the shop say', async () => {
      const office = await shop.merchant()
      await office.call(updateTranslationSettings, {
        translationSettings: { languages: [{ language: 'pt-br', texts: [] }] },
      })
      const { name, currency, storefrontUrl } = shop.site
      const { version, properties } = await visitor().getSiteProperties()
      expect(properties).toMatchObject({
        ...{ siteDisplayName: name, businessName: name, paymentCurrency: currency, timeZone: 'UTC' },
        ...{ language: 'en', businessConfig: 'STORE', externalSiteUrl: storefrontUrl },
      })
      expect(properties).not.toHaveProperty('logo')
      expect(version).toBe('1')
    })

    it('are changed by merchants, and are the settings of checkout, mails and invoices', async () => {
      const { siteProperties: own } = createOurs({
        ...{ apiUrl: shop.url, modules: { siteProperties: ours } },
        auth: ApiKeyStrategy({
          apiKey: (await shop.app(['catalog:read', 'checkout:write'])).authorization ?? '',
          siteId: shop.site.siteId,
        }),
      })
      const office = await merchant()
      const profile = {
        ...{ siteDisplayName: 'Aldermere', businessName: 'Aldermere Ltd', logo: 'mark~mv2.png' },
        ...{ description: 'Stoneware', companyId: 'GB1' },
      }
      await office.updateBusinessProfile(profile)
      await office.updateBusinessProfile({ companyId: 'lost' }, { fields: ['description'] })
      const address = { street: 'Harbour Row', city: 'Aldermere', country: 'GB' }
      const email = 'hello@example.com'
      await office.updateBusinessContact({ email, phone: '1', address })
      await office.updateBusinessContact({}, { fields: ['phone'] })
      const periods = [
        { openDay: 'MONDAY', openTime: '09:00', closeDay: 'MONDAY', closeTime: '17:30' },
      ] as const
      await office.updateBusinessSchedule({ periods: [...periods] })
      await office.updateBusinessRegion({ timeZone: 'Europe/London' })
      await office.updateConsentPolicy({ analytics: false })
      await own.updateConsentPolicy({ functional: true })

      const { properties } = await visitor().getSiteProperties()
      const { description: _, ...kept } = profile
      expect(properties).toMatchObject({
        ...kept,
        ...{ email, address, businessSchedule: { periods } },
        consentPolicy: { essential: true, analytics: false, functional: true },
      })
      for (const cleared of ['description', 'phone']) expect(properties).not.toHaveProperty(cleared)
      const some = await visitor().getSiteProperties({ fields: ['email', 'address.city'] })
      expect(some.properties).toEqual({ email, address })
      expect((await own.getSiteProperties({ fields: ['email'] })).properties).toEqual({ email })
    })

    it('refuse what a shop cannot have, and visitors', async () => {
      const office = await merchant()
      const failure = (work: Promise<unknown>) =>
        work.then(
          () => undefined,
          ({ details }) => details.validationError.fieldViolations[0].field,
        )
      const [monday] = ['MONDAY'] as const
      const period = { openDay: monday, openTime: '18:00', closeDay: monday, closeTime: '09:00' }
      expect(
        await Promise.all([
          failure(office.updateBusinessRegion({ paymentCurrency: 'XOF' })),
          failure(office.updateBusinessProfile({ logo: '../../elsewhere.png' })),
          failure(office.updateBusinessSchedule({ periods: [period] })),
          failure(office.updateConsentPolicy({ essential: false })),
          failure(office.updateBusinessContact(JSON.parse('{"mail":"x"}'))),
        ]),
      ).toEqual([
        'businessRegion.paymentCurrency',
        'businessProfile.logo',
        'businessSchedule.periods[0].closeTime',
        'consentPolicy.essential',
        'businessContact.mail',
      ])
      await expect(visitor().updateBusinessProfile({ siteDisplayName: 'Mine' })).rejects.toMatchObject({
        status: 403,
      })
    })
  })
}
