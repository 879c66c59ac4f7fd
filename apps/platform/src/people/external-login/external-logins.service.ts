import type { Empty, ExternalLoginsResponse, UpdateExternalLoginsRequest } from '@vitrine/contract'
import type { SealedSecrets } from '../../floor/callers/sealed-secrets.ts'
import type { Database } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { noteChange } from '../../shop/audit/noted.ts'
import type { Call } from '../../shop/calls/call.ts'
import { type StoredSettings, settingsStore } from '../../shop/settings/settings.store.ts'
import {
  type Connections,
  connectionsFrom,
  NO_CONNECTIONS,
  showConnection,
} from '../connections/connections.ts'

/** The providers that a site's members can log in with, as owners set them. */
export interface ExternalLoginsService {
  get(call: Call<Empty>): Promise<ExternalLoginsResponse>
  /** @throws {Failure} CONFLICT when the revision is outdated, or someone else sets it at the same time */
  update(call: Call<UpdateExternalLoginsRequest>): Promise<ExternalLoginsResponse>
}

export interface ExternalLoginsParts {
  readonly database: Database
  readonly ids: Ids
  readonly secrets: SealedSecrets
  readonly redirectUri: string
  /** Whether providers may use http. */
  readonly allowsPlain: boolean
}

const NONE: StoredSettings<Connections> = { revision: 0, document: NO_CONNECTIONS }

export const createExternalLogins = (parts: ExternalLoginsParts): ExternalLoginsService => {
  const { database, ids, secrets, redirectUri, allowsPlain } = parts
  const shown = ({ revision, document }: StoredSettings<Connections>): ExternalLoginsResponse => ({
    externalLogins: { revision, connections: document.connections.map(showConnection), redirectUri },
  })

  return {
    get: async ({ actor: { siteId } }) =>
      shown((await settingsStore.find<Connections>(database, siteId, 'external-logins')) ?? NONE),

    update: async ({ actor: { siteId }, at, input: { externalLogins: given } }) => {
      for (const [index, { issuer }] of given.connections.entries())
        if (!URL.canParse(issuer) || (!allowsPlain && !issuer.startsWith('https:')))
          throw refuse(`externalLogins.connections[${index}].issuer`, 'FORMAT', 'must start with https://')
      const terms = given.connections.map((each) => ({ ...each, id: each.id ?? ids.guid() }))
      return database.transaction(async (tx) => {
        const before = (await settingsStore.lock<Connections>(tx, siteId, 'external-logins')) ?? NONE
        if (given.revision !== undefined && given.revision !== before.revision) throw fail('CONFLICT')
        const connections = connectionsFrom(siteId, terms, before.document.connections, secrets)
        const after = { revision: before.revision, document: { connections } }
        if (!(await settingsStore.save(tx, siteId, 'external-logins', after, at))) throw fail('CONFLICT')
        const saved = shown({ ...after, revision: before.revision + 1 })
        noteChange(tx, {
          ...{ entityType: 'SETTINGS', entityId: 'external-logins' },
          ...{ before: shown(before).externalLogins, after: saved.externalLogins },
        })
        return saved
      })
    },
  }
}
