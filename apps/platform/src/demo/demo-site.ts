import type { DemoShop } from '@vitrine/demo'
import { oauthClientsStore } from '../floor/callers/oauth-clients.store.ts'
import type { Database } from '../floor/database/database.ts'
import type { Settings } from '../floor/settings/settings.ts'
import { commandLine } from '../people/access/command-line.ts'
import type { Site } from '../shop/sites/site.ts'
import { sitesStore } from '../shop/sites/sites.store.ts'

/** The demo shop's ids are fixed, so storefronts can have them built in. */
export const DEMO_SITE_ID = '2f6d1c3a-9b0e-4d57-8a41-c5e7b3f80d62'
export const DEMO_CLIENT_ID = '6d0b4f0e-3c5a-4b8e-9a57-1f2c8a7e5b21'
const DEMO_CONSOLE_ID = '0c2f9a35-71d6-4e8b-b1f0-5a9d3c7e8246'
/** The command line, `vitrine login`. */
export const DEMO_COMMAND_ID = '8e41b7d0-52c6-4f9a-9d3e-c07a6b15f2e8'

type Addresses = Pick<Settings, 'storefrontUrl' | 'platformUrl'>
type ShopSettings = Pick<DemoShop, 'name' | 'locale' | 'currency' | 'conversionRates'>

/** Converts the demo shop's settings to a site's form. */
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

/** Saves the demo site and its clients, with the addresses of storefront and platform. */
export const saveDemoSite = async (database: Database, site: Site, platformUrl: string): Promise<void> => {
  const { siteId, createdAt, storefrontUrl } = site
  const origins = originsOf(storefrontUrl)
  const consoles = originsOf(platformUrl)
  await database.transaction(async (tx) => {
    await sitesStore.save(tx, site)
    await oauthClientsStore.save(tx, {
      ...{ clientId: DEMO_CLIENT_ID, siteId, name: 'Demo storefront', origins, createdAt },
      redirectUris: origins.map((origin) => `${origin}/callback`),
    })
    await oauthClientsStore.save(tx, {
      ...{ clientId: DEMO_CONSOLE_ID, siteId, kind: 'console', name: 'Demo console', createdAt },
      origins: consoles,
      redirectUris: consoles.map(consoleAddress),
    })
    await oauthClientsStore.save(tx, commandLine({ clientId: DEMO_COMMAND_ID, siteId, createdAt }))
  })
}

/** Pages are opened as localhost and as 127.0.0.1; a development client allows both. */
const originsOf = (address: string): string[] => {
  const { origin, hostname, port, protocol } = new URL(address)
  const twin = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[hostname]
  return twin ? [origin, `${protocol}//${twin}${port && `:${port}`}`] : [origin]
}

/** What the demo shop's callers need to know. */
export const demoAddresses = ({ platformUrl, storefrontUrl }: Addresses) => ({
  platformUrl,
  storefrontUrl,
  siteId: DEMO_SITE_ID,
  clientId: DEMO_CLIENT_ID,
  redirectUri: `${storefrontUrl}/callback`,
  postFlowUrl: storefrontUrl,
  consoleClientId: DEMO_CONSOLE_ID,
  consoleRedirectUri: consoleAddress(platformUrl),
  commandClientId: DEMO_COMMAND_ID,
})

const consoleAddress = (platformOrigin: string): string => `${platformOrigin}/console/callback`
