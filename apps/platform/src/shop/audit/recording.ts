import { AsyncLocalStorage } from 'node:async_hooks'
import type { AuditActor, Operation } from '@vitrine/contract'
import { type App, type BackOfficeUser, type KnownActor, principalOf } from '../../floor/callers/actor.ts'
import type { Database, Reader, Transaction } from '../../floor/database/database.ts'
import type { UnfinishedCall } from '../../floor/http/route.ts'
import type { Ids } from '../../floor/ids.ts'
import { auditStore } from './audit.store.ts'
import { auditedChange, mergedNotes } from './audited-change.ts'
import { collectChanges, type NotedChange } from './noted.ts'

/** Records what staff, keys and apps change. */
export interface Recording {
  /** The database for every part of the platform: its transactions save what they note. */
  readonly database: Database
  /** Runs a call; what it changes is recorded if its caller is staff, a key or an app. */
  readonly around: <T>(call: UnfinishedCall, work: () => Promise<T>) => Promise<T>
  /** Runs what a call has scheduled: what it changes is recorded as a change by the schedule. */
  readonly onSchedule: <T>(scheduled: ScheduledWork, work: () => Promise<T>) => Promise<T>
}

/** Work that a call of this operation has scheduled; `at` is milliseconds since 1970. */
export interface ScheduledWork {
  readonly siteId: string
  readonly operation: Operation
  readonly at: number
}

export interface RecordingParts {
  readonly database: Database
  readonly ids: Ids
  /** Returns what a caller is called now; undefined if they are gone. */
  readonly nameOf: (reader: Reader, actor: RecordedActor) => Promise<string | undefined>
}

/** Callers whose changes are recorded. A key that acts for a shopper only passes their change on. */
export type RecordedActor = BackOfficeUser | App

interface RecordedCall extends ScheduledWork, Pick<UnfinishedCall, 'requestId'> {
  readonly by: Pick<AuditActor, 'type' | 'id'>
  /** By the name `principalOf` gives callers; empty for a schedule. */
  readonly caller: string
  readonly nameOf: (reader: Reader) => Promise<string | undefined>
  readonly entryId: string
  /** What its committed transactions have changed. */
  notes: readonly NotedChange[]
  /** A timer that outlives the call must not add to its entry. */
  isRunning: boolean
}

/** The most things that lead to an entry, and whose changes it shows. */
const MOST_SUBJECTS = 1000
const MOST_CHANGES = 100
/** The longest JSON of an entry's changes, in characters. */
const LONGEST = 32_768

export const createRecording = ({ database, ids, nameOf }: RecordingParts): Recording => {
  // Node follows every promise for this while a recorded call runs, so it ends with the last of them.
  const following = new AsyncLocalStorage<RecordedCall>()
  let running = 0

  let made = 0
  /** Grows within a process, so that entries of one millisecond have an order. */
  const newEntryId = (): string => {
    made = (made + 1) % 2 ** 32
    return made.toString(16).padStart(8, '0') + ids.guid().slice(8)
  }

  const save = async (
    tx: Transaction,
    call: RecordedCall,
    name: string,
    notes: readonly NotedChange[],
  ): Promise<void> => {
    const { siteId, by, at, requestId, operation, entryId } = call
    await auditStore.save(tx, {
      ...{ siteId, at, id: entryId, operation: operation.name, requestId },
      actor: { ...by, name },
      changes: boundedChanges(notes),
      changeCount: notes.length,
      subjects: notes.slice(0, MOST_SUBJECTS),
    })
  }

  const recorded = async <T>(call: RecordedCall, work: (tx: Transaction) => Promise<T>): Promise<T> => {
    let after = call.notes
    const result = await database.transaction(async (tx) => {
      let name: Promise<string | undefined> | undefined
      const nameOfCaller = () => (name ??= call.nameOf(tx))
      const noted = collectChanges(tx, call.caller, nameOfCaller)
      const value = await work(tx)
      if (noted.length > 0) {
        after = mergedNotes([...call.notes, ...noted])
        await save(tx, call, (await nameOfCaller()) ?? '', after)
      }
      return value
    })
    call.notes = after
    return result
  }

  const follow = async <T>(
    begun: Omit<RecordedCall, 'entryId' | 'notes' | 'isRunning'>,
    work: () => Promise<T>,
  ): Promise<T> => {
    const recordedCall: RecordedCall = { ...begun, entryId: newEntryId(), notes: [], isRunning: true }
    running++
    try {
      return await following.run(recordedCall, work)
    } finally {
      recordedCall.isRunning = false
      running--
      if (running === 0) following.disable()
    }
  }

  return {
    around: async ({ actor, operation, at, requestId }, work) => {
      if (operation.method === 'GET' || !isRecordedActor(actor)) return work()
      const by = shownActor(actor)
      const names = { caller: principalOf(actor), nameOf: (reader: Reader) => nameOf(reader, actor) }
      return follow({ siteId: actor.siteId, operation, at, requestId, by, ...names }, work)
    },

    onSchedule: (scheduled, work) =>
      follow({ ...scheduled, requestId: ids.guid(), by: SCHEDULE, caller: '', nameOf: nameOfSchedule }, work),

    database: {
      engine: database.engine,
      replica: database.replica,
      scans: database.scans,
      all: (statement, ...values) => database.all(statement, ...values),
      first: (statement, ...values) => database.first(statement, ...values),
      transaction: (work) => {
        const call = running > 0 ? following.getStore() : undefined
        return call?.isRunning ? recorded(call, work) : database.transaction(work)
      },
      migrate: (migrations) => database.migrate(migrations),
      pendingMigrations: (migrations) => database.pendingMigrations(migrations),
      changeMark: () => database.changeMark(),
      healthy: () => database.healthy(),
      close: () => database.close(),
    },
  }
}

const SCHEDULE = { type: 'APP', id: 'schedule' } as const
const nameOfSchedule = async (): Promise<string> => 'Schedule'

const isRecordedActor = (actor: KnownActor): actor is RecordedActor =>
  actor.type === 'WIX_USER' || (actor.type === 'APP' && actor.through === undefined)

const shownActor = (actor: RecordedActor): Pick<AuditActor, 'type' | 'id'> =>
  actor.type === 'WIX_USER' ? { type: 'USER', id: actor.userId } : { type: 'APP', id: actor.appId }

/** The changes that fit; the things left out still count and lead to the entry. */
const boundedChanges = (notes: readonly NotedChange[]) => {
  const changes = notes.slice(0, MOST_CHANGES).map(auditedChange)
  let left = LONGEST
  return changes.map((change) => {
    left -= JSON.stringify(change).length
    return left >= 0 ? change : { ...change, fields: [], isCut: true }
  })
}
