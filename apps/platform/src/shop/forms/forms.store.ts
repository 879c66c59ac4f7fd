import { type Reader, statement, type Transaction } from '../../floor/database/database.ts'
import type { StoredForm, StoredSubmission } from './form.ts'

export interface FormRow {
  site_id: string
  form_id: string
  namespace: string
  name: string
  enabled: number
  revision: number
  document: string
  created_at: number
  updated_at: number
}

export const FORM_COLUMNS =
  'f.site_id, f.form_id, f.namespace, f.name, f.enabled, f.revision, f.document, f.created_at, f.updated_at'

const findForm = statement<FormRow>(
  `SELECT ${FORM_COLUMNS} FROM forms f WHERE f.site_id = ? AND f.form_id = ?`,
)
const lockForm = statement<FormRow>(
  `SELECT ${FORM_COLUMNS} FROM forms f WHERE f.site_id = ? AND f.form_id = ? FOR UPDATE`,
)
const countForms = statement<{ found: number }>('SELECT count(*) AS found FROM forms WHERE site_id = ?')
const saveForm = statement(
  `INSERT INTO forms (site_id, form_id, namespace, name, enabled, revision, document, created_at, updated_at)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT (site_id, form_id) DO UPDATE SET name = excluded.name, enabled = excluded.enabled,
     revision = excluded.revision, document = excluded.document, updated_at = excluded.updated_at`,
)
const removeForm = statement('DELETE FROM forms WHERE site_id = ? AND form_id = ?')

/** Forms by id. */
export const formsStore = {
  find: async (reader: Reader, siteId: string, id: string): Promise<StoredForm | undefined> => {
    const row = await reader.first(findForm, siteId, id)
    return row && formOf(row)
  },

  lock: async (tx: Transaction, siteId: string, id: string): Promise<StoredForm | undefined> => {
    const row = await tx.first(lockForm, siteId, id)
    return row && formOf(row)
  },

  count: async (reader: Reader, siteId: string): Promise<number> =>
    (await reader.first(countForms, siteId))?.found ?? 0,

  save: (tx: Transaction, form: StoredForm): Promise<number> =>
    tx.run(
      saveForm,
      ...[form.siteId, form.id, form.namespace, form.name, form.isEnabled ? 1 : 0, form.revision],
      ...[JSON.stringify(form.document), form.createdAt, form.updatedAt],
    ),

  /** Also removes what was sent with it. */
  remove: (tx: Transaction, siteId: string, id: string): Promise<number> => tx.run(removeForm, siteId, id),
}

export const formOf = (row: FormRow): StoredForm => ({
  siteId: row.site_id,
  id: row.form_id,
  namespace: row.namespace,
  name: row.name,
  isEnabled: row.enabled === 1,
  revision: row.revision,
  document: JSON.parse(row.document), // printed above
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

export interface SubmissionRow {
  site_id: string
  submission_id: string
  form_id: string
  namespace: string
  submitter: string
  document: string
  created_at: number
}

export const SUBMISSION_COLUMNS =
  's.site_id, s.submission_id, s.form_id, s.namespace, s.submitter, s.document, s.created_at'

const findSubmission = statement<SubmissionRow>(
  `SELECT ${SUBMISSION_COLUMNS} FROM form_submissions s WHERE s.site_id = ? AND s.submission_id = ?`,
)
const insertSubmission = statement(
  `INSERT INTO form_submissions (site_id, submission_id, form_id, namespace, submitter, document, created_at)
   VALUES (?, ?, ?, ?, ?, ?, ?)`,
)
const removeSubmission = statement('DELETE FROM form_submissions WHERE site_id = ? AND submission_id = ?')

/** What was sent with forms, by id. */
export const submissionsStore = {
  find: async (reader: Reader, siteId: string, id: string): Promise<StoredSubmission | undefined> => {
    const row = await reader.first(findSubmission, siteId, id)
    return row && submissionOf(row)
  },

  add: (tx: Transaction, sent: StoredSubmission): Promise<number> =>
    tx.run(
      insertSubmission,
      ...[sent.siteId, sent.id, sent.formId, sent.namespace, sent.submitter],
      ...[JSON.stringify(sent.values), sent.createdAt],
    ),

  remove: (tx: Transaction, siteId: string, id: string): Promise<number> =>
    tx.run(removeSubmission, siteId, id),
}

export const submissionOf = (row: SubmissionRow): StoredSubmission => ({
  siteId: row.site_id,
  id: row.submission_id,
  formId: row.form_id,
  namespace: row.namespace,
  submitter: row.submitter,
  values: JSON.parse(row.document), // printed above
  createdAt: row.created_at,
})
