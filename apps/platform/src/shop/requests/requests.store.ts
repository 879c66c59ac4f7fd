import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import { insertRows } from '../../floor/database/statements/insert-rows.ts'
import type { Trace } from '../../floor/trace/trace.ts'

/** One call of a request, and what it did. */
export interface RequestRecord {
  readonly siteId: string
  readonly requestId: string
  readonly operation: string
  /** `visitor` or `member`, without an id; `user:` or `app:` with one. */
  readonly caller: string
  /** `OK`, or the error's code. */
  readonly outcome: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly durationMs: number
  /** Undefined if the call wasn't followed. */
  readonly trace: Trace | undefined
}

interface Row {
  seq: number
  site_id: string
  request_id: string
  operation: string
  caller: string
  outcome: string
  started_at: number
  duration_us: number
  statements: number | null
  database_us: number | null
  effects: string
}

const insert = insertRows('request_log', [
  ...['site_id', 'request_id', 'operation', 'caller', 'outcome', 'started_at'],
  ...['duration_us', 'statements', 'database_us', 'effects'],
])
const find = statement<Row>('SELECT * FROM request_log WHERE site_id = ? AND request_id = ? ORDER BY seq')
const listAfter = statement<Row>('SELECT * FROM request_log WHERE seq > ? ORDER BY seq LIMIT 200')
const findLast = statement<{ seq: number | null }>('SELECT max(seq) AS seq FROM request_log')
const deleteOld = statement(
  `DELETE FROM request_log
   WHERE seq IN (SELECT seq FROM request_log ORDER BY seq LIMIT 500)
     AND (started_at < ? OR seq <= (SELECT max(seq) FROM request_log) - CAST(? AS BIGINT))`,
)

/** The most calls kept, for all shops together. */
const MOST_KEPT = 100_000

export const requestsStore = {
  add: (tx: Transaction, records: readonly RequestRecord[]): Promise<void> =>
    insert(
      tx,
      records.map(({ siteId, requestId, operation, caller, outcome, startedAt, durationMs, trace }) => [
        ...[siteId, requestId, operation, caller, outcome, startedAt, microseconds(durationMs)],
        ...[trace?.statements ?? null, trace ? microseconds(trace.databaseMs) : null],
        trace ? JSON.stringify({ events: trace.events, mails: trace.mails, jobs: trace.jobs }) : '',
      ]),
    ),
  /** The calls of a request. */
  find: async (reader: Reader, siteId: string, requestId: string): Promise<RequestRecord[]> =>
    (await reader.all(find, siteId, requestId)).map(recordOf),
  /** The next calls after a place in the log, oldest first. */
  after: async (reader: Reader, seq: number): Promise<{ seq: number; record: RequestRecord }[]> =>
    (await reader.all(listAfter, seq)).map((row) => ({ seq: row.seq, record: recordOf(row) })),
  last: async (reader: Reader): Promise<number> => (await reader.first(findLast))?.seq ?? 0,
  /** Deletes some records from before a time, and those beyond the newest 100,000. */
  purge: (tx: Transaction, before: number, mostKept = MOST_KEPT): Promise<number> =>
    tx.run(deleteOld, before, mostKept),
}

const recordOf = (row: Row): RequestRecord => ({
  ...{ siteId: row.site_id, requestId: row.request_id, operation: row.operation, caller: row.caller },
  ...{ outcome: row.outcome, startedAt: row.started_at, durationMs: row.duration_us / 1000 },
  trace: traceOf(row),
})

const traceOf = ({ statements, database_us: us, effects }: Row): Trace | undefined =>
  statements === null || us === null
    ? undefined
    : { statements, databaseMs: us / 1000, jobs: [], ...JSON.parse(effects) }

const microseconds = (ms: number): number => Math.round(ms * 1000)
