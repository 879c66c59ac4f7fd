import type {
  ApiKeyIdRequest,
  ApiKeyResponse,
  CreateApiKeyRequest,
  CreateApiKeyResponse,
  ListApiKeysResponse,
} from '@vitrine/contract'
import { digestOf, hintOf, newSecret } from '../../../floor/callers/secret-text.ts'
import type { Database } from '../../../floor/database/database.ts'
import { statement } from '../../../floor/database/statements/statement.ts'
import { fail, refuse } from '../../../floor/failure.ts'
import type { Ids } from '../../../floor/ids.ts'
import { noteChange } from '../../../shop/audit/noted.ts'
import type { Call } from '../../../shop/calls/call.ts'
import { type Claim, once } from '../../../shop/idempotency/once.ts'
import { apiKeysStore, type KeptKey, showKey } from './api-keys.store.ts'
import type { KeyRing } from './key-ring.ts'

const MOST_KEYS = 100

/** Two keys created at once must not both be the hundredth. */
const lockSite = statement<{ site_id: string }>('SELECT site_id FROM sites WHERE site_id = ? FOR UPDATE')

export interface ApiKeysDependencies {
  readonly database: Database
  readonly ids: Ids
  readonly keyRing: KeyRing
}

export interface ApiKeysService {
  create(call: Call<CreateApiKeyRequest>): Promise<CreateApiKeyResponse>
  list(call: Call<unknown>): Promise<ListApiKeysResponse>
  revoke(call: Call<ApiKeyIdRequest>): Promise<ApiKeyResponse>
}

/** Creates, lists and revokes the API keys of the caller's site. */
export const createApiKeys = ({ database, ids, keyRing }: ApiKeysDependencies): ApiKeysService => ({
  create: async (call) => {
    const { input, at: now } = call
    const { siteId } = call.actor
    const expiresAt = input.expiresDate ? Date.parse(input.expiresDate) : null
    if (expiresAt !== null && expiresAt <= now) throw refuse('expiresDate', 'MIN', 'must be in the future')
    const { key, secret } = newKey({ siteId, keyId: ids.guid(), name: input.name, scopes: input.scopes, now })
    const kept = { ...key, expiresAt }
    const make = async (claim?: Claim): Promise<CreateApiKeyResponse> => {
      await database.transaction(async (tx) => {
        await claim?.(tx)
        await tx.first(lockSite, siteId)
        if ((await apiKeysStore.countGood(tx, siteId, now)) >= MOST_KEYS) throw fail('API_KEY_LIMIT')
        await apiKeysStore.save(tx, kept)
        noteChange(tx, {
          ...{ entityType: 'API_KEY', entityId: kept.keyId },
          ...{ before: null, after: showKey(kept) },
        })
      })
      return { apiKey: showKey(kept), secret }
    }
    // The secret is gone: a caller who lost the answer needs the id to revoke the key.
    return once(database, call.attempt(), kept.keyId, make, async (id) => {
      throw fail('API_KEY_ALREADY_MADE', { id })
    })
  },

  list: async ({ actor }) => ({ apiKeys: (await apiKeysStore.list(database, actor.siteId)).map(showKey) }),

  revoke: async ({ actor: { siteId }, at, input }) => {
    const key = await database.transaction(async (tx) => {
      const before = await apiKeysStore.find(tx, siteId, input.id)
      await apiKeysStore.revoke(tx, siteId, input.id, at)
      const after = await apiKeysStore.find(tx, siteId, input.id)
      if (before && after)
        noteChange(tx, {
          ...{ entityType: 'API_KEY', entityId: input.id },
          ...{ before: showKey(before), after: showKey(after) },
        })
      return after
    })
    if (!key) throw fail('API_KEY_NOT_FOUND')
    keyRing.forget(key.digest)
    return { apiKey: showKey(key) }
  },
})

type NewKey = Pick<KeptKey, 'siteId' | 'keyId' | 'name' | 'scopes'> & { readonly now: number }

/** Creates a key with its secret: this is the only time that both are together. */
export const newKey = (
  { now, scopes, ...whose }: NewKey,
  secret: string = newSecret('vitrine_key_'),
): { key: KeptKey; secret: string } => ({
  secret,
  key: {
    ...whose,
    scopes: [...new Set(scopes)],
    hint: hintOf('vitrine_key_', secret),
    digest: digestOf(secret),
    createdAt: now,
    expiresAt: null,
    lastUsedAt: null,
    revokedAt: null,
  },
})
