import type { ApiKey, Scope } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'

/** A stored key: what its owner sees, whose it is, and the digest used to find it. */
export interface KeptKey {
  readonly siteId: string
  readonly keyId: string
  readonly name: string
  readonly hint: string
  readonly digest: string
  readonly scopes: readonly Scope[]
  /** Milliseconds since 1970, as all times here. */
  readonly createdAt: number
  readonly expiresAt: number | null
  readonly lastUsedAt: number | null
  readonly revokedAt: number | null
}

interface KeyRow {
  site_id: string
  key_id: string
  name: string
  hint: string
  digest: string
  scopes: string
  created_at: number
  expires_at: number | null
  last_used_at: number | null
  revoked_at: number | null
}

const findByDigest = statement<KeyRow>('SELECT * FROM api_keys WHERE digest = ?')
const findById = statement<KeyRow>('SELECT * FROM api_keys WHERE site_id = ? AND key_id = ?')
const listKeys = statement<KeyRow>(
  'SELECT * FROM api_keys WHERE site_id = ? ORDER BY created_at DESC, key_id LIMIT ?',
)
const countGood = statement<{ count: number }>(
  `SELECT COUNT(*) AS count FROM api_keys
   WHERE site_id = ? AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ?)`,
)
const saveKey = statement(
  `INSERT INTO api_keys (site_id, key_id, name, hint, digest, scopes, created_at, expires_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id, key_id) DO UPDATE SET name = excluded.name, hint = excluded.hint,
     digest = excluded.digest, scopes = excluded.scopes, expires_at = excluded.expires_at, revoked_at = NULL`,
)
const revokeKey = statement(
  'UPDATE api_keys SET revoked_at = ? WHERE site_id = ? AND key_id = ? AND revoked_at IS NULL',
)
const noteUse = statement(
  `UPDATE api_keys SET last_used_at = ?
   WHERE site_id = ? AND key_id = ? AND (last_used_at IS NULL OR last_used_at < ?)`,
)

const keyOf = (row: KeyRow): KeptKey => ({
  siteId: row.site_id,
  keyId: row.key_id,
  name: row.name,
  hint: row.hint,
  digest: row.digest,
  scopes: JSON.parse(row.scopes),
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
  revokedAt: row.revoked_at,
})

/** The most keys in a list; the oldest are left out. */
const LISTED = 1000

export const apiKeysStore = {
  findByDigest: async (reader: Reader, digest: string): Promise<KeptKey | undefined> => {
    const row = await reader.first(findByDigest, digest)
    return row && keyOf(row)
  },
  find: async (reader: Reader, siteId: string, keyId: string): Promise<KeptKey | undefined> => {
    const row = await reader.first(findById, siteId, keyId)
    return row && keyOf(row)
  },
  list: async (reader: Reader, siteId: string): Promise<KeptKey[]> =>
    (await reader.all(listKeys, siteId, LISTED)).map(keyOf),
  /** Counts the keys that are neither revoked nor expired. */
  countGood: async (reader: Reader, siteId: string, now: number): Promise<number> =>
    (await reader.first(countGood, siteId, now))?.count ?? 0,
  /** Adds a key, or reactivates the one with that id with a new secret. */
  save: (tx: Transaction, key: Omit<KeptKey, 'lastUsedAt' | 'revokedAt'>): Promise<number> =>
    tx.run(
      saveKey,
      key.siteId,
      key.keyId,
      key.name,
      key.hint,
      key.digest,
      JSON.stringify(key.scopes),
      key.createdAt,
      key.expiresAt,
    ),
  /** Revokes a key; a second call changes nothing. */
  revoke: (tx: Transaction, siteId: string, keyId: string, now: number): Promise<number> =>
    tx.run(revokeKey, now, siteId, keyId),
  /** Records a key's use unless a later one is stored. */
  noteUse: (tx: Transaction, { siteId, keyId }: KeptKey, now: number, before: number): Promise<number> =>
    tx.run(noteUse, now, siteId, keyId, before),
}

const dateOf = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString())

/** Shows a key to its owner. */
export const showKey = (key: KeptKey): ApiKey => ({
  id: key.keyId,
  name: key.name,
  hint: key.hint,
  scopes: [...key.scopes],
  createdDate: new Date(key.createdAt).toISOString(),
  expiresDate: dateOf(key.expiresAt),
  lastUsedDate: dateOf(key.lastUsedAt),
  revokedDate: dateOf(key.revokedAt),
})
