import type {
  CreateFormRequest,
  Empty,
  FormIdRequest,
  FormResponse,
  QueryFormsRequest,
  QueryFormsResponse,
  UpdateFormRequest,
} from '@vitrine/contract'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { fail, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { noteChange } from '../audit/noted.ts'
import type { Call } from '../calls/call.ts'
import { once } from '../idempotency/once.ts'
import { FORMS_APP, type FormDocument, type StoredForm, shownForm } from './form.ts'
import { formsStore } from './forms.store.ts'
import { findForms } from './forms-query.ts'

/** Forms that merchants make and storefronts show. */
export interface FormsService {
  /** @throws {Failure} FORM_LIMIT_EXCEEDED */
  create(call: Call<CreateFormRequest>): Promise<FormResponse>
  /** @throws {Failure} FORM_NOT_FOUND */
  get(call: Call<FormIdRequest>): Promise<FormResponse>
  /** @throws {Failure} FORM_NOT_FOUND, CONFLICT */
  update(call: Call<UpdateFormRequest>): Promise<FormResponse>
  /** @throws {Failure} FORM_NOT_FOUND */
  delete(call: Call<FormIdRequest>): Promise<Empty>
  query(call: Call<QueryFormsRequest>): Promise<QueryFormsResponse>
}

/** Forms of a site. */
const MOST_FORMS = 200
/** A form's fields and their looks, as JSON. */
const LARGEST = 131_072

export const createForms = (database: Database, ids: Ids): FormsService => ({
  create: async ({ actor, at, input, attempt }) => {
    const { siteId } = actor
    const { name, namespace, enabled, ...document } = input.form
    const form: StoredForm = {
      ...{ siteId, id: ids.guid(), namespace: namespace ?? FORMS_APP, name: name ?? '' },
      ...{ isEnabled: enabled ?? true, revision: 1, document: documentOf(document) },
      ...{ createdAt: at, updatedAt: at },
    }
    assertSound(form.document)
    return once(
      database,
      attempt(),
      form.id,
      (claim) =>
        database.transaction(async (tx) => {
          await claim?.(tx)
          if ((await formsStore.count(tx, siteId)) >= MOST_FORMS) throw fail('FORM_LIMIT_EXCEEDED')
          await formsStore.save(tx, form)
          note(tx, null, form)
          return { form: shownForm(form) }
        }),
      async (id) => {
        const known = await formsStore.find(database, siteId, id)
        if (!known) throw fail('FORM_NOT_FOUND')
        return { form: shownForm(known) }
      },
    )
  },

  get: async ({ actor, input }) => {
    const form = await formsStore.find(database, actor.siteId, input.formId)
    if (!form) throw fail('FORM_NOT_FOUND')
    return { form: shownForm(form) }
  },

  update: ({ actor, at, input }) =>
    database.transaction(async (tx) => {
      const { id, revision, name, enabled, ...changes } = input.form
      const before = await formsStore.lock(tx, actor.siteId, String(id))
      if (!before) throw fail('FORM_NOT_FOUND')
      if (revision !== String(before.revision)) throw fail('CONFLICT')
      const after: StoredForm = {
        ...before,
        ...(name !== undefined && { name: name ?? '' }),
        ...(typeof enabled === 'boolean' && { isEnabled: enabled }),
        document: documentOf({ ...before.document, ...changes }),
        revision: before.revision + 1,
        updatedAt: Math.max(at, before.updatedAt),
      }
      assertSound(after.document)
      await formsStore.save(tx, after)
      note(tx, before, after)
      return { form: shownForm(after) }
    }),

  delete: ({ actor, input }) =>
    database.transaction(async (tx) => {
      const form = await formsStore.lock(tx, actor.siteId, input.formId)
      if (!form) throw fail('FORM_NOT_FOUND')
      await formsStore.remove(tx, actor.siteId, form.id)
      note(tx, form, null)
      return {}
    }),

  query: async ({ actor, input }) => {
    const page = await findForms(database, actor.siteId, input.query ?? {}, input.namespace)
    const { rows, next, prev } = page
    return {
      forms: rows.map(shownForm),
      metadata: { count: rows.length, cursors: { next, prev }, hasNext: next !== null },
    }
  },
})

/** Only what a form keeps. */
const documentOf = ({
  formFields = [],
  steps,
  submitSettings,
  requiredIndicatorProperties,
}: Partial<FormDocument>): FormDocument => ({
  formFields,
  ...(steps && { steps }),
  ...(submitSettings && { submitSettings }),
  ...(requiredIndicatorProperties && { requiredIndicatorProperties }),
})

/** @throws {InvalidArgument} for two fields of one id or target, an input without its options, and a large form */
const assertSound = (document: FormDocument): void => {
  const [ids, targets] = [new Set<string>(), new Set<string>()]
  for (const [index, { id, fieldType, inputOptions }] of document.formFields.entries()) {
    const place = `form.formFields[${index}]`
    if (ids.has(id)) throw refuse(`${place}.id`, 'VALIDATION', 'must not be the id of another field')
    ids.add(id)
    if (fieldType !== 'INPUT') continue
    if (!inputOptions) throw refuse(`${place}.inputOptions`, 'REQUIRED_FIELD', 'must be given')
    if (targets.has(inputOptions.target))
      throw refuse(`${place}.inputOptions.target`, 'VALIDATION', 'must not be the target of another field')
    targets.add(inputOptions.target)
  }
  if (JSON.stringify(document).length > LARGEST)
    throw refuse('form', 'MAX_SIZE', `must have at most ${LARGEST} bytes of JSON`)
}

const note = (tx: Transaction, before: StoredForm | null, after: StoredForm | null): void =>
  noteChange(tx, {
    ...{ entityType: 'FORM', entityId: (after ?? before)?.id ?? '' },
    ...{ before: before && shownForm(before), after: after && shownForm(after) },
  })
