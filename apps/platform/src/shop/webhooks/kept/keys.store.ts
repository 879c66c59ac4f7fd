import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import type { WebhookKeys } from './webhook.ts'

/** A key that signs a webhook's events. Times are milliseconds since 1970. */
export interface WebhookKey extends WebhookKeys {
  readonly keyId: string
  /** The public key; empty for a secret. */
  readonly shown: string
  readonly sealed: string
  readonly createdAt: number
  /** When it stops signing; null for the newest key. */
  readonly retiresAt: number | null
}

interface KeyRow {
  site_id: string
  webhook_id: string
  key_id: string
  shown: string
  sealed: string
  created_at: number
  retires_at: number | null
}

const listOf = statement<KeyRow>(
  `SELECT site_id, webhook_id, key_id, shown, sealed, created_at, retires_at FROM webhook_keys
   WHERE site_id = ? AND webhook_id = ? AND (retires_at IS NULL OR retires_at > ?)
   ORDER BY CASE WHEN retires_at IS NULL THEN 0 ELSE 1 END, retires_at DESC`,
)
const insertOne = statement(
  `INSERT INTO webhook_keys (site_id, webhook_id, key_id, shown, sealed, created_at, retires_at)
   VALUES (?, ?, ?, ?, ?, ?, NULL)`,
)
const retireOthers = statement(
  `UPDATE webhook_keys SET retires_at = CAST(? AS BIGINT)
   WHERE site_id = ? AND webhook_id = ? AND key_id <> ? AND (retires_at IS NULL OR retires_at > ?)`,
)

/** The keys of webhooks. */
export const keysStore = {
  /** Lists the keys that still sign, newest first. */
  list: async (reader: Reader, { siteId, webhookId }: WebhookKeys, now: number): Promise<WebhookKey[]> =>
    (await reader.all(listOf, siteId, webhookId, now)).map((row) => ({
      siteId: row.site_id,
      webhookId: row.webhook_id,
      keyId: row.key_id,
      shown: row.shown,
      sealed: row.sealed,
      createdAt: row.created_at,
      retiresAt: row.retires_at,
    })),

  /** Adds a key; those before it retire at a time. */
  add: async (tx: Transaction, key: WebhookKey, othersRetireAt: number): Promise<void> => {
    const { siteId, webhookId, keyId, shown, sealed, createdAt } = key
    await tx.run(retireOthers, othersRetireAt, siteId, webhookId, keyId, othersRetireAt)
    await tx.run(insertOne, siteId, webhookId, keyId, shown, sealed, createdAt)
  },
}
