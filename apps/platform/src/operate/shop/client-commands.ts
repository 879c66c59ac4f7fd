import { ALL_SCOPES, type Scope } from '@vitrine/contract'
import { oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import { originOf } from '../../floor/callers/origin-of.ts'
import type { Database } from '../../floor/database/database.ts'
import { newKey } from '../../people/access/keys/api-keys.service.ts'
import { apiKeysStore } from '../../people/access/keys/api-keys.store.ts'
import { newApp } from '../../people/access/new-app.ts'
import {
  CommandError,
  type DatabaseCommand,
  type Options,
  oneOf,
  refused,
  SITE,
  siteOf,
  textOf,
  timeOf,
} from '../command.ts'

const SCOPES = {
  scopes: { example: 'catalog:read,catalog:write', is: 'what it may do, comma-separated' },
}
const NAME = (example: string) => ({ name: { example, is: 'a name to recognise it by' } })
const REDIRECTS = {
  redirects: {
    example: 'https://shop.example/callback',
    is: 'URLs that a login may return to, comma-separated',
  },
}
const OWN_ID = { id: { example: 'CLIENT_ID', is: 'id to use instead of a new one' } }

/** Keys, apps and clients: the programs that may call the platform. */
export const clientCommands: Readonly<Record<string, DatabaseCommand>> = {
  'create-key': {
    needs: 'database',
    does: 'creates an API key and prints it once',
    takes: { ...SITE, ...NAME('Import'), ...SCOPES },
    mayTake: { expires: { example: '2027-01-31', is: 'when it stops working; default: never' } },
    answers: ['id', 'apiKey'],
    run: async ({ database, clock, ids }, options) => {
      const siteId = await siteOf(database, options)
      const now = clock.now()
      const scopes = scopesOf(options)
      const { key, secret } = newKey({
        siteId,
        keyId: ids.guid(),
        name: textOf(options, 'name'),
        scopes,
        now,
      })
      const expiresAt = expiryOf(options, now)
      await database.transaction((tx) => apiKeysStore.save(tx, { ...key, expiresAt }))
      return { id: key.keyId, apiKey: secret }
    },
  },
  'revoke-key': {
    needs: 'database',
    does: 'revokes an API key, within five seconds',
    takes: { ...SITE, id: { example: 'KEY_ID', is: 'id of the key' } },
    answers: ['revoked'],
    run: async ({ database, clock }, options) => {
      const [siteId, id] = [await siteOf(database, options), textOf(options, 'id')]
      const revoked = await database.transaction((tx) => apiKeysStore.revoke(tx, siteId, id, clock.now()))
      return { revoked: revoked > 0 }
    },
  },
  'create-app': {
    needs: 'database',
    does: 'registers an app for client_credentials and prints its secret once',
    takes: { ...SITE, ...NAME('Till'), ...SCOPES },
    mayTake: { ...OWN_ID },
    answers: ['clientId', 'clientSecret', 'instanceId'],
    run: async ({ database, clock, ids }, options) => {
      const siteId = await siteOf(database, options)
      const { client, secret } = newApp({
        ...{ siteId, clientId: options.id ?? ids.guid(), createdAt: clock.now() },
        ...{ name: textOf(options, 'name'), scopes: scopesOf(options) },
      })
      await assertNew(database, client.clientId)
      await database.transaction((tx) => oauthClientsStore.save(tx, client))
      return { clientId: client.clientId, clientSecret: secret, instanceId: siteId }
    },
  },
  'create-client': {
    needs: 'database',
    does: 'registers a storefront or a console with its allowed redirect URLs',
    takes: {
      ...{ ...SITE, ...NAME('Shop'), ...REDIRECTS },
      kind: { example: 'storefront', is: 'storefront, for visitors and members, or console, for staff' },
    },
    mayTake: { ...OWN_ID },
    answers: ['clientId'],
    run: async ({ database, clock, ids }, options) => {
      const siteId = await siteOf(database, options)
      const clientId = options.id ?? ids.guid()
      const kind = oneOf(options, 'kind', ['storefront', 'console'] as const)
      const redirectUris = textOf(options, 'redirects').split(',').map(addressOf)
      const origins = [...new Set(redirectUris.map(originOf))]
      const name = textOf(options, 'name')
      await assertNew(database, clientId)
      await database.transaction((tx) =>
        oauthClientsStore.save(tx, {
          ...{ clientId, siteId, kind, name, redirectUris, origins, createdAt: clock.now() },
        }),
      )
      return { clientId }
    },
  },
  'allow-addresses': {
    needs: 'database',
    does: 'adds redirect URLs to a client, and lets browsers call from their origins',
    takes: { client: { example: 'CLIENT_ID', is: 'id of the client' }, ...REDIRECTS },
    mayTake: { ...SITE },
    answers: ['redirects', 'origins'],
    run: async ({ database }, options) => {
      const siteId = options.site === undefined ? undefined : await siteOf(database, options)
      const more = textOf(options, 'redirects').split(',').map(addressOf)
      return database.transaction(async (tx) => {
        const client = await oauthClientsStore.find(tx, textOf(options, 'client'))
        const isOther = siteId !== undefined && client?.siteId !== siteId
        if (!client || isOther || client.kind === 'app' || client.revokedAt !== null)
          throw refused('This shop has no storefront or console with that client id.')
        const redirectUris = [...new Set([...client.redirectUris, ...more])]
        const origins = [...new Set([...client.origins, ...more.map(originOf)])]
        await oauthClientsStore.save(tx, { ...client, redirectUris, origins })
        return { redirects: redirectUris, origins }
      })
    },
  },
  'revoke-client': {
    needs: 'database',
    does: 'revokes a client and all its tokens',
    takes: { ...SITE, id: { example: 'CLIENT_ID', is: 'id of the client' } },
    answers: ['revoked'],
    run: async ({ database, clock }, options) => {
      const [siteId, id] = [await siteOf(database, options), textOf(options, 'id')]
      const revoked = await database.transaction((tx) =>
        oauthClientsStore.revoke(tx, siteId, id, clock.now()),
      )
      return { revoked: revoked > 0 }
    },
  },
}

const scopesOf = (options: Options): readonly Scope[] =>
  textOf(options, 'scopes')
    .split(',')
    .map((text) => {
      const scope = ALL_SCOPES.find((known) => known === text.trim())
      if (scope) return scope
      throw new CommandError(`"${text}" is not a scope. The scopes are ${ALL_SCOPES.join(', ')}.`)
    })

const expiryOf = (options: Options, now: number): number | null => {
  if (options.expires === undefined) return null
  const time = timeOf(options, 'expires', now)
  if (time > now) return time
  throw new CommandError('--expires must be a future date, such as 2027-01-31.')
}

const addressOf = (text: string): string => {
  const address = text.trim()
  if (URL.canParse(address) && !address.includes('#')) return address
  throw new CommandError(`"${address}" is not a valid redirect URL.`)
}

const assertNew = async (database: Database, clientId: string): Promise<void> => {
  if (await oauthClientsStore.find(database, clientId))
    throw refused(`The client ${clientId} already exists.`)
}
