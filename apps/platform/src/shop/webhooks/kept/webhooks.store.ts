import type { WebhookFormat } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import type { Webhook, WebhookKeys } from './webhook.ts'

interface WebhookRow {
  site_id: string
  webhook_id: string
  revision: number
  url: string
  event_types: string
  format: WebhookFormat
  description: string
  status: Webhook['status']
  failing_since: number | null
  starts_after: number
  created_at: number
  updated_at: number
}

const COLUMNS = `site_id, webhook_id, revision, url, event_types, format, description, status, failing_since,
  starts_after, created_at, updated_at`

const findOne = statement<WebhookRow>(`SELECT ${COLUMNS} FROM webhooks WHERE site_id = ? AND webhook_id = ?`)
const lockOne = statement<WebhookRow>(
  `SELECT ${COLUMNS} FROM webhooks WHERE site_id = ? AND webhook_id = ? FOR UPDATE`,
)
const listOfSite = statement<WebhookRow>(
  `SELECT ${COLUMNS} FROM webhooks WHERE site_id = ? ORDER BY created_at, webhook_id`,
)
const listSubscribed = statement<WebhookRow>(`SELECT ${COLUMNS} FROM webhooks WHERE status <> 'DISABLED'`)
const listAsking = statement<{ event_types: string }>(
  "SELECT event_types FROM webhooks WHERE site_id = ? AND status <> 'DISABLED'",
)
const lockSite = statement<{ site_id: string }>('SELECT site_id FROM sites WHERE site_id = ? FOR UPDATE')
const findEnd = statement<{ seq: number | null }>('SELECT max(seq) AS seq FROM outbox')
const insertOne = statement(
  `INSERT INTO webhooks (${COLUMNS}) VALUES (?, ?, 1, ?, ?, ?, ?, 'ACTIVE', NULL, ?, ?, ?)`,
)
const updateOne = statement(
  `UPDATE webhooks SET revision = revision + 1, url = ?, event_types = ?, description = ?, status = ?,
     failing_since = CAST(? AS BIGINT), updated_at = ?
   WHERE site_id = ? AND webhook_id = ? AND revision = ?`,
)
const noteFailing = statement(
  `UPDATE webhooks SET failing_since = CAST(? AS BIGINT)
   WHERE site_id = ? AND webhook_id = ? AND failing_since IS NULL`,
)
const noteAnswering = statement(
  'UPDATE webhooks SET failing_since = NULL WHERE site_id = ? AND webhook_id = ? AND failing_since IS NOT NULL',
)
const pauseOne = statement(
  `UPDATE webhooks SET status = 'PAUSED', revision = revision + 1, updated_at = CAST(? AS BIGINT)
   WHERE site_id = ? AND webhook_id = ? AND status = 'ACTIVE'`,
)
const deleteOne = statement('DELETE FROM webhooks WHERE site_id = ? AND webhook_id = ?')
const deleteKeys = statement('DELETE FROM webhook_keys WHERE site_id = ? AND webhook_id = ?')

/** The webhooks of all shops. */
export const webhooksStore = {
  find: async (reader: Reader, siteId: string, webhookId: string): Promise<Webhook | undefined> =>
    webhookOf(await reader.first(findOne, siteId, webhookId)),

  /** Finds a webhook and locks it until the transaction ends. */
  lock: async (tx: Transaction, siteId: string, webhookId: string): Promise<Webhook | undefined> =>
    webhookOf(await tx.first(lockOne, siteId, webhookId)),

  /** Lists a shop's webhooks, oldest first. */
  list: async (reader: Reader, siteId: string): Promise<Webhook[]> =>
    rowsOf(await reader.all(listOfSite, siteId)),

  /** Lists the webhooks of all shops that get events, paused ones included. */
  subscribed: async (reader: Reader): Promise<Webhook[]> => rowsOf(await reader.all(listSubscribed)),

  /** The types of events about a kind of entity that a shop's webhooks ask for. */
  typesAsked: async (reader: Reader, siteId: string, entityFqdn: string): Promise<ReadonlySet<string>> => {
    const rows = await reader.all(listAsking, siteId)
    const types = rows.flatMap((row): readonly string[] => JSON.parse(row.event_types))
    return new Set(types.filter((type) => type.startsWith(`${entityFqdn}_`)))
  },

  /** Locks a shop's list of webhooks, so that their number can be limited. */
  lockList: async (tx: Transaction, siteId: string): Promise<Webhook[]> => {
    await tx.first(lockSite, siteId)
    return webhooksStore.list(tx, siteId)
  },

  /** The place of the newest event. */
  endOfOutbox: async (reader: Reader): Promise<number> => (await reader.first(findEnd))?.seq ?? 0,

  insert: (tx: Transaction, webhook: Webhook): Promise<number> =>
    tx.run(
      insertOne,
      ...[webhook.siteId, webhook.webhookId, webhook.url, JSON.stringify(webhook.eventTypes)],
      ...[webhook.format, webhook.description, webhook.startsAfter, webhook.createdAt, webhook.updatedAt],
    ),

  /** Saves a change of the webhook as it was read; returns whether it was unchanged until then. */
  update: async (tx: Transaction, webhook: Webhook): Promise<boolean> =>
    (await tx.run(
      updateOne,
      ...[webhook.url, JSON.stringify(webhook.eventTypes), webhook.description, webhook.status],
      ...[webhook.failingSince, webhook.updatedAt, webhook.siteId, webhook.webhookId, webhook.revision],
    )) === 1,

  /** Notes that an attempt failed, if none did before; returns whether it is the first one. */
  noteFailing: async (tx: Transaction, { siteId, webhookId }: WebhookKeys, at: number): Promise<boolean> =>
    (await tx.run(noteFailing, at, siteId, webhookId)) === 1,

  /** Notes that the receiver answers; returns whether it had failed before. */
  noteAnswering: async (tx: Transaction, { siteId, webhookId }: WebhookKeys): Promise<boolean> =>
    (await tx.run(noteAnswering, siteId, webhookId)) === 1,

  /** Pauses an active webhook; returns false if it isn't active any more. */
  pause: async (tx: Transaction, { siteId, webhookId }: WebhookKeys, at: number): Promise<boolean> =>
    (await tx.run(pauseOne, at, siteId, webhookId)) === 1,

  /** Deletes a webhook and its keys; returns whether it existed. */
  remove: async (tx: Transaction, siteId: string, webhookId: string): Promise<boolean> => {
    await tx.run(deleteKeys, siteId, webhookId)
    return (await tx.run(deleteOne, siteId, webhookId)) === 1
  },
}

const rowsOf = (rows: readonly WebhookRow[]): Webhook[] => rows.flatMap((row) => webhookOf(row) ?? [])

const webhookOf = (row: WebhookRow | undefined): Webhook | undefined =>
  row && {
    siteId: row.site_id,
    webhookId: row.webhook_id,
    revision: row.revision,
    url: row.url,
    eventTypes: JSON.parse(row.event_types),
    format: row.format,
    description: row.description,
    status: row.status,
    failingSince: row.failing_since,
    startsAfter: row.starts_after,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
