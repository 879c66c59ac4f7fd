import { randomBytes } from 'node:crypto'
import { ALL_SCOPES, type Scope } from '@vitrine/contract'
import { mailAddressOf } from '@vitrine/contract/mail-address'
import { oauthClientsStore } from '../floor/callers/oauth-clients.store.ts'
import { originOf } from '../floor/callers/origin-of.ts'
import type { Clock } from '../floor/clock.ts'
import type { Database } from '../floor/database/database.ts'
import { resetClock } from '../floor/kept-clock/reset-clock.ts'
import { newKey } from '../people/access/keys/api-keys.service.ts'
import { apiKeysStore } from '../people/access/keys/api-keys.store.ts'
import { newApp } from '../people/access/new-app.ts'
import { endLogins } from '../people/access/sessions/end-logins.ts'
import { newUser } from '../people/users/new-user.ts'
import { ROLES, type User } from '../people/users/user.ts'
import { usersStore } from '../people/users/users.store.ts'
import { eventsOf } from '../shop/events/outbox.ts'
import { sitesStore } from '../shop/sites/sites.store.ts'
import { type Command, CommandError, emailOf, type Options, oneOf, siteOf, textOf } from './command.ts'
import { exchangeCommands } from './exchange-commands.ts'
import { siteCommands } from './site-commands.ts'

const EMAIL_EXAMPLE = 'ada@shop.example'
const SCOPES_EXAMPLE = 'catalog:read,catalog:write'
const site = { site: 'SITE_ID' }

/** Every command, by name. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  ...siteCommands,
  ...exchangeCommands,
  sites: {
    does: 'lists the sites by id',
    takes: {},
    run: async ({ database }) =>
      Object.fromEntries((await sitesStore.list(database)).map(({ siteId, name }) => [siteId, name])),
  },
  events: {
    does: "counts a shop's events in the outbox, which keeps 30 days and at most 100,000 events of all shops",
    takes: { ...site },
    run: async ({ database }, options) => {
      const { kept, oldest } = await eventsOf(database.scans, await siteOf(database, options))
      return { kept: String(kept), oldest: oldest === undefined ? 'none' : new Date(oldest).toISOString() }
    },
  },
  'reset-clock': {
    does: "resets the platform's clock to this machine's after it was far ahead; stop the platform first",
    takes: {},
    run: async ({ database, machine }) => {
      const wentBackMs = await resetClock(database, machine.now())
      return {
        wentBack: `${Math.round(wentBackMs / 1000)} s`,
        next: 'restart every process of the platform',
      }
    },
  },
  'set-accent': {
    does: "sets the color of the buttons in a shop's mails",
    takes: { ...site, color: '#22507a' },
    run: async ({ database }, options) => {
      const siteId = await siteOf(database, options)
      const accent = textOf(options, 'color').toLowerCase()
      if (!/^#[\da-f]{6}$/.test(accent)) throw new CommandError('--color must be a color such as #22507a.')
      await database.transaction((tx) => sitesStore.setAccent(tx, siteId, accent))
      return { accent }
    },
  },
  'create-key': {
    does: 'creates an API key and prints it once',
    takes: { ...site, name: 'Import', scopes: SCOPES_EXAMPLE },
    mayTake: { expires: '2027-01-31' },
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
      const expiresAt = timeOf(options, 'expires', now)
      await database.transaction((tx) => apiKeysStore.save(tx, { ...key, expiresAt }))
      return { id: key.keyId, apiKey: secret }
    },
  },
  'revoke-key': {
    does: 'revokes an API key, within five seconds',
    takes: { ...site, id: 'KEY_ID' },
    run: async ({ database, clock }, options) => {
      const [siteId, id] = [await siteOf(database, options), textOf(options, 'id')]
      const revoked = await database.transaction((tx) => apiKeysStore.revoke(tx, siteId, id, clock.now()))
      return { revoked: was(revoked) }
    },
  },
  'create-app': {
    does: 'registers an app for client_credentials and prints its secret once',
    takes: { ...site, name: 'Till', scopes: SCOPES_EXAMPLE },
    mayTake: { id: 'CLIENT_ID' },
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
    does: 'registers a storefront or a console with its allowed redirect addresses',
    takes: { ...site, name: 'Shop', kind: 'storefront', redirects: 'https://shop.example/callback' },
    mayTake: { id: 'CLIENT_ID' },
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
    does: 'adds redirect addresses to a client, and their origins to those that may call from a browser',
    takes: { ...site, client: 'CLIENT_ID', redirects: 'https://shop.example/callback' },
    run: async ({ database }, options) => {
      const siteId = await siteOf(database, options)
      const more = textOf(options, 'redirects').split(',').map(addressOf)
      return database.transaction(async (tx) => {
        const client = await oauthClientsStore.find(tx, textOf(options, 'client'))
        if (client?.siteId !== siteId || client.kind === 'app' || client.revokedAt !== null)
          throw new CommandError('This shop has no storefront or console with that client id.')
        const redirectUris = [...new Set([...client.redirectUris, ...more])]
        const origins = [...new Set([...client.origins, ...more.map(originOf)])]
        await oauthClientsStore.save(tx, { ...client, redirectUris, origins })
        return { redirects: redirectUris.join(','), origins: origins.join(',') }
      })
    },
  },
  'revoke-client': {
    does: 'revokes a client and all its tokens',
    takes: { ...site, id: 'CLIENT_ID' },
    run: async ({ database, clock }, options) => {
      const [siteId, id] = [await siteOf(database, options), textOf(options, 'id')]
      const revoked = await database.transaction((tx) =>
        oauthClientsStore.revoke(tx, siteId, id, clock.now()),
      )
      return { revoked: was(revoked) }
    },
  },
  'create-user': {
    does: 'adds a back-office user and prints the password once',
    takes: { ...site, email: EMAIL_EXAMPLE, role: ROLES.join(' or ') },
    run: async ({ database, clock, ids }, options) => {
      const siteId = await siteOf(database, options)
      const password = newPassword()
      const user = await newUser({
        ...{ siteId, userId: ids.guid(), email: emailOf(options), password },
        ...{ role: oneOf(options, 'role', ROLES), createdAt: clock.now() },
      })
      if (await usersStore.findByEmail(database, siteId, user.email))
        throw new CommandError(`${user.email} is already a user.`)
      await database.transaction((tx) => usersStore.save(tx, user))
      return { userId: user.userId, email: user.email, password }
    },
  },
  'reset-password': {
    does: 'sets a new password for a back-office user, prints it once, and ends their sessions',
    takes: { ...site, email: EMAIL_EXAMPLE },
    run: async ({ database, clock }, options) => {
      const password = newPassword()
      const known = await userOf(database, options)
      const ended = await saveUser(database, clock, await newUser({ ...known, password }))
      return { email: known.email, password, endedSessions: String(ended) }
    },
  },
  'disable-user': {
    does: 'disables a back-office user and ends their sessions; reset-password enables them again',
    takes: { ...site, email: EMAIL_EXAMPLE },
    run: async ({ database, clock }, options) => {
      const known = await userOf(database, options)
      const ended = await saveUser(database, clock, { ...known, disabledAt: clock.now() })
      return { email: known.email, endedSessions: String(ended) }
    },
  },
}

const newPassword = (): string => randomBytes(15).toString('base64url')

const userOf = async (database: Database, options: Options): Promise<User> => {
  const given = textOf(options, 'email')
  const email = mailAddressOf(given) ?? given // a user created by an older version is found as spelled
  const user = await usersStore.findByEmail(database, await siteOf(database, options), email)
  if (user) return user
  throw new CommandError(`No staff member has the address ${email}.`)
}

/** Saves a user whose access has changed, and ends their sessions. */
const saveUser = (database: Database, clock: Clock, user: User): Promise<number> =>
  database.transaction(async (tx) => {
    await usersStore.save(tx, user)
    const whose = { siteId: user.siteId, subject: 'WIX_USER', subjectId: user.userId } as const
    return (await endLogins(tx, whose, clock.now())).length
  })

const scopesOf = (options: Options): Scope[] =>
  textOf(options, 'scopes')
    .split(',')
    .map((text) => {
      const scope = ALL_SCOPES.find((known) => known === text.trim())
      if (scope) return scope
      throw new CommandError(`"${text}" is not a scope. The scopes are ${ALL_SCOPES.join(', ')}.`)
    })

const timeOf = (options: Options, name: string, now: number): number | null => {
  if (options[name] === undefined) return null
  const time = Date.parse(options[name])
  if (time > now) return time
  throw new CommandError(`--${name} must be a future date, such as 2027-01-31.`)
}

const addressOf = (text: string): string => {
  const address = text.trim()
  if (URL.canParse(address) && !address.includes('#')) return address
  throw new CommandError(`"${address}" is not a valid redirect address.`)
}

const assertNew = async (database: Database, clientId: string): Promise<void> => {
  if (await oauthClientsStore.find(database, clientId))
    throw new CommandError(`The client ${clientId} already exists.`)
}

const was = (changed: number): string => (changed > 0 ? 'now' : 'not found, or already revoked')
