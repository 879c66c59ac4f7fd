import { createClient as createOurs } from '@vitrine/client'
import * as ours from '@vitrine/client/crm'
import { pointHostedAt } from '@vitrine/client/hosted'
import {
  addCustomerNote,
  createMember,
  createOrder,
  deleteMember,
  getCustomerData,
  listCustomers,
  setCustomerTags,
} from '@vitrine/contract/operations'
import { openShop, type Shop } from '@vitrine/platform/testing'
import { ENGINES } from '@vitrine/platform/testing/engines'
import * as contacts from '@wix/auto_sdk_crm_contacts'
import * as labels from '@wix/auto_sdk_crm_labels'
import * as submittedContact from '@wix/auto_sdk_crm_submitted-contact'
import { ApiKeyStrategy, createClient, OAuthStrategy } from '@wix/sdk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const modules = { contacts, labels, submittedContact }
const at = (email: string) => ({ emails: { items: [{ email }] } })

for (const engine of ENGINES) {
  describe(`contacts with the public packages on ${engine.name}`, () => {
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
    const key = async () =>
      ApiKeyStrategy({
        apiKey: (await shop.app(['members:read', 'members:manage'])).authorization ?? '',
        siteId: shop.site.siteId,
      })
    const office = async () => createClient({ auth: await key(), modules })
    const visitor = () => createClient({ auth: OAuthStrategy({ clientId: shop.clientId }), modules })
    const codeOf = (work: Promise<unknown>): Promise<string | undefined> =>
      work.then(
        () => undefined,
        ({ details }) => details.applicationError?.code ?? details.validationError?.fieldViolations[0].field,
      )

    it('are left in forms, once for each address, without telling who is known', async () => {
      const { submittedContact: forms } = visitor()
      const first = await forms.appendOrCreateContact({ info: { ...at('Mary@Example.com'), company: 'A' } })
      const again = await visitor().submittedContact.appendOrCreateContact({
        info: { ...at('mary@example.com'), company: 'B', phones: { items: [{ phone: '12' }] } },
      })
      expect(again.contactId).toBe(first.contactId)
      const kept = await (await office()).contacts.getContact(String(first.contactId))
      expect(kept).toMatchObject({
        ...{ revision: 2, source: { sourceType: 'WIX_FORMS' } },
        primaryInfo: { email: 'mary@example.com', phone: '12' },
        info: { company: 'A', emails: { items: [{ email: 'mary@example.com' }] } },
      })
      const merchant = await shop.merchant()
      const { member } = await merchant.call(createMember, { member: { loginEmail: 'joan@example.com' } })
      const asked = await forms.appendOrCreateContact({ info: at('joan@example.com') })
      expect(asked.contactId).not.toBe(member?.id)
      expect(await codeOf(forms.appendOrCreateContact({ info: { company: 'A' } }))).toBe(
        'INSUFFICIENT_CONTACT_DATA',
      )
      const listed = await (await office()).contacts.listContacts()
      expect(listed.contacts?.map(({ _id }) => _id)).toContain(member?.id)
      const { labels: all } = await (await office()).labels.listLabels()
      expect(all).toEqual(expect.any(Array))
      // Staff see one contact, under the id that the member has everywhere.
      const found = await (await office()).contacts
        .queryContacts()
        .eq('primaryInfo.email', 'joan@example.com')
        .find()
      expect(found.items.map(({ _id }) => _id)).toEqual([member?.id])
      const { customers } = await merchant.call(listCustomers, {})
      expect(customers.map(({ email }) => email)).toEqual(['joan@example.com'])
    })

    it('take a list without items for an empty one, as the package declares it', async () => {
      const { contacts } = await office()
      const lists = { phones: {}, addresses: {}, labelKeys: {}, extendedFields: {} }
      const { contact } = await contacts.createContact({ ...at('empty@example.com'), ...lists })
      const { contactId } = await visitor().submittedContact.appendOrCreateContact({
        info: { ...at('empty@example.com'), phones: {} },
      })
      expect(contactId).toBe(contact?._id)
      const { contact: named } = await contacts.updateContact(
        ...[contactId ?? '', { name: { first: 'Emma' }, emails: {} }, 2],
      )
      expect(named?.info?.emails?.items ?? []).toEqual([])
      await contacts.deleteContact(contactId ?? '')
    })

    it('are created, changed, labelled, found and deleted by merchants', async () => {
      const { contacts, labels } = await office()
      const { contact } = await contacts.createContact({
        name: { first: 'Ada', last: 'Byron' },
        ...at('ada@example.com'),
      })
      const id = contact?._id ?? ''
      expect(await codeOf(contacts.createContact(at('ada@example.com')))).toBe('DUPLICATE_CONTACT_EXISTS')
      const { label, newLabel } = await labels.findOrCreateLabel('Summer Sale')
      expect({ key: label?.key, newLabel }).toEqual({ key: 'custom.summer-sale', newLabel: true })
      expect((await labels.findOrCreateLabel('summer sale')).newLabel).toBe(false)
      await contacts.labelContact(id, ['custom.summer-sale'])
      expect(await codeOf(contacts.labelContact(id, ['custom.none']))).toBe('LABEL_NOT_FOUND')
      const some = await contacts.queryContacts().hasSome('info.labelKeys', ['custom.summer-sale']).find()
      expect(some.items.map(({ _id }) => _id)).toEqual([id])
      expect(some.items[0]?.info?.labelKeys?.items).toEqual(['custom.summer-sale'])
      expect(await codeOf(contacts.updateContact(id, { company: 'C' }, 1))).toBe('CONTACT_ALREADY_CHANGED')
      const changed = await contacts.updateContact(id, { company: 'C', name: null as never }, 2)
      expect(changed.contact).toMatchObject({ revision: 3, info: { company: 'C' } })
      expect(changed.contact?.info).not.toHaveProperty('name')
      expect(
        (await contacts.unlabelContact(id, ['custom.summer-sale'])).contact?.info?.labelKeys?.items,
      ).toEqual([])

      expect((await labels.renameLabel('custom.summer-sale', { displayName: 'Winter' })).displayName).toBe(
        'Winter',
      )
      const queried = await labels.queryLabels({ filter: { key: 'custom.summer-sale' } })
      expect(queried.labels?.map(({ displayName }) => displayName)).toEqual(['Winter'])
      await labels.deleteLabel('custom.summer-sale')
      expect(await codeOf(labels.getLabel('custom.summer-sale'))).toBe('LABEL_NOT_FOUND')

      const own = createOurs({ apiUrl: shop.url, auth: await key(), modules: ours })
      const theirs = await contacts.getContact(id)
      expect(await own.contacts.getContact(id)).toEqual(theirs)
      const listed = await own.contacts.queryContacts().startsWith('primaryInfo.email', 'ada').find()
      expect(listed.items).toEqual([theirs])
      await contacts.deleteContact(id)
      expect(await codeOf(contacts.getContact(id))).toBe('CONTACT_NOT_FOUND')
    })

    it('are counted by label, and changed, labelled and deleted in bulk', async () => {
      const { contacts, labels } = await office()
      const own = createOurs({ apiUrl: shop.url, auth: await key(), modules: ours })
      const merchant = await shop.merchant()
      const { label } = await labels.findOrCreateLabel('Fair')
      const fair = label?.key ?? ''
      const names = ['ann', 'ben', 'cat']
      for (const first of names)
        await contacts.createContact({ name: { first, last: 'Fairgoer' }, ...at(`${first}@example.com`) })
      await merchant.call(createMember, {
        member: { loginEmail: 'dan@example.com', contact: { firstName: 'Dan', lastName: 'Fairgoer' } },
      })
      const filter = { 'info.name.last': 'Fairgoer' }
      const ended = async (jobId: string | undefined) => {
        const read = () => own.contacts.getBulkJob(jobId ?? '')
        await expect.poll(async () => (await read()).status, { timeout: 80_000 }).toBe('COMPLETED')
        return read()
      }
      const countsOf = ({ facets }: Awaited<ReturnType<typeof contacts.queryFacets>>) =>
        Object.fromEntries(facets?.map((facet) => [facet.facetKey ?? facet.facetType, facet.count]) ?? [])
      const given = await contacts.bulkLabelAndUnlabelContacts({ filter, labelKeysToAdd: [fair] })
      expect(await ended(given.jobId)).toMatchObject({
        ...{ type: 'ADD_LABELS', totalItems: 4, successTotal: 4, failedTotal: 0 },
        finishedDate: expect.any(Date),
      })
      expect(countsOf(await contacts.queryFacets({ filter }))).toMatchObject({
        ...{ ALL_CONTACTS: 4, NOT_LABELED: 0, [fair]: 4 },
      })
      const searched = { search: 'ANN', labelKeysToRemove: [fair] }
      await ended((await contacts.bulkLabelAndUnlabelContacts(searched)).jobId)
      const { facets = [] } = await contacts.listFacets()
      for (const { count, queryFilter } of facets) {
        const { pagingMetadata } = await contacts.queryContacts({ filter: queryFilter ?? {} })
        expect(pagingMetadata?.total).toBe(count)
      }
      expect(facets.find(({ facetKey }) => facetKey === fair)?.count).toBe(3)
      expect(facets.length).toBe(
        (await own.contacts.listFacets({ paging: { limit: 1 } })).pagingMetadata?.total,
      )

      const { labels: some, metadata } = await own.labels.listLabels({ paging: { limit: 1 } })
      expect([some.length, metadata.count]).toEqual([1, 1])
      const first = await own.contacts.listContacts({ paging: { limit: 1, offset: 1 } })
      expect(first.contacts).toEqual(
        (await contacts.listContacts({ paging: { limit: 1, offset: 1 } })).contacts,
      )

      const moved = await ended((await contacts.bulkUpdateContacts({ filter, info: { company: 'F' } })).jobId)
      expect(moved).toMatchObject({ type: 'UPDATE', successTotal: 3, failedTotal: 1 })
      const [ann] = (await contacts.queryContacts().eq('primaryInfo.email', 'ann@example.com').find()).items
      expect(ann?.info?.company).toBe('F')
      const gone = await ended((await contacts.bulkDeleteContacts({ filter })).jobId)
      expect(gone).toMatchObject({
        ...{ type: 'DELETE', successTotal: 3, failedTotal: 1 },
        errors: [{ code: 'CANNOT_DELETE_CUSTOMER' }],
      })
      const left = await contacts.queryContacts({ filter })
      expect(left.contacts?.map(({ primaryInfo }) => primaryInfo?.email)).toEqual(['dan@example.com'])

      expect(await codeOf(contacts.bulkDeleteContacts())).toBe('options.filter')
      expect(await codeOf(contacts.bulkDeleteContacts({ filter: { none: 1 } }))).toBe('request.filter.none')
      const none = { filter, labelKeysToAdd: ['custom.none'] }
      expect(await codeOf(contacts.bulkLabelAndUnlabelContacts(none))).toBe('LABEL_NOT_FOUND')
      expect(await codeOf(contacts.bulkLabelAndUnlabelContacts({ filter }))).toBe('options.labelKeysToAdd')
      const nothing = await contacts.bulkDeleteContacts({ search: 'Unknown' })
      expect(await own.contacts.getBulkJob(nothing.jobId ?? '')).toMatchObject({
        ...{ status: 'COMPLETED', totalItems: 0 },
      })
    })

    it('are merged: the target keeps what it has, and gets details, labels, orders, notes and tags', async () => {
      const { contacts, labels } = await office()
      const own = createOurs({ apiUrl: shop.url, auth: await key(), modules: ours })
      const merchant = await shop.merchant()
      const owner = await shop.owner()
      const orderOf = (email: string) =>
        merchant.call(createOrder, {
          order: {
            buyerInfo: { email },
            lineItems: [{ productName: { original: 'Cup' }, quantity: 1, price: { amount: '1' } }],
          },
        })
      const customerOf = async (email: string) => {
        const { customers } = await merchant.call(listCustomers, { search: email })
        return customers.find((one) => one.email === email)
      }
      const { label } = await labels.findOrCreateLabel('Old')
      const { member } = await merchant.call(createMember, {
        member: { loginEmail: 'eve@example.com', contact: { firstName: 'Eve', phones: ['1'] } },
      })
      const eve = member?.id ?? ''
      const left = await contacts.createContact({
        ...{ name: { first: 'E.' }, company: 'E Ltd', phones: { items: [{ phone: '2' }] } },
        emails: { items: [{ email: 'eve@old.example' }] },
      })
      const old = left.contact?._id ?? ''
      await contacts.labelContact(old, [label?.key ?? ''])
      await orderOf('eve@guest.example')
      const guest = await customerOf('eve@guest.example')
      await merchant.call(addCustomerNote, { id: guest?.id ?? '', text: 'Likes blue' })
      await merchant.call(setCustomerTags, { id: guest?.id ?? '', tags: ['vip'] })
      const sourceContactIds = [old, guest?.id ?? '']

      const preview = await contacts.previewMergeContacts(eve, { sourceContactIds })
      expect((await contacts.getContact(old)).info?.company).toBe('E Ltd')
      expect(await codeOf(contacts.mergeContacts(eve, 7, { sourceContactIds }))).toBe(
        'CONTACT_ALREADY_CHANGED',
      )
      expect(await codeOf(contacts.mergeContacts(old, 2, { sourceContactIds: [eve] }))).toBe('ILLEGAL_MERGE')
      expect(await codeOf(contacts.mergeContacts(old, 2, { sourceContactIds: [old] }))).toBe('ILLEGAL_MERGE')
      const { contact } = await contacts.mergeContacts(eve, 1, { sourceContactIds })
      expect(contact).toMatchObject({
        ...{ _id: eve, revision: 2, primaryInfo: { email: 'eve@example.com', phone: '1' } },
        info: {
          ...{ name: { first: 'Eve' }, company: 'E Ltd', labelKeys: { items: [label?.key] } },
          phones: {
            items: [
              { phone: '1', primary: true },
              { phone: '2', primary: false },
            ],
          },
          emails: {
            items: [
              { email: 'eve@example.com', primary: true },
              { email: 'eve@old.example', primary: false },
              { email: 'eve@guest.example', primary: false },
            ],
          },
        },
      })
      const timeless = ({ _updatedDate, ...rest }: NonNullable<typeof contact>) => rest
      expect(timeless(preview.contact ?? {})).toEqual(timeless(contact ?? {}))
      // The ids of what was merged lead to it, and to nothing else.
      for (const id of sourceContactIds) {
        expect((await contacts.getContact(id))._id).toBe(eve)
        expect(await codeOf(contacts.labelContact(id, [label?.key ?? '']))).toBe('CONTACT_NOT_FOUND')
      }
      expect(await own.contacts.getContact(old)).toEqual(await contacts.getContact(eve))
      const found = await contacts
        .queryContacts()
        .hasSome('info.labelKeys', [label?.key ?? ''])
        .find()
      expect(found.items.map(({ _id }) => _id)).toEqual([eve])
      expect(await customerOf('eve@guest.example')).toBeUndefined()
      const heir = await customerOf('eve@example.com')
      expect(heir).toMatchObject({ memberId: eve, orderCount: 1, tags: ['vip'] })
      const { data } = await owner.call(getCustomerData, { id: heir?.id ?? '' })
      expect(JSON.stringify(data)).toContain('Likes blue')

      // Deleting the account deletes what the merge kept, and the old ids lead nowhere.
      await owner.call(deleteMember, { id: eve })
      for (const id of [eve, ...sourceContactIds])
        expect(await codeOf(contacts.getContact(id))).toBe('CONTACT_NOT_FOUND')

      // A guest's orders go to a contact who had none, under the contact's own address.
      await orderOf('fay@guest.example')
      const fay = await contacts.createContact({ name: { first: 'Fay' }, ...at('fay@example.com') })
      const fays = await customerOf('fay@guest.example')
      await contacts.mergeContacts(fay.contact?._id ?? '', 1, { sourceContactIds: [fays?.id ?? ''] })
      expect(await customerOf('fay@example.com')).toMatchObject({ id: fays?.id, orderCount: 1 })

      // What comes later under a merged address is the target's: orders, forms, and an account.
      await orderOf('fay@guest.example')
      expect(await customerOf('fay@guest.example')).toBeUndefined()
      expect(await customerOf('fay@example.com')).toMatchObject({ id: fays?.id, orderCount: 2 })
      const wrote = await own.submittedContact.appendOrCreateContact({
        info: { ...at('fay@guest.example'), company: 'F Ltd' },
      })
      expect(wrote.contactId).toBe(fay.contact?._id)
      expect((await contacts.getContact(fay.contact?._id ?? '')).info?.company).toBe('F Ltd')
      expect(await codeOf(contacts.createContact(at('fay@guest.example')))).toBe('DUPLICATE_CONTACT_EXISTS')
      const joined = await merchant.call(createMember, { member: { loginEmail: 'fay@guest.example' } })
      expect(await customerOf('fay@guest.example')).toMatchObject({
        ...{ id: fays?.id, memberId: joined.member?.id, orderCount: 2 },
      })
      expect((await contacts.getContact(fay.contact?._id ?? ''))._id).toBe(joined.member?.id)
      await orderOf('fay@example.com')
      expect(await customerOf('fay@guest.example')).toMatchObject({ id: fays?.id, orderCount: 3 })
      // An account keeps its own contact, as a member has one.
      await orderOf('gil@guest.example')
      const gil = await customerOf('gil@guest.example')
      await contacts.mergeContacts(joined.member?.id ?? '', 3, { sourceContactIds: [gil?.id ?? ''] })
      await merchant.call(createMember, { member: { loginEmail: 'gil@guest.example' } })
      expect(await customerOf('gil@guest.example')).toMatchObject({ orderCount: 0 })

      // Of two merges in opposite directions, one wins.
      const pair = await Promise.all(
        ['gus@example.com', 'hal@example.com'].map(async (email) => {
          return (await contacts.createContact(at(email))).contact?._id ?? ''
        }),
      )
      const [gus = '', hal = ''] = pair
      const both = await Promise.allSettled([
        contacts.mergeContacts(gus, 1, { sourceContactIds: [hal] }),
        contacts.mergeContacts(hal, 1, { sourceContactIds: [gus] }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const rest = await Promise.all(pair.map(async (id) => (await contacts.getContact(id))._id))
      expect(new Set(rest).size).toBe(1)
    })

    it('include members and guests, whose accounts and orders they cannot change', async () => {
      const { contacts } = await office()
      const merchant = await shop.merchant()
      const { member } = await merchant.call(createMember, {
        member: {
          loginEmail: 'grace@example.com',
          contact: { firstName: 'Grace', lastName: 'Hopper', phones: ['7'] },
        },
      })
      const memberId = member?.id ?? ''
      const self = await contacts.getContact(memberId)
      expect(self).toMatchObject({
        ...{ _id: memberId, revision: 1, source: { sourceType: 'WIX_SITE_MEMBERS' } },
        primaryInfo: { email: 'grace@example.com', phone: '7' },
        info: { name: { first: 'Grace', last: 'Hopper' } },
      })
      expect(await codeOf(contacts.updateContact(memberId, { company: 'N' }, 1))).toBe('info.company')
      const fields = { extendedFields: { items: { 'custom.size': 'M' } } }
      const updated = await contacts.updateContact(memberId, fields, 1)
      expect(updated.contact).toMatchObject({
        _id: memberId,
        revision: 2,
        info: { ...fields, name: { first: 'Grace' } },
      })
      expect(await codeOf(contacts.deleteContact(memberId))).toBe('CANNOT_DELETE_CUSTOMER')

      const guest = 'Alan@example.com'
      await merchant.call(createOrder, {
        order: {
          buyerInfo: { email: guest },
          lineItems: [{ productName: { original: 'Cup' }, quantity: 1, price: { amount: '1' } }],
        },
      })
      const { items } = await contacts.queryContacts().eq('primaryInfo.email', guest.toLowerCase()).find()
      expect(items).toMatchObject([
        { source: { sourceType: 'WIX_STORES' }, primaryInfo: { email: 'alan@example.com' } },
      ])
      const named = await contacts.updateContact(items[0]?._id ?? '', { name: { first: 'Alan' } }, 1)
      expect(named.contact).toMatchObject({
        info: { name: { first: 'Alan' }, emails: { items: [{ email: 'alan@example.com' }] } },
      })

      const { customers } = await merchant.call(listCustomers, { search: 'alan' })
      const owner = await shop.owner()
      const { data } = await owner.call(getCustomerData, { id: customers[0]?.id ?? '' })
      expect(data.contacts).toMatchObject([{ document: { name: { first: 'Alan' } } }])
      const page = await contacts.queryContacts({
        paging: { limit: 2 },
        sort: [{ fieldName: 'info.name.first', order: 'DESC' }],
      })
      expect(page.pagingMetadata?.count).toBe(2)
    })
  })
}
