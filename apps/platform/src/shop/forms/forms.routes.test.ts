import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES } from '../../testing/engines.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'

const UNKNOWN = '5d1ae1b0-1111-4222-8333-444455556666'
const input = (
  target: string,
  inputType: 'STRING' | 'NUMBER' | 'BOOLEAN' | 'ARRAY',
  options: object = {},
) => ({
  ...{ id: target, fieldType: 'INPUT' as const },
  inputOptions: { target, inputType, ...options },
})
const formFields = [
  { id: 'intro', fieldType: 'DISPLAY' as const, displayOptions: { text: 'Write to us' } },
  input('email', 'STRING', { required: true, stringOptions: { validation: { format: 'EMAIL' } } }),
  input('day', 'STRING', { stringOptions: { validation: { format: 'DATE' } } }),
  input('topic', 'STRING', {
    stringOptions: { componentType: 'DROPDOWN', validation: { enum: ['Order', 'Other'], maxLength: 10 } },
  }),
  input('guests', 'NUMBER', { numberOptions: { validation: { minimum: 1, maximum: 8, multipleOf: 0.5 } } }),
  input('terms', 'BOOLEAN', { required: true }),
  input('days', 'ARRAY', {
    arrayOptions: { validation: { maxItems: 2, items: { stringOptions: { enum: ['Mon', 'Tue', 'Wed'] } } } },
  }),
]
const RIGHT = { email: 'ada@example.com', day: '2026-02-28', guests: 2.5, terms: true, days: ['Mon'] }

describe.each(ENGINES)('forms on $name', (engine) => {
  let shop: Shop
  let merchant: Caller
  let visitor: Caller
  let formId: string
  beforeAll(async () => {
    shop = await openShop({ engine })
    merchant = await shop.merchant()
    visitor = await shop.visitor()
    const { form } = await merchant.call(api.createForm, { form: { name: 'Contact', formFields } })
    formId = form.id
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const send = (submissions: Record<string, unknown>, caller = visitor, headers = {}) =>
    caller.try(api.createSubmission, { submission: { formId, submissions } }, headers)
  const wrong = async (submissions: Record<string, unknown>) => {
    const { status, body } = await send(submissions)
    const { fieldViolations = [] } = Object(body.details).validationError ?? {}
    return [
      status,
      ...fieldViolations.map(
        (one: { field: string; violatedRule: string }) =>
          `${one.field.replace('submission.submissions.', '')} ${one.violatedRule}`,
      ),
    ]
  }

  it('are shown as staff made them', async () => {
    const { form } = await visitor.call(api.getForm, { formId })
    expect(form).toMatchObject({
      name: 'Contact',
      enabled: true,
      revision: '1',
      namespace: 'wix.form_app.form',
    })
    expect(form.formFields).toEqual(formFields)
    expect(await visitor.try(api.getForm, { formId: UNKNOWN })).toMatchObject({ status: 404 })
    expect(await visitor.try(api.createForm, { form: { formFields } })).toMatchObject({ status: 403 })
  })

  it('take what their fields allow, which only staff read', async () => {
    const { submission } = await visitor.call(api.createSubmission, {
      submission: { formId, submissions: RIGHT },
    })
    expect(submission).toMatchObject({ formId, status: 'CONFIRMED', submissions: RIGHT, seen: false })
    expect(submission.submitter.visitorId).toBeTruthy()
    const submissionId = submission.id
    expect(await merchant.call(api.getSubmission, { submissionId })).toEqual({ submission })
    expect(await visitor.try(api.getSubmission, { submissionId })).toMatchObject({ status: 403 })
    expect(await visitor.try(api.querySubmissionsByNamespace, {})).toMatchObject({ status: 403 })
    await merchant.call(api.deleteSubmission, { submissionId })
    expect(await merchant.try(api.getSubmission, { submissionId })).toMatchObject({ status: 404 })
  })

  it('refuse everything else, naming each wrong value', async () => {
    expect(await wrong({})).toEqual([400, 'email REQUIRED_FIELD', 'terms REQUIRED_FIELD'])
    expect(await wrong({ ...RIGHT, terms: false })).toEqual([400, 'terms REQUIRED_FIELD'])
    expect(await wrong({ ...RIGHT, colour: 'red', __proto__: 1, constructor: 'x' })).toEqual([
      ...[400, 'colour FIELD_NOT_ALLOWED', 'constructor FIELD_NOT_ALLOWED'],
    ])
    const values = {
      ...{ email: 'ada', day: '2026-02-30', topic: 'Praise', guests: 0.7, terms: 'yes' },
      days: ['Mon', 'Sun'],
    }
    expect(await wrong(values)).toEqual([
      ...[400, 'email FORMAT', 'day FORMAT', 'topic INVALID_ENUM_VALUE', 'guests MIN', 'terms VALIDATION'],
      'days INVALID_ENUM_VALUE',
    ])
    expect(await wrong({ ...RIGHT, guests: 2.3, days: ['Mon', 'Tue', 'Wed'] })).toEqual([
      ...[400, 'guests VALIDATION', 'days MAX_SIZE'],
    ])
    expect(await wrong({ ...RIGHT, email: { $ne: '' }, guests: '2' })).toEqual([
      ...[400, 'email VALIDATION', 'guests VALIDATION'],
    ])
  })

  it('count a repeated call once, by its idempotency key', async () => {
    const key = { 'idempotency-key': 'sent' }
    const [first, again] = [await send(RIGHT, visitor, key), await send(RIGHT, visitor, key)]
    expect(again.body).toEqual(first.body)
  })

  it('are found with what was sent, newest first, page by page', async () => {
    const { form: other } = await merchant.call(api.createForm, { form: { name: 'News', formFields: [] } })
    await visitor.call(api.createSubmission, { submission: { formId: other.id, submissions: {} } })
    const member = await shop.visitor()
    for (let index = 0; index < 3; index++) await send(RIGHT, member)
    const found: string[] = []
    let page = await merchant.call(api.querySubmissionsByNamespace, {
      query: { filter: { formId }, cursorPaging: { limit: 2 } },
    })
    found.push(...page.submissions.map(({ id }) => id))
    while (page.metadata.hasNext) {
      const cursorPaging = { limit: 2, cursor: page.metadata.cursors.next }
      page = await merchant.call(api.querySubmissionsByNamespace, { query: { cursorPaging } })
      found.push(...page.submissions.map(({ id }) => id))
    }
    expect(new Set(found).size).toBe(4)
    const { submissions } = await merchant.call(api.querySubmissionsByNamespace, { onlyYourOwn: true })
    expect(submissions).toEqual([])
    const { forms } = await merchant.call(api.queryForms, { query: { filter: { name: 'News' } } })
    expect(forms.map(({ id }) => id)).toEqual([other.id])
    for (const query of [{ filter: { email: 'x' } }, { cursorPaging: { cursor: 'x' } }])
      expect(await merchant.try(api.querySubmissionsByNamespace, { query })).toMatchObject({ status: 400 })
    await merchant.call(api.deleteForm, { formId: other.id })
    const left = await merchant.call(api.querySubmissionsByNamespace, {
      query: { filter: { formId: other.id } },
    })
    expect(left.submissions).toEqual([])
  })

  it('change by revision, and close', async () => {
    const change = (revision: string, enabled: boolean) =>
      merchant.try(api.updateForm, { form: { id: formId, revision, enabled } })
    expect(await change('7', false)).toMatchObject({ status: 409 })
    expect(await change('1', false)).toMatchObject({ status: 200 })
    expect(await send(RIGHT)).toMatchObject({ status: 403 })
    expect(await change('2', true)).toMatchObject({ status: 200, body: { form: { formFields } } })
    expect(await send(RIGHT)).toMatchObject({ status: 200 })
  })

  it.each([
    ['two fields of one target', [input('a', 'STRING'), { ...input('a', 'STRING'), id: 'b' }]],
    ['two fields of one id', [input('a', 'STRING'), { ...input('b', 'STRING'), id: 'a' }]],
    ['an input without its options', [{ id: 'a', fieldType: 'INPUT' as const }]],
    [
      'a kind of input that it cannot check',
      [JSON.parse(JSON.stringify(input('a', 'STRING')).replace('STRING', 'PAYMENT'))],
    ],
  ])('are not made with %s', async (_what, fields) => {
    expect(await merchant.try(api.createForm, { form: { formFields: fields } })).toMatchObject({
      status: 400,
    })
  })

  it('are forgotten with the member who sent them', async () => {
    const { member } = await merchant.call(api.createMember, {
      member: { loginEmail: `sent-${engine.name}@example.com`.toLowerCase() },
    })
    const { clientId, site } = shop
    const memberId = member?.id ?? ''
    const caller = await shop.as({ type: 'MEMBER', siteId: site.siteId, clientId, memberId })
    expect(await send(RIGHT, caller)).toMatchObject({ status: 200 })
    const query = { filter: { 'submitter.memberId': memberId } }
    const find = async () =>
      (await merchant.call(api.querySubmissionsByNamespace, { query })).submissions.length
    expect(await find()).toBe(1)
    await caller.call(api.deleteMyMember, {})
    expect(await find()).toBe(0)
  })
})
