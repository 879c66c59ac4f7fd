import type { WebhookAttempt } from '@vitrine/contract'
import { type Reader, statement, type Transaction } from '../../../floor/database/database.ts'
import { deleteOldRows } from '../../../floor/database/statements/delete-old-rows.ts'
import { insertRows } from '../../../floor/database/statements/insert-rows.ts'
import { dateOf, type WebhookKeys } from './webhook.ts'

/** One attempt to send an event. */
export interface Attempt {
  readonly attemptId: string
  readonly eventId: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly durationMs: number
  readonly requestHeaders: Readonly<Record<string, string>>
  /** The answer; undefined if there was none. */
  readonly response?:
    | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string }
    | undefined
  /** Why it failed; empty if it didn't. */
  readonly error: string
}

interface AttemptRow {
  attempt_id: string
  event_id: string
  started_at: number
  duration_ms: number
  request_headers: string
  response_status: number | null
  response_headers: string
  response_body: string
  error: string
}

const insertAttempts = insertRows('webhook_attempts', [
  ...['site_id', 'webhook_id', 'attempt_id', 'event_id', 'started_at', 'duration_ms', 'request_headers'],
  ...['response_status', 'response_headers', 'response_body', 'error'],
])
const listOfEvent = statement<AttemptRow>(
  `SELECT attempt_id, event_id, started_at, duration_ms, request_headers, response_status, response_headers,
     response_body, error
   FROM webhook_attempts WHERE site_id = ? AND webhook_id = ? AND event_id = ?
   ORDER BY started_at DESC, attempt_id LIMIT 50`,
)

/** The log of attempts. */
export const attemptsStore = {
  insert: (
    tx: Transaction,
    { siteId, webhookId }: WebhookKeys,
    attempts: readonly Attempt[],
  ): Promise<void> =>
    insertAttempts(
      tx,
      attempts.map(({ attemptId, eventId, startedAt, durationMs, requestHeaders, response, error }) => [
        ...[siteId, webhookId, attemptId, eventId, startedAt, durationMs, JSON.stringify(requestHeaders)],
        ...[response?.status ?? null, JSON.stringify(response?.headers ?? {}), response?.body ?? '', error],
      ]),
    ),

  /** The latest 50 attempts to send an event, newest first. */
  list: async (
    reader: Reader,
    { siteId, webhookId }: WebhookKeys,
    eventId: string,
  ): Promise<WebhookAttempt[]> =>
    (await reader.all(listOfEvent, siteId, webhookId, eventId)).map((row) =>
      showAttempt({
        attemptId: row.attempt_id,
        eventId: row.event_id,
        startedAt: row.started_at,
        durationMs: row.duration_ms,
        requestHeaders: JSON.parse(row.request_headers),
        ...(row.response_status !== null && {
          response: {
            status: row.response_status,
            headers: JSON.parse(row.response_headers),
            body: row.response_body,
          },
        }),
        error: row.error,
      }),
    ),

  purge: deleteOldRows('webhook_attempts', ['site_id', 'webhook_id', 'attempt_id'], 'started_at'),
}

/** An attempt as its owner sees it. */
export const showAttempt = (attempt: Attempt): WebhookAttempt => ({
  id: attempt.attemptId,
  startedDate: dateOf(attempt.startedAt),
  durationMs: attempt.durationMs,
  requestHeaders: { ...attempt.requestHeaders },
  ...(attempt.response && {
    responseStatus: attempt.response.status,
    responseHeaders: { ...attempt.response.headers },
    responseBody: attempt.response.body,
  }),
  ...(attempt.error && { error: attempt.error }),
})
