import type {
  CreateSubmissionRequest,
  Empty,
  QuerySubmissionsRequest,
  QuerySubmissionsResponse,
  SubmissionIdRequest,
  SubmissionResponse,
} from '@vitrine/contract'
import { EVENTS } from '@vitrine/contract'
import { isMerchantSide, principalOf } from '../../floor/callers/actor.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { fail } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import type { LimitEntries } from '../../floor/rates/entry-limit.ts'
import { noteChange } from '../audit/noted.ts'
import type { Call } from '../calls/call.ts'
import { recordEvent } from '../events/outbox.ts'
import { once } from '../idempotency/once.ts'
import { type StoredSubmission, shownSubmission } from './form.ts'
import { assertValues } from './form-values.ts'
import { formsStore, submissionsStore } from './forms.store.ts'
import { findSubmissions } from './forms-query.ts'

/** What people send with forms; only merchants read it. */
export interface SubmissionsService {
  /** @throws {Failure} FORM_NOT_FOUND, FORM_DISABLED, TOO_MANY_REQUESTS; {InvalidArgument} for wrong values */
  create(call: Call<CreateSubmissionRequest>): Promise<SubmissionResponse>
  /** @throws {Failure} SUBMISSION_NOT_FOUND */
  get(call: Call<SubmissionIdRequest>): Promise<SubmissionResponse>
  /** @throws {Failure} SUBMISSION_NOT_FOUND */
  delete(call: Call<SubmissionIdRequest>): Promise<Empty>
  query(call: Call<QuerySubmissionsRequest>): Promise<QuerySubmissionsResponse>
}

interface Parts {
  readonly database: Database
  readonly ids: Ids
  readonly limit: LimitEntries
}

export const createSubmissions = ({ database, ids, limit }: Parts): SubmissionsService => {
  const assertRoom = async (tx: Transaction, { actor, address }: Call<unknown>): Promise<void> => {
    if (isMerchantSide(actor)) return
    const { siteId } = actor
    const retryAfterSeconds = await limit(tx, { siteId, author: principalOf(actor), address })
    if (retryAfterSeconds !== undefined) throw fail('TOO_MANY_REQUESTS', { retryAfterSeconds })
  }

  const found = async (siteId: string, id: string): Promise<StoredSubmission> => {
    const sent = await submissionsStore.find(database, siteId, id)
    if (!sent) throw fail('SUBMISSION_NOT_FOUND')
    return sent
  }

  return {
    create: async (call) => {
      const { actor, at, input } = call
      const { siteId } = actor
      const { formId, submissions: values = {} } = input.submission
      const id = ids.guid()
      return once(
        database,
        call.attempt(),
        id,
        (claim) =>
          database.transaction(async (tx) => {
            await claim?.(tx)
            const form = await formsStore.find(tx, siteId, formId)
            if (!form) throw fail('FORM_NOT_FOUND')
            if (!form.isEnabled) throw fail('FORM_DISABLED')
            assertValues(form.document.formFields, values)
            await assertRoom(tx, call)
            const { namespace } = form
            const submitter = principalOf(actor)
            const sent = { siteId, id, formId, namespace, submitter, values, createdAt: at }
            await submissionsStore.add(tx, sent)
            const submission = shownSubmission(sent)
            await recordEvent(tx, {
              ...{ id: ids.guid(), siteId, type: EVENTS.submissionCreated.type, entityId: id, sequence: 1 },
              ...{ occurredAt: at, payload: { createdEvent: { entity: submission } }, causedBy: submitter },
            })
            return { submission }
          }),
        async (known) => ({ submission: shownSubmission(await found(siteId, known)) }),
      )
    },

    get: async ({ actor, input }) => ({
      submission: shownSubmission(await found(actor.siteId, input.submissionId)),
    }),

    delete: async ({ actor, input }) => {
      const { siteId } = actor
      const sent = await found(siteId, input.submissionId)
      await database.transaction(async (tx) => {
        if ((await submissionsStore.remove(tx, siteId, sent.id)) === 0) throw fail('SUBMISSION_NOT_FOUND')
        noteChange(tx, {
          entityType: 'FORM_SUBMISSION',
          entityId: sent.id,
          before: { id: sent.id },
          after: null,
        })
      })
      return {}
    },

    query: async ({ actor, input }) => {
      const own = input.onlyYourOwn ? principalOf(actor) : undefined
      const { rows, next, prev } = await findSubmissions(database, actor.siteId, input.query ?? {}, own)
      return {
        submissions: rows.map(shownSubmission),
        metadata: { count: rows.length, cursors: { next, prev }, hasNext: next !== null },
      }
    },
  }
}
