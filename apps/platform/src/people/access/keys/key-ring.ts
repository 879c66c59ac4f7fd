import { createBounded } from '../../../floor/bounded.ts'
import type { App } from '../../../floor/callers/actor.ts'
import { digestOf, isSecret } from '../../../floor/callers/secret-text.ts'
import type { Clock } from '../../../floor/clock.ts'
import type { Database } from '../../../floor/database/database.ts'
import { fail } from '../../../floor/failure.ts'
import { apiKeysStore, type KeptKey } from './api-keys.store.ts'

/** Keys kept in memory, by digest. */
const KEPT_KEYS = 10_000
/** How long a cached key counts: every process sees a revocation within that time. */
const BELIEVED_MS = 5_000
/** `lastUsedDate` is accurate to the hour, so a busy key costs one write an hour. */
const NOTED_EVERY_MS = 3_600_000

export interface KeyRing {
  /** Tells an API key from an access token by its prefix. */
  isKey(text: string): boolean
  /**
   * Finds out which app calls. A fake key costs only a checksum; a valid one is read from the database every
   * five seconds at most.
   * @throws {Failure} UNAUTHENTICATED when the key is unknown, revoked or expired
   */
  appOf(key: string): App | Promise<App>
  /** Drops a key that was changed or revoked in this process. */
  forget(digest: string): void
}

interface Read {
  readonly app: App
  readonly expiresAt: number | null
  readonly readAt: number
}

/** Reads and caches API keys. Keys are compared by digest, so timing reveals nothing about them. */
export const createKeyRing = (database: Database, clock: Clock): KeyRing => {
  const kept = createBounded<Read | 'forgotten'>(KEPT_KEYS)
  /** A read during which a key was revoked may be outdated and isn't cached. */
  let revocations = 0

  const read = async (digest: string): Promise<App> => {
    const before = revocations
    const key = await apiKeysStore.findByDigest(database, digest)
    const now = clock.now()
    if (!key) throw fail('UNAUTHENTICATED', {}, 'The API key is not valid.')
    if (key.revokedAt !== null) throw fail('UNAUTHENTICATED', {}, 'The API key was revoked.')
    const { siteId, keyId: appId, scopes, expiresAt } = key
    const found: Read = { app: { type: 'APP', siteId, appId, scopes }, expiresAt, readAt: now }
    assertNotExpired(found, now)
    if (before === revocations) kept.set(digest, found)
    noteUse(key, now)
    return found.app
  }

  /** Not awaited; if the write fails, the database will also fail the next one. */
  const noteUse = (key: KeptKey, now: number): void => {
    const before = now - NOTED_EVERY_MS
    if (key.lastUsedAt !== null && key.lastUsedAt >= before) return
    database.transaction((tx) => apiKeysStore.noteUse(tx, key, now, before)).catch(() => {})
  }

  return {
    isKey: (text) => text.startsWith('vitrine_key_'),
    appOf: (key) => {
      if (!isSecret('vitrine_key_', key)) throw fail('UNAUTHENTICATED', {}, 'The API key is not valid.')
      const digest = digestOf(key)
      const known = kept.get(digest)
      const now = clock.now()
      if (known === undefined || known === 'forgotten' || now - known.readAt >= BELIEVED_MS)
        return read(digest)
      assertNotExpired(known, now)
      return known.app
    },
    forget: (digest) => {
      revocations++
      kept.set(digest, 'forgotten')
    },
  }
}

const assertNotExpired = ({ expiresAt }: Read, now: number): void => {
  if (expiresAt !== null && expiresAt <= now) throw fail('UNAUTHENTICATED', {}, 'The API key has expired.')
}
