import { oauthClientsStore, TOLD_VERSIONS } from '../../floor/callers/oauth-clients.store.ts'
import { commandLine } from '../../people/access/command-line.ts'
import { ownerSetUpStore } from '../../people/hosted-identity/set-up/owner-set-up.store.ts'
import { newSetUpLink, type SetUpLink } from '../../people/hosted-identity/set-up/owner-set-up.ts'
import type { Site } from '../../shop/sites/site.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import {
  type DatabaseCommand,
  EMAIL,
  emailOf,
  type Options,
  oneOf,
  refused,
  SITE,
  siteOf,
  textOf,
  type Workplace,
} from '../command.ts'
import { newSiteOf } from './new-site.ts'
import { removeDemo } from './remove-demo.ts'

/** Commands for shops, from creation to the demo's removal. */
export const siteCommands: Readonly<Record<string, DatabaseCommand>> = {
  'create-site': {
    needs: 'database',
    does: 'creates a shop in this database, with clients for its storefront, console and command line, and a link for its owner',
    takes: {
      name: { example: '"Blue Door"', is: 'name of the shop, as buyers see it' },
      address: { example: 'https://shop.example', is: 'URL of its storefront, without a path' },
      currency: { example: 'EUR', is: 'currency of its prices (ISO 4217)' },
      language: { example: 'en', is: 'language of its emails and pages, such as en or de-AT' },
      email: { example: 'ada@shop.example', is: 'email address of its owner' },
    },
    mayTake: {
      rates: {
        example: 'USD=1.10,JPY=160',
        is: "other currencies, and what one unit of the shop's is worth in them",
      },
      weight: { example: 'KG', is: 'weight unit, KG or LB; default: KG' },
    },
    answers: ['siteId', 'clientId', 'consoleClientId', 'commandClientId', 'ownerLink'],
    migrates: true,
    run: createSite,
  },
  'owner-link': {
    needs: 'database',
    does: "prints a new link where a shop's first owner chooses a password",
    takes: { ...SITE, ...EMAIL },
    answers: ['ownerLink'],
    run: async (workplace, options) => {
      const siteId = await siteOf(workplace.database, options)
      if (await ownerSetUpStore.hasOwner(workplace.database, siteId))
        throw refused('This shop has an owner; reset-password sets a new password for them.')
      return shown(await linkFor(workplace, siteId, emailOf(options)))
    },
  },
  'set-catalog-version': {
    needs: 'database',
    does: 'sets which catalog version a storefront is told to use; both work either way',
    takes: {
      client: { example: 'CLIENT_ID', is: 'id of the storefront' },
      version: { example: 'V3_CATALOG', is: `${TOLD_VERSIONS.join(' or ')}` },
    },
    answers: ['client', 'catalogVersion'],
    run: async ({ database }, options) => {
      const clientId = textOf(options, 'client')
      const version = oneOf(options, 'version', TOLD_VERSIONS)
      if (await database.transaction((tx) => oauthClientsStore.tellVersion(tx, clientId, version)))
        return { client: clientId, catalogVersion: version }
      throw refused(`There is no client ${clientId}.`)
    },
  },
  'remove-demo': {
    needs: 'database',
    does: 'removes the demo shop with its accounts, keys, clients, orders and files; without --yes, it only counts them',
    flags: { yes: 'really remove it' },
    answers: ['removed', 'counts'],
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
  if (known) throw refused(`${known.name} (${known.siteId}) already uses ${known.storefrontUrl}.`)
  const createdAt = clock.now()
  const site: Site = { ...given, siteId: ids.guid(), weightUnit, createdAt }
  const [clientId, consoleClientId, commandClientId] = [ids.guid(), ids.guid(), ids.guid()]
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
    await oauthClientsStore.save(tx, commandLine({ ...whose, clientId: commandClientId }))
  })
  const link = await linkFor(workplace, site.siteId, email)
  return { siteId: site.siteId, clientId, consoleClientId, commandClientId, ...shown(link) }
}

const linkFor = ({ database, clock, settings }: Workplace, siteId: string, email: string) =>
  newSetUpLink(database, clock, settings.platformUrl, { siteId, email })

const shown = ({ url }: Pick<SetUpLink, 'url'>) => ({ ownerLink: url })
