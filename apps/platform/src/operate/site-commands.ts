import { oauthClientsStore, TOLD_VERSIONS } from '../floor/callers/oauth-clients.store.ts'
import { ownerSetUpStore } from '../people/hosted-identity/set-up/owner-set-up.store.ts'
import { newSetUpLink, type SetUpLink } from '../people/hosted-identity/set-up/owner-set-up.ts'
import type { Site } from '../shop/sites/site.ts'
import { sitesStore } from '../shop/sites/sites.store.ts'
import {
  type Command,
  CommandError,
  emailOf,
  type Options,
  oneOf,
  siteOf,
  textOf,
  type Workplace,
} from './command.ts'
import { newSiteOf } from './new-site.ts'
import { removeDemo } from './remove-demo.ts'

const EMAIL_EXAMPLE = 'ada@shop.example'

/** Commands for shops, from creation to the demo's removal. */
export const siteCommands: Readonly<Record<string, Command>> = {
  'create-site': {
    does: 'creates a shop in this database, with clients for its storefront and console and a link for its owner',
    takes: {
      ...{ name: '"Blue Door"', address: 'https://shop.example', currency: 'EUR', language: 'en' },
      ...{ email: EMAIL_EXAMPLE },
    },
    mayTake: { rates: 'USD=1.10,JPY=160', weight: 'KG or LB' },
    migrates: true,
    run: createSite,
  },
  'owner-link': {
    does: "prints another link where a shop's first owner chooses a password",
    takes: { site: 'SITE_ID', email: EMAIL_EXAMPLE },
    run: async (workplace, options) => {
      const siteId = await siteOf(workplace.database, options)
      if (await ownerSetUpStore.hasOwner(workplace.database, siteId))
        throw new CommandError('This shop has an owner; reset-password gives them another password.')
      return shown(await linkFor(workplace, siteId, emailOf(options)))
    },
  },
  'set-catalog-version': {
    does: 'says which catalog a storefront is told the shop has; both answer it either way',
    takes: { client: 'CLIENT_ID', version: 'V3_CATALOG or V1_CATALOG' },
    run: async ({ database }, options) => {
      const clientId = textOf(options, 'client')
      const version = oneOf(options, 'version', TOLD_VERSIONS)
      if (await database.transaction((tx) => oauthClientsStore.tellVersion(tx, clientId, version)))
        return { client: clientId, 'catalog version': version }
      throw new CommandError(`There is no client ${clientId}.`)
    },
  },
  'remove-demo': {
    does: 'removes the demo shop with its accounts, keys, clients, orders and files; without --yes it only counts them',
    takes: {},
    flags: ['yes'],
    run: removeDemo,
  },
}

async function createSite(workplace: Workplace, options: Options) {
  const { database, clock, ids, settings } = workplace
  const given = newSiteOf(options)
  const email = emailOf(options)
  const weightUnit = oneOf({ weight: 'KG', ...options }, 'weight', ['KG', 'LB'] as const)
  const known = (await sitesStore.list(database)).find(
    ({ storefrontUrl }) => storefrontUrl === given.storefrontUrl,
  )
  if (known) throw new CommandError(`${known.name} (${known.siteId}) already uses ${known.storefrontUrl}.`)
  const createdAt = clock.now()
  const site: Site = { ...given, siteId: ids.guid(), weightUnit, createdAt }
  const [clientId, consoleClientId] = [ids.guid(), ids.guid()]
  const platformOrigin = new URL(settings.platformUrl).origin
  await database.transaction(async (tx) => {
    await sitesStore.save(tx, site)
    const whose = { siteId: site.siteId, createdAt }
    await oauthClientsStore.save(tx, {
      ...{ ...whose, clientId, name: 'Storefront', origins: [site.storefrontUrl] },
      redirectUris: [`${site.storefrontUrl}/callback`],
    })
    await oauthClientsStore.save(tx, {
      ...{ ...whose, clientId: consoleClientId, kind: 'console', name: 'Console', origins: [platformOrigin] },
      redirectUris: [`${platformOrigin}/console/callback`],
    })
  })
  const link = await linkFor(workplace, site.siteId, email)
  return { siteId: site.siteId, clientId, consoleClientId, ...shown(link) }
}

const linkFor = ({ database, clock, settings }: Workplace, siteId: string, email: string) =>
  newSetUpLink(database, clock, settings.platformUrl, { siteId, email })

const shown = ({ url }: Pick<SetUpLink, 'url'>) => ({ 'owner (open within a day, once)': url })
