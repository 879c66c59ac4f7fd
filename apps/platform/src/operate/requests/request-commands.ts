import { setTimeout as delay } from 'node:timers/promises'
import { ERRORS } from '@vitrine/contract'
import { type RequestRecord, requestsStore } from '../../shop/requests/requests.store.ts'
import { sitesStore } from '../../shop/sites/sites.store.ts'
import { CommandError, type DatabaseCommand, refused } from '../command.ts'
import { printLine } from '../desk.ts'

const LOOK_EVERY_MS = 500

/** What the platform did for its callers. */
export const requestCommands: Readonly<Record<string, DatabaseCommand>> = {
  explain: {
    needs: 'database',
    does: 'shows what a request did: caller, outcome, statements and their time, events, emails and jobs',
    arguments: { 'request-id': { example: 'REQUEST_ID', is: 'X-Wix-Request-Id of the response' } },
    answers: ['requestId', 'calls'],
    run: async ({ database }, options) => {
      const requestId = options['request-id'] ?? ''
      for (const { siteId } of await sitesStore.list(database)) {
        const calls = await requestsStore.find(database, siteId, requestId)
        if (calls.length > 0) return { requestId, calls: calls.map(shown) }
      }
      throw refused(
        `There is no record of ${requestId}. Calls by POST, PATCH and DELETE, and failed reads, are kept for 7 days, at most 200 a second; ` +
          'other reads, and calls without a token, are only in the platform’s log.',
      )
    },
  },
  'logs tail': {
    needs: 'database',
    does: 'prints calls by POST, PATCH and DELETE, and failed reads, as they come, until Ctrl-C',
    mayTake: {
      outcome: { example: 'CONFLICT', is: 'only calls that end like this: OK, or the code of an error' },
    },
    answers: ['printed'],
    run: async ({ database }, options, desk) => {
      const { outcome } = options
      if (outcome !== undefined && outcome !== 'OK' && !Object.hasOwn(ERRORS, outcome))
        throw new CommandError(`--outcome must be OK or the code of an error, but is "${outcome}".`)
      let after = await requestsStore.last(database)
      let printed = 0
      while (!desk.stop.aborted) {
        for (const { seq, record } of await requestsStore.after(database, after)) {
          after = seq
          if (outcome !== undefined && record.outcome !== outcome) continue
          printed++
          printLine(desk, shown(record), lineOf(record))
        }
        await delay(LOOK_EVERY_MS, undefined, { signal: desk.stop }).catch(() => {}) // Ctrl-C
      }
      return { printed }
    },
  },
}

const shown = ({ startedAt, durationMs, trace, ...record }: RequestRecord) => ({
  time: new Date(startedAt).toISOString(),
  ...{ ...record, durationMs: rounded(durationMs) },
  ...(trace && { ...trace, databaseMs: rounded(trace.databaseMs) }),
})

const lineOf = (record: RequestRecord): string => {
  const { startedAt, operation, outcome, caller, durationMs, trace, requestId } = record
  const statements = trace ? `  ${trace.statements} statements` : ''
  const time = new Date(startedAt).toISOString()
  return `${time}  ${operation}  ${outcome}  ${caller}  ${rounded(durationMs)} ms${statements}  ${requestId}`
}

const rounded = (ms: number): number => Math.round(ms * 10) / 10
