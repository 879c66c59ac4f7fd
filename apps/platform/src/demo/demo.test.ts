import { queryProducts } from '@vitrine/contract/operations'
import { demoShop } from '@vitrine/demo'
import { expect, it } from 'vitest'
import { systemClock } from '../floor/clock.ts'
import { readSettings } from '../floor/settings/settings.ts'
import { ENGINES } from '../testing/engines.ts'
import { openShop } from '../testing/index.ts'
import { openDemo } from './demo.ts'
import { DEMO_CLIENT_ID, demoSiteOf, saveDemoSite } from './demo-site.ts'

// Fails if a site without products counts as a filled demo shop: it would stay empty for good.
it.each(ENGINES)(
  'a first start that was interrupted is made up for by the next one, on $name',
  async (engine) => {
    await using shop = await openShop({ engine })
    const { database, dataDir } = shop
    const settings = readSettings({ DATA_DIR: dataDir })
    const site = demoSiteOf(demoShop(), settings.storefrontUrl, systemClock.now())
    await saveDemoSite(database, site, settings.platformUrl)
    expect(await openDemo(database, settings, systemClock, 0)).not.toEqual([])
    const { body } = await shop
      .caller()
      .post('/oauth2/token', { clientId: DEMO_CLIENT_ID, grantType: 'anonymous' })
    const visitor = shop.caller(String(body.access_token))
    expect((await visitor.call(queryProducts, { query: {} })).products).not.toEqual([])
    expect(await openDemo(database, settings, systemClock, 0)).toEqual([])
  },
)
