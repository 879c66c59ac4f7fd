import type { Database, Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import { noteChange } from '../audit/noted.ts'
import type { Call } from '../calls/call.ts'
import { type StoredSettings, type Subject, settingsStore } from './settings.store.ts'

/** A subject's settings, where they are found in requests, and how they are read. */
interface Terms<Document, Read> {
  readonly subject: Subject
  /** The field of requests that has them. */
  readonly field: string
  /** The default. */
  readonly none: Document
  /** Checks a whole document. */
  readonly read: (document: unknown, field: string) => Read
}

type Revised<Document> = Document & { readonly revision: number }

/** Reads and changes a shop's settings for one subject. */
export interface SettingsDocument<Document, Read> {
  get(call: Call<unknown>): Promise<Revised<Document>>
  /**
   * Changes what `said` names and keeps the rest.
   *
   * @param decide - returns what to save of the whole document; rejects one that the shop can't have
   * @param also - saves what is also stored elsewhere
   * @throws {Failure} CONFLICT when the given revision is out of date, or someone else is changing them right now
   */
  change(
    call: Call<unknown>,
    said: { readonly revision?: number | undefined },
    decide: (whole: Read) => Document,
    also?: (tx: Transaction, after: Document) => Promise<unknown>,
  ): Promise<Revised<Document>>
}

export const settingsDocument = <Document extends object, Read>(
  database: Database,
  { subject, field, none, read }: Terms<Document, Read>,
): SettingsDocument<Document, Read> => ({
  get: async ({ actor }) =>
    shown(
      (await settingsStore.find<Document>(database, actor.siteId, subject)) ?? {
        revision: 0,
        document: none,
      },
    ),

  change: ({ actor: { siteId }, at }, said, decide, also) =>
    database.transaction(async (tx) => {
      const before = await settingsStore.lock<Document>(tx, siteId, subject)
      const revision = before?.revision ?? 0
      if (said.revision !== undefined && said.revision !== revision) throw fail('CONFLICT')
      const document = decide(read({ ...(before?.document ?? none), ...said, revision: 0 }, field))
      if (!(await settingsStore.save(tx, siteId, subject, { revision, document }, at))) throw fail('CONFLICT')
      await also?.(tx, document)
      noteChange(tx, {
        ...{ entityType: 'SETTINGS', entityId: subject },
        ...{ before: before?.document ?? none, after: document },
      })
      return shown({ revision: revision + 1, document })
    }),
})

const shown = <Document>({ revision, document }: StoredSettings<Document>) => ({ revision, ...document })
