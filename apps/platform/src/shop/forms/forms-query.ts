import type { Database, Value } from '../../floor/database/database.ts'
import { boundOnce, readAll } from '../../floor/database/statements/bound-statement.ts'
import type { Field, Fields } from '../../floor/query/field.ts'
import { readQuery, type Sort } from '../../floor/query/language.ts'
import { placeOf, type SkipPage, type SkipQuery, skipPage } from '../../floor/query/skip-cursor.ts'
import { orderOf, PAGED, sqlOf } from '../../floor/query/sql.ts'
import type { StoredForm, StoredSubmission } from './form.ts'
import {
  FORM_COLUMNS,
  type FormRow,
  formOf,
  SUBMISSION_COLUMNS,
  type SubmissionRow,
  submissionOf,
} from './forms.store.ts'

const field = (kind: Field['kind'], column: string): Field => ({ kind, column, sortable: true })

const FORM_FIELDS: Fields = new Map<string, Field>([
  ['id', field('text', 'f.form_id')],
  ['namespace', field('text', 'f.namespace')],
  ['name', field('text', 'f.name')],
  ['enabled', field('flag', 'f.enabled')],
  ['createdDate', field('time', 'f.created_at')],
  ['updatedDate', field('time', 'f.updated_at')],
])

const submittedBy = (kind: string): Field =>
  field(
    'text',
    `(CASE WHEN substr(s.submitter, 1, ${kind.length + 1}) = '${kind}:' THEN substr(s.submitter, ${kind.length + 2}) ELSE '' END)`,
  )

const SUBMISSION_FIELDS: Fields = new Map<string, Field>([
  ['id', field('text', 's.submission_id')],
  ['formId', field('text', 's.form_id')],
  ['namespace', field('text', 's.namespace')],
  ['submitter.memberId', submittedBy('member')],
  ['submitter.visitorId', submittedBy('visitor')],
  ['createdDate', field('time', 's.created_at')],
])

/** A table that queries read, and what each of its rows is. */
interface Source<Row, Found> {
  readonly columns: string
  readonly from: string
  readonly site: string
  readonly key: string
  readonly fields: Fields
  readonly newest: Field
  readonly foundIn: (row: Row) => Found
}

const FORMS: Source<FormRow, StoredForm> = {
  ...{ columns: FORM_COLUMNS, from: 'forms f', site: 'f.site_id', key: 'f.form_id', fields: FORM_FIELDS },
  ...{ newest: field('time', 'f.created_at'), foundIn: formOf },
}
const SUBMISSIONS: Source<SubmissionRow, StoredSubmission> = {
  ...{ columns: SUBMISSION_COLUMNS, from: 'form_submissions s', site: 's.site_id' },
  ...{ key: 's.submission_id', fields: SUBMISSION_FIELDS },
  ...{ newest: field('time', 's.created_at'), foundIn: submissionOf },
}

/** What must hold for every row, besides the filter: a column and its value. */
type Also = readonly (readonly [column: string, value: Value])[]

const find = async <Row, Found>(
  { columns, from, site, key, fields, newest, foundIn }: Source<Row, Found>,
  database: Database,
  siteId: string,
  asked: SkipQuery,
  also: Also,
): Promise<SkipPage<Found>> => {
  const place = placeOf(asked)
  const paging = { limit: asked.cursorPaging?.limit ?? undefined }
  const query = readQuery({ filter: place.filter, sort: place.sort, paging }, { fields, moneyDigits: 0 })
  const { text, values } = sqlOf(query.condition, from.slice(-1))
  const latest: readonly Sort[] = [{ field: newest, descending: true }]
  const order = orderOf(query.sort.length > 0 ? query.sort : latest, key)
  const rows = await readAll(
    database,
    boundOnce<Row>({
      text: `SELECT ${columns}, ${order.columns} FROM ${from}
        WHERE ${[`${site} = ?`, ...also.map(([column]) => `${column} = ?`), text].join(' AND ')}
        ORDER BY ${order.inner} ${PAGED}`,
      values: [siteId, ...also.map(([, value]) => value), ...values, query.limit + 1, place.skip],
    }),
  )
  return skipPage(place, query.limit, rows.map(foundIn))
}

/** @throws {InvalidArgument} naming the field: unknown fields and operators, wrong types, an invalid cursor */
export const findForms = (
  database: Database,
  siteId: string,
  asked: SkipQuery,
  namespace: string | undefined,
): Promise<SkipPage<StoredForm>> =>
  find(FORMS, database, siteId, asked, namespace === undefined ? [] : [['f.namespace', namespace]])

/** @param submitter - as `principalOf` names who sent them; undefined for everyone's */
export const findSubmissions = (
  database: Database,
  siteId: string,
  asked: SkipQuery,
  submitter: string | undefined,
): Promise<SkipPage<StoredSubmission>> =>
  find(SUBMISSIONS, database, siteId, asked, submitter === undefined ? [] : [['s.submitter', submitter]])
