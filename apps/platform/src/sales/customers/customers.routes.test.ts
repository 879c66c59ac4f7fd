import { randomUUID } from 'node:crypto'
import type { Customer } from '@vitrine/contract'
import {
  addCustomerNote,
  addToCurrentCart,
  approveMember,
  createOrder,
  createOrderFromCheckout,
  deleteCustomer,
  deleteCustomerNote,
  deleteMyMember,
  endCustomerSessions,
  getCustomer,
  getCustomerData,
  listCustomerOrders,
  listCustomerSessions,
  listCustomerTags,
  markOrderAsPaid,
  refundOrder,
  registerV2,
  setCustomerTags,
  updateCheckout,
  updateOrder,
  updateSignOnPolicy,
  withdrawMemberApproval,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Statement, statement } from '../../floor/database/database.ts'
import { keepHouse } from '../../housekeeping.ts'
import { logInMember } from '../../people/access/authorize/member.fixtures.ts'
import { membersStore } from '../../people/members/members.store.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'

const mailsTo = statement<{ template: string }>(
  'SELECT template FROM mails WHERE site_id = ? AND recipient = ? ORDER BY template',
)
const rowsOf: Readonly<Record<string, Statement<{ rows: number }>>> = Object.fromEntries(
  ['customers', 'customer_words', 'customer_spend', 'customer_tags', 'customer_notes'].map((table) => [
    table,
    statement<{ rows: number }>(
      `SELECT count(*) AS rows FROM ${table} WHERE site_id = ? AND customer_id = ?`,
    ),
  ]),
)
const lastEventOf = statement<{ type: string; payload: string }>(
  `SELECT event_type AS type, payload FROM outbox WHERE entity_id = ?
   ORDER BY entity_sequence DESC LIMIT 1`,
)
const codeIn = (body: unknown): string => JSON.stringify(body).match(/"code":"([A-Z_]+)"/)?.[1] ?? ''

for (const engine of ENGINES) {
  describe(`customers on ${engine.name}`, () => {
    const mug = newProduct({ priceMinor: 1000 })
    let shop: Shop
    let merchant: Caller
    let owner: Caller
    beforeAll(async () => {
      shop = await openSellingShop([mug], { engine })
      merchant = await shop.merchant()
      owner = await shop.owner()
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const newAddress = (name = 'ada') => `${name}-${randomUUID()}@mail.example`
    const list = async (query: Record<string, string> = {}) => {
      const { status, body } = await merchant.get(`/vitrine/v1/customers?${new URLSearchParams(query)}`)
      expect([status, body]).toEqual([200, body])
      return body as { customers: Customer[]; nextCursor?: string }
    }
    const customerOf = async (email: string): Promise<Customer> => {
      const { customers } = await list({ search: email })
      expect(customers.map((each) => each.email)).toEqual([email])
      const [customer] = customers
      if (!customer) throw new Error('The customer is missing')
      return customer
    }
    const buy = async (buyer: Caller, email: string, quantity = 1, firstName?: string): Promise<string> => {
      const id = await checkoutOf(buyer, [lineOf(mug, quantity)], {
        email,
        selectedShippingOption: { code: 'pickup' },
      })
      const billingInfo = { address: { country: 'DE' }, contactDetails: { firstName } }
      if (firstName) await buyer.call(updateCheckout, { checkout: { id, billingInfo } })
      const { orderId } = await merchant.call(createOrderFromCheckout, { id })
      return String(orderId)
    }
    const register = async (email: string, approval: boolean): Promise<string> => {
      const policy = { requireEmailVerification: false, requireOwnerApproval: approval }
      await owner.call(updateSignOnPolicy, { signOnPolicy: policy })
      await (await shop.visitor()).call(registerV2, { loginId: { email }, password: 'a long walk home' })
      const member = await membersStore.findByEmail(shop.database, shop.site.siteId, email)
      return member?.memberId ?? ''
    }

    it('are one per address: orders of a guest count, and stay when the guest registers', async () => {
      const email = newAddress()
      const first = await buy(await shop.visitor(), email, 2)
      expect(await customerOf(email)).toMatchObject({
        ...{ status: 'GUEST', orderCount: 1 },
        spend: [{ currency: 'EUR', amount: '0.00' }],
      })
      await merchant.call(markOrderAsPaid, { id: first })
      const second = await buy(await shop.visitor(), email)
      await merchant.call(markOrderAsPaid, { id: second })
      await merchant.call(refundOrder, { id: first, amount: '5' })
      const guest = await customerOf(email)
      expect(guest).toMatchObject({ orderCount: 2, spend: [{ currency: 'EUR', amount: '25.00' }] })
      const memberId = await register(email, false)
      expect(await customerOf(email)).toMatchObject({ ...guest, memberId, status: 'MEMBER' })
      const { orders } = await merchant.call(listCustomerOrders, { id: guest.id })
      expect(orders.map(({ id, total }) => [id, total])).toEqual([
        [second, '10.00'],
        [first, '20.00'],
      ])
      const sent = {
        lineItems: [{ quantity: 1, productName: { original: 'Bowl' }, price: { amount: '20.00' } }],
        ...{ buyerInfo: { email }, shippingInfo: { title: 'Post' } },
      }
      await merchant.call(createOrder, { order: sent })
      const after = (await merchant.call(listCustomerOrders, { id: guest.id })).orders
      expect(after.map(({ isPickup }) => isPickup)).toEqual([undefined, true, true])
      expect((await list({ orderId: first })).customers.map(({ id }) => id)).toEqual([guest.id])
      expect((await list({ memberId })).customers.map(({ id }) => id)).toEqual([guest.id])
    })

    // Fails if an order is taken from no one, and if a guest without orders stays.
    it('follow the address of an order when staff correct it', async () => {
      const [wrong, right] = [newAddress('adda'), newAddress()]
      const id = await buy(await shop.visitor(), wrong)
      await merchant.call(markOrderAsPaid, { id })
      await merchant.call(updateOrder, { order: { id, buyerInfo: { email: right } } })
      expect(await customerOf(right)).toMatchObject({
        ...{ orderCount: 1, spend: [{ currency: 'EUR', amount: '10.00' }] },
      })
      expect((await list({ search: wrong })).customers).toEqual([])
    })

    it('are listed by last order, spend or name, page by page, by status, tag and words', async () => {
      const mark = randomUUID().slice(0, 8)
      const emails = ['carol', 'alan', 'bea'].map((name) => `${name}.${mark}@mail.example`)
      for (const [index, email] of emails.entries()) {
        const id = await buy(await shop.visitor(), email, [2, 3, 1][index])
        await merchant.call(markOrderAsPaid, { id })
      }
      const read = async (query: Record<string, string>) => {
        const names: string[] = []
        for (let cursor: string | undefined; ; ) {
          const page = await list({ search: mark, limit: '1', ...query, ...(cursor && { cursor }) })
          names.push(...page.customers.map(({ email }) => email.split('.')[0] ?? ''))
          cursor = page.nextCursor
          if (cursor === undefined) return names
        }
      }
      expect(await read({})).toEqual(['bea', 'alan', 'carol'])
      expect(await read({ sort: 'SPEND' })).toEqual(['alan', 'carol', 'bea'])
      expect(await read({ sort: 'NAME' })).toEqual(['alan', 'bea', 'carol'])
      expect(await read({ sort: 'NEWEST' })).toEqual(['bea', 'alan', 'carol'])
      expect(await read({ search: `${mark.toUpperCase()} be` })).toEqual(['bea'])
      expect(await read({ status: 'GUEST', sort: 'NAME' })).toEqual(['alan', 'bea', 'carol'])
      expect(await read({ status: 'BLOCKED' })).toEqual([])
      const { id } = await customerOf(emails[0] ?? '')
      const { tags } = await merchant.call(setCustomerTags, { id, tags: [' Press ', 'VIP', 'press'] })
      expect(tags).toEqual(['Press', 'VIP'])
      expect(await read({ tag: 'vip' })).toEqual(['carol'])
      expect((await merchant.call(listCustomerTags, {})).tags).toEqual(['Press', 'VIP'])
      for (const cursor of ['x', Buffer.from('["a","b"]').toString('base64url')])
        expect((await merchant.get(`/vitrine/v1/customers?cursor=${cursor}`)).status).toBe(400)
      const other = await merchant.get('/vitrine/v1/customers?sort=NAME&limit=1')
      const wrong = await merchant.get(`/vitrine/v1/customers?cursor=${other.body.nextCursor}`)
      expect(wrong.status).toBe(400)
    })

    // Fails if cells aren't guarded.
    it('are exported as a list that no spreadsheet runs', async () => {
      const email = newAddress('export')
      await buy(await shop.visitor(), email)
      const { id } = await customerOf(email)
      await merchant.call(setCustomerTags, { id, tags: ['=cmd()', 'a;b'] })
      const { body, headers } = await merchant.get(`/vitrine/v1/customer-exports?search=${email}`)
      expect(headers.get('content-disposition')).toContain('customers.csv')
      const [head, row] = String(body.text).trim().split('\n')
      expect(head).toBe('email,name,status,orders,spend,lastOrder,tags,since')
      expect(row).toContain(`${email},,GUEST,1,0.00 EUR,`)
      expect(row).toContain("'=cmd(); a;b")
      expect(String(body.text).trim().split('\n')).toHaveLength(2)
    })

    it('have notes with their author, and addresses of account and orders', async () => {
      const email = newAddress()
      await buy(await shop.visitor(), email)
      const { id } = await customerOf(email)
      const key = { 'idempotency-key': randomUUID() }
      const { note } = await merchant.call(addCustomerNote, { id, text: ' Rings twice ' }, key)
      expect(await merchant.call(addCustomerNote, { id, text: ' Rings twice ' }, key)).toEqual({ note })
      const shown = await merchant.call(getCustomer, { id })
      expect(shown.notes).toEqual([note])
      expect(note.text).toBe('Rings twice')
      expect(shown.account).toBeUndefined()
      expect(shown.addresses.map(({ address }) => address?.city)).toEqual(['Ulm'])
      await merchant.call(deleteCustomerNote, { id, noteId: note.id })
      const again = await merchant.try(deleteCustomerNote, { id, noteId: note.id })
      expect(codeIn(again.body)).toBe('CUSTOMER_NOTE_NOT_FOUND')
      for (const text of ['', '  ', 'x'.repeat(2001)])
        expect((await merchant.try(addCustomerNote, { id, text })).status).toBe(400)
      const missing = await merchant.try(addCustomerNote, { id: randomUUID(), text: 'x' })
      expect([missing.status, codeIn(missing.body)]).toEqual([404, 'CUSTOMER_NOT_FOUND'])
    })

    it('are approved, and wait again when the approval is taken back, without a mail', async () => {
      const email = newAddress()
      const memberId = await register(email, true)
      expect(await customerOf(email)).toMatchObject({ status: 'WAITING', orderCount: 0, spend: [] })
      await owner.call(approveMember, { id: memberId })
      expect((await customerOf(email)).status).toBe('MEMBER')
      const templates = async () =>
        (await shop.database.all(mailsTo, shop.site.siteId, email)).map(({ template }) => template)
      expect(await templates()).toEqual(['member-approved'])
      await owner.call(withdrawMemberApproval, { id: memberId })
      expect(await templates()).toEqual([])
      expect((await customerOf(email)).status).toBe('WAITING')
      await owner.call(updateSignOnPolicy, {
        signOnPolicy: { requireEmailVerification: false, requireOwnerApproval: false },
      })
      expect((await customerOf(email)).status).toBe('MEMBER')
      const refused = await owner.try(withdrawMemberApproval, { id: memberId })
      expect([refused.status, codeIn(refused.body)]).toEqual([409, 'MEMBER_APPROVAL_NOT_REQUIRED'])
    })

    it('are logged out of one session, or of all', async () => {
      const email = newAddress()
      const memberId = await register(email, false)
      const member = await membersStore.find(shop.database, shop.site.siteId, memberId)
      if (!member) throw new Error('The member is missing')
      for (let count = 0; count < 3; count++) await logInMember(shop, member, await shop.visitor())
      const { id } = await customerOf(email)
      const living = async () => (await merchant.call(listCustomerSessions, { id })).sessions
      const [first] = await living()
      expect(await living()).toHaveLength(3)
      expect(first?.app).not.toBe('')
      await owner.call(endCustomerSessions, { id, sessionId: first?.id ?? '' })
      expect((await living()).map((each) => each.id)).not.toContain(first?.id)
      await owner.call(endCustomerSessions, { id, sessionId: randomUUID() })
      expect(await living()).toHaveLength(2)
      await owner.call(endCustomerSessions, { id })
      expect(await living()).toEqual([])
      const { data } = await owner.call(getCustomerData, { id })
      expect(data.sessions).toHaveLength(3)
    })

    it('get a copy of what the shop holds, without secrets, and are deleted; their orders stay', async () => {
      const email = newAddress()
      const buyer = await shop.visitor()
      const orderId = await buy(buyer, email)
      const { cart } = await buyer.call(addToCurrentCart, { lineItems: [lineOf(mug)] })
      const { id } = await customerOf(email)
      await merchant.call(addCustomerNote, { id, text: 'Rings twice' })
      await merchant.call(setCustomerTags, { id, tags: ['VIP'] })
      const { data } = await owner.call(getCustomerData, { id })
      const text = JSON.stringify(data)
      expect(text).toContain(orderId)
      expect(text).toContain('Rings twice')
      expect(data).toMatchObject({ customer: { email }, mails: [{ template: 'order-confirmation' }] })
      expect(text).not.toMatch(/password|digest|token|argon/i)
      expect((await merchant.try(deleteCustomer, { id })).status).toBe(403)
      await owner.call(deleteCustomer, { id })
      for (const [table, count] of Object.entries(rowsOf)) {
        const row = await shop.database.first(count, shop.site.siteId, id)
        expect([table, row?.rows]).toEqual([table, 0])
      }
      const told = await shop.database.first(lastEventOf, String(cart?.id))
      expect([told?.type, JSON.parse(told?.payload ?? '')]).toEqual([
        'wix.ecom.v1.cart_deleted',
        { triggeredByAnonymizeRequest: true, deletedEvent: {} },
      ])
      const gone = await merchant.try(getCustomer, { id })
      expect([gone.status, codeIn(gone.body)]).toEqual([404, 'CUSTOMER_NOT_FOUND'])
      expect((await list({ orderId })).customers).toEqual([])
      await merchant.call(markOrderAsPaid, { id: orderId })
      expect((await list({ search: email })).customers).toEqual([])
    })

    // Fails if a stranger who registers a guest's address can delete what staff know about the guest.
    it('stay when an unproved account with their address is deleted', async () => {
      const email = newAddress()
      await buy(await shop.visitor(), email, 1, 'Ada')
      const { id, name } = await customerOf(email)
      await merchant.call(addCustomerNote, { id, text: 'Rings twice' })
      const memberId = await register(email, false)
      const { siteId } = shop.site
      const stranger = await shop.as({ type: 'MEMBER', siteId, clientId: shop.clientId, memberId })
      await stranger.call(deleteMyMember, {})
      expect((await merchant.call(getCustomer, { id })).notes).toHaveLength(1)
      expect((await merchant.call(getCustomer, { id })).customer).toMatchObject({
        ...{ status: 'GUEST', orderCount: 1, email },
      })
      // Their last order still has their name; housekeeping reads it from there.
      await keepHouse(shop.database, { now: Date.now })
      expect([name, (await customerOf(email)).name]).toEqual(['Ada', 'Ada'])
    })
  })
}
