import { createClient as createOurs } from '@vitrine/client'
import * as ours from '@vitrine/client/forms'
import { pointHostedAt } from '@vitrine/client/hosted'
import { openShop, type Shop } from '@vitrine/platform/testing'
import { ENGINES } from '@vitrine/platform/testing/engines'
import * as forms from '@wix/auto_sdk_forms_forms'
import * as submissions from '@wix/auto_sdk_forms_submissions'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

for (const engine of ENGINES) {
  describe(`forms with the public packages on ${engine.name}`, () => {
    let shop: Shop
    let restore: () => void
    beforeAll(async () => {
      shop = await openShop({ engine })
      restore = pointHostedAt(shop.url)
    })
    afterAll(async () => {
      restore()
      await shop[Symbol.asyncDispose]()
    })

    it('are made, shown, sent and read', async () => {
      const { authorization: apiKey = '' } = await shop.app(['content:read', 'content:write'])
      const key = ApiKeyStrategy({ apiKey, siteId: shop.site.siteId })
      const office = createClient({ auth: key, modules: { forms, submissions } })
      const made = await office.forms.createForm({
        name: 'Contact',
        formFields: [
          {
            ...{ _id: 'email', fieldType: 'INPUT' },
            inputOptions: {
              ...{ target: 'email', inputType: 'STRING', required: true },
              stringOptions: {
                ...{ componentType: 'TEXT_INPUT', validation: { format: 'EMAIL' } },
                textInputOptions: { label: 'Your address' },
              },
            },
          },
        ],
      })
      const formId = made._id ?? ''
      const auth = OAuthStrategy({ clientId: shop.clientId })
      const visitor = createClient({ auth, modules: { forms, submissions } })
      const shown = await visitor.forms.getForm(formId)
      expect(shown).toMatchObject({ _id: formId, name: 'Contact', enabled: true })
      expect(shown.formFields?.[0]?.inputOptions?.stringOptions?.textInputOptions?.label).toBe('Your address')

      const sent = await visitor.submissions.createSubmission({
        ...{ formId, submissions: { email: 'ada@example.com' } },
      })
      expect(sent).toMatchObject({ formId, status: 'CONFIRMED', submissions: { email: 'ada@example.com' } })
      expect(sent._createdDate).toBeInstanceOf(Date)
      const wrong = visitor.submissions.createSubmission({ formId, submissions: { email: 'ada' } })
      await expect(wrong).rejects.toThrow('submission.submissions.email')
      const none = visitor.submissions.createSubmission({ formId: shop.clientId, submissions: {} })
      await expect(none).rejects.toThrow()

      const { items } = await office.submissions
        .querySubmissionsByNamespace()
        .eq('namespace', sent.namespace)
        .eq('formId', formId)
        .find()
      expect(items.map(({ _id }) => _id)).toEqual([sent._id])
      const id = sent._id ?? ''
      const read = await office.submissions.getSubmission(id)
      expect(read.submissions).toEqual(sent.submissions)
      await office.submissions.deleteSubmission(id)
      const bare = await office.forms.createForm({ name: 'Bare' })
      expect(await visitor.submissions.createSubmission({ formId: bare._id ?? '' })).toMatchObject({
        ...{ formId: bare._id, submissions: {} },
      })
      await office.forms.deleteForm(bare._id ?? '')
      const closed = await office.forms.updateForm(formId, { revision: made.revision ?? '', enabled: false })
      expect(closed).toMatchObject({ enabled: false, revision: '2' })
      const listed = await office.forms.queryForms().eq('namespace', made.namespace).find()
      expect(listed.items).toHaveLength(1)

      const own = createOurs({ apiUrl: shop.url, auth: key, modules: ours })
      expect(await own.forms.getForm(formId)).toEqual({ ...closed, ...(await visitor.forms.getForm(formId)) })
      await office.forms.deleteForm(formId)
      await expect(own.forms.getForm(formId)).rejects.toMatchObject({ code: 'FORM_NOT_FOUND' })
    })
  })
}
