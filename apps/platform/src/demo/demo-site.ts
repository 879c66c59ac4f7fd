import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoShop } from '@vitrine/demo'
import type { Database } from '../database/database.ts'
import { oauthClientsStore } from '../features/access/oauth-clients.store.ts'
import type { Site } from '../features/sites/site.ts'
import { sitesStore } from '../features/sites/sites.store.ts'
import type { Settings } from '../settings.ts'

/** The demo shop's ids are fixed, so that storefronts can have them built in. */
export const DEMO_SITE_ID = '2f6d1c3a-9b0e-4d57-8a41-c5e7b3f80d62'
export const DEMO_CLIENT_ID = '6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21'

type Addresses = Pick<Settings, 'storefrontUrl' | 'platformUrl'>
type ShopSettings = Pick<DemoShop, 'name' | 'locale' | 'currency' | 'conversionRates'>

/** Puts the demo shop's settings into the form of a site. */
export const demoSiteOf = (shop: ShopSettings, storefrontUrl: string, createdAt: number): Site => ({
  siteId: DEMO_SITE_ID,
  name: shop.name,
  locale: shop.locale,
  currency: shop.currency,
  weightUnit: 'KG',
  storefrontUrl,
  conversionRates: Object.fromEntries(
    shop.conversionRates.map(({ currency, rate }) => [currency, String(rate)]),
  ),
  createdAt,
})

/** Saves the demo site and its client, whose addresses are the storefront's. */
export const saveDemoSite = async (database: Database, site: Site): Promise<void> => {
  const origins = originsOf(site.storefrontUrl)
  await database.transaction(async (tx) => {
    await sitesStore.save(tx, site)
    await oauthClientsStore.save(tx, {
      clientId: DEMO_CLIENT_ID,
      siteId: DEMO_SITE_ID,
      name: 'Demo storefront',
      redirectUris: origins.map((origin) => `${origin}/callback`),
      origins,
      createdAt: site.createdAt,
    })
  })
}

/** Storefronts are opened as localhost and as 127.0.0.1 alike; a development client allows both. */
const originsOf = (storefrontUrl: string): string[] => {
  const { origin, hostname, port, protocol } = new URL(storefrontUrl)
  const twin = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[hostname]
  return twin ? [origin, `${protocol}//${twin}${port && `:${port}`}`] : [origin]
}

/** Writes what a storefront needs to know of the demo shop to `demo.json` in the data folder. */
export const writeDemoFile = async (
  dataDir: string,
  { platformUrl, storefrontUrl }: Addresses,
): Promise<void> => {
  await mkdir(dataDir, { recursive: true })
  const demo = {
    platformUrl,
    storefrontUrl,
    siteId: DEMO_SITE_ID,
    clientId: DEMO_CLIENT_ID,
    redirectUri: `${storefrontUrl}/callback`,
    postFlowUrl: storefrontUrl,
  }
  await writeFile(join(dataDir, 'demo.json'), `${JSON.stringify(demo, null, 2)}\n`)
}
