import { randomUUID } from 'node:crypto'
import type { ListAbandonedCartsResponse } from '@vitrine/contract'
import * as api from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSecrets } from '../../floor/callers/secrets.ts'
import { statement } from '../../floor/database/database.ts'
import { randomIds } from '../../floor/ids.ts'
import { readSettings } from '../../floor/settings/settings.ts'
import { mailed } from '../../people/identity/identity.fixtures.ts'
import { queueMail } from '../../shop/mail/queue-mail.ts'
import { createSites } from '../../shop/sites/sites.service.ts'
import { newProduct } from '../../testing/catalog.ts'
import { ENGINES } from '../../testing/engines.ts'
import type { Caller, Shop } from '../../testing/index.ts'
import { cartOf, checkoutOf, lineOf, openSellingShop } from '../checkout/checkout.fixtures.ts'
import { hostedBrowser, openHosted } from '../hosted-checkout/hosted-checkout.fixtures.ts'
import { createMarkAbandoned } from './mark-abandoned.ts'
import { createRemind } from './remind.ts'
import { createReminderLinks } from './reminder-links.ts'

const HOUR_MS = 3_600_000
const GOOD_CARD = '4242424242424242'
const silent = { error: (told: unknown) => expect.fail(String(Object(told).err?.stack)) }
const waiting = statement<{ mails: number }>(
  `SELECT COUNT(*) AS mails FROM mails WHERE site_id = ? AND recipient = ? AND state = 'WAITING'`,
)

for (const engine of ENGINES) {
  describe(`checkouts that were left on ${engine.name}`, () => {
    const mug = newProduct({ priceMinor: 1000, stock: { track: true, quantity: 500 } })
    let later = 0
    const clock = { now: () => Date.now() + later }
    let shop: Shop
    beforeAll(async () => {
      shop = await openSellingShop([mug], { engine, clock })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const remindAfter = async (afterHours: number) =>
      (await shop.merchant()).call(api.updateReminderSettings, {
        reminderSettings: { sendsReminders: afterHours > 0, ...(afterHours > 0 && { afterHours }) },
      })
    /** Lets time pass, with three processes at work. */
    const wait = async (hours: number): Promise<void> => {
      later += hours * HOUR_MS
      const { database } = shop
      const parts = { database, clock, ids: randomIds, logger: silent }
      for (const part of [createMarkAbandoned, createRemind])
        await Promise.all([1, 2, 3].map(() => part({ ...parts, sites: createSites(database) }).work()))
    }
    const leave = async (email: string, buyer?: Caller) => {
      const visitor = buyer ?? (await shop.visitor())
      return { visitor, id: await checkoutOf(visitor, [lineOf(mug, 2)], { email }) }
    }
    const read = async (id: string) =>
      (await (await shop.merchant()).call(api.getAbandonedCheckout, { abandonedCheckoutId: id }))
        .abandonedCheckout
    const activity = async (id: string) => (await read(id)).activities.map(({ type }) => type)
    const reminders = async (email: string) =>
      (await mailed(shop, email)).filter(({ template }) => template === 'checkout-reminder').length
    const follow = (url: string, init: RequestInit = {}) =>
      fetch(new URL(new URL(url).pathname, shop.url), { redirect: 'manual', ...init })
    const openLink = async (url: string, cookie = '') => {
      const response = await follow(url, { headers: { cookie } })
      expect([response.status, response.headers.get('referrer-policy')]).toEqual([303, 'no-referrer'])
      const checkoutId = response.headers.get('location')?.split('/').at(-1) ?? ''
      return hostedBrowser(shop.url, checkoutId, response.headers.get('set-cookie')?.split(';')[0] ?? '')
    }
    /** The link in a reminder to an address. */
    const optOutOf = async (email: string): Promise<string> => {
      const { secretFile } = readSettings({ DATA_DIR: shop.dataDir })
      const secrets = await openSecrets(secretFile)
      const unused = () => expect.fail('only makes an address')
      return createReminderLinks({
        ...{ database: shop.database, clock, secret: secrets.refreshKey, platformUrl: shop.url },
        ...{ brands: { of: unused }, letBack: unused },
      }).optOutUrl(shop.site.siteId, email)
    }
    const newEmail = () => `ada${randomUUID().slice(0, 8)}@example.com`

    it('send nothing by default, not even once reminders are switched on', async () => {
      const email = newEmail()
      const { id } = await leave(email)
      await wait(2)
      expect(await activity(id)).toEqual([])
      await remindAfter(4)
      await wait(20)
      expect([await activity(id), await reminders(email)]).toEqual([[], 0])
    })

    it('are listed, reminded of once, brought back by the link, and recovered', async () => {
      await remindAfter(10)
      const email = newEmail()
      const { id, visitor } = await leave(email)
      const missing = await (await shop.merchant()).try(api.getAbandonedCheckout, { abandonedCheckoutId: id })
      expect(missing.status).toBe(404)
      await wait(2)
      const left = await read(id)
      expect(left).toMatchObject({
        ...{ id, checkoutId: id, status: 'ABANDONED', stepReached: 'PAYMENT' },
        buyerInfo: { email },
        totalPrice: { amount: '25.90' },
        subtotalPrice: { amount: '20.00' },
        lineItems: [{ quantity: 2, productName: { original: mug.name }, price: { amount: '10.00' } }],
        activities: [{ type: 'SCHEDULED' }],
      })
      expect(left.cartId).toBe((await cartOf(visitor))?.id)
      expect(await reminders(email)).toBe(0)
      await wait(9)
      expect([await reminders(email), await activity(id)]).toEqual([1, ['EMAIL_SENT']])

      const page = await openLink(left.checkoutUrl)
      const back = await page.read()
      expect(back).toMatchObject({ email, lines: [{ quantity: 2 }] })
      await page.send('PATCH', '', {
        shippingAddress: {
          ...{ country: 'DE', firstName: 'Ada', lastName: 'Byron', addressLine: 'Am Markt 1' },
          ...{ city: 'Ulm', postalCode: '89073' },
        },
        deliveryOption: { code: 'post' },
      })
      expect((await page.pay(GOOD_CARD)).status).toBe(200)
      await expect.poll(async () => (await read(id)).status, { timeout: 20_000 }).toBe('RECOVERED')
      const recovered = await read(id)
      expect(recovered).toMatchObject({
        orderId: expect.any(String),
        checkoutRecoveredDate: expect.any(String),
      })
      const { abandonedCheckouts } = await (await shop.merchant()).call(api.queryAbandonedCheckouts, {
        query: { filter: { status: 'RECOVERED' }, cursorPaging: { limit: 1 } },
      })
      expect(abandonedCheckouts.map((each) => each.id)).toEqual([id])
      const again = await follow(left.checkoutUrl)
      expect([again.status, await again.text()]).toEqual([200, expect.stringContaining('already ordered')])
      await wait(30)
      expect(await activity(id)).toEqual(['EMAIL_SENT'])
    })

    it('let any browser with the link in, without what another one typed, and take it from that one', async () => {
      const { id, visitor } = await leave(newEmail())
      const first = await openHosted(shop, visitor, id)
      await first.send('PATCH', '', { email: 'grace@example.com', buyerNote: 'Ring twice' })
      await wait(2)
      const { checkoutUrl } = await read(id)
      const same = await openLink(checkoutUrl, first.cookie)
      expect(await same.read()).toMatchObject({ email: 'grace@example.com' })
      const other = await openLink(checkoutUrl)
      const seen = await other.read()
      expect([seen.email, seen.lines.length]).toEqual(['grace@example.com', 1])
      expect(JSON.stringify(seen)).not.toContain('Ring twice')
      expect((await first.send('GET')).status).toBe(404)
    })

    it('send nothing to those who bought, came back, or opted out', async () => {
      await remindAfter(10)
      const [bought, cameBack, optedOut] = [newEmail(), newEmail(), newEmail()]
      const one = await leave(bought)
      const two = await leave(cameBack)
      const three = await leave(optedOut)
      await wait(2)
      const merchant = await shop.merchant()
      const other = await checkoutOf(await shop.visitor(), [lineOf(mug)], { email: bought })
      await merchant.call(api.createOrderFromCheckout, { id: other })
      await merchant.call(api.updateCheckout, { checkout: { id: two.id, buyerNote: 'Hello' } })

      const optOutUrl = await optOutOf(optedOut)
      const asked = await follow(optOutUrl, { headers: { 'accept-language': 'de' } })
      expect([asked.status, await asked.text()]).toEqual([
        200,
        expect.stringContaining('<form method="post"><button>Erinnerungen abbestellen</button>'),
      ])
      const form = new FormData()
      form.set('List-Unsubscribe', 'One-Click')
      const answers = [
        await follow(optOutUrl, { method: 'POST', body: form }),
        await follow(optOutUrl, { method: 'POST', body: new URLSearchParams(), redirect: 'error' }),
        await follow(optOutUrl),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await answers[2]?.text()).toContain('Reminders are off')

      await wait(9)
      expect([await activity(one.id), await activity(two.id), await activity(three.id)]).toEqual([
        ['EMAIL_NOT_SENT'],
        ['SCHEDULED'],
        ['EMAIL_NOT_SENT'],
      ])
      await wait(4)
      expect(await Promise.all([bought, cameBack, optedOut].map(reminders))).toEqual([0, 1, 0])
      // Opting out holds for the address, and other checkouts of the same day get none either.
      const more = [await leave(optedOut), await leave(cameBack)]
      await wait(12)
      expect(await Promise.all(more.map(({ id }) => activity(id)))).toEqual([
        ['EMAIL_NOT_SENT'],
        ['EMAIL_NOT_SENT'],
      ])
    })

    it('withdraw a reminder that is still waiting, once its buyer buys or opts out', async () => {
      const [buyer, optedOut] = [newEmail(), newEmail()]
      const { id } = await leave(buyer)
      const queue = (to: string) =>
        shop.database.transaction((tx) =>
          queueMail(tx, {
            ...{ mailId: randomUUID(), siteId: shop.site.siteId, to, at: clock.now() },
            notBefore: clock.now() + 100 * HOUR_MS,
            template: 'checkout-reminder',
            data: { checkoutId: id, lines: [], more: 0 },
          }),
        )
      for (const to of [buyer, optedOut]) await queue(to)
      await (await shop.merchant()).call(api.createOrderFromCheckout, { id })
      await follow(await optOutOf(optedOut), { method: 'POST' })
      for (const to of [buyer, optedOut])
        expect(Number((await shop.database.first(waiting, shop.site.siteId, to))?.mails)).toBe(
          to === buyer ? 1 : 0, // the order's confirmation
        )
    })

    it('can be taken off the list; the checkout stays, and no reminder is sent', async () => {
      await remindAfter(10)
      const email = newEmail()
      const [first, second] = [await leave(email), await leave(newEmail())]
      await wait(2)
      const merchant = await shop.merchant()
      await merchant.call(api.deleteAbandonedCheckout, { abandonedCheckoutId: first.id })
      const { results, bulkActionMetadata } = await merchant.call(api.bulkDeleteAbandonedCheckouts, {
        abandonedCheckoutIds: [first.id, second.id],
      })
      expect(results.map(({ itemMetadata }) => itemMetadata.error?.code ?? 'ok')).toEqual([
        'CHECKOUT_NOT_FOUND',
        'ok',
      ])
      expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 1 })
      await wait(12)
      expect(await reminders(email)).toBe(0)
      const { abandonedCheckouts } = await (await shop.merchant()).call(api.queryAbandonedCheckouts, {})
      expect(abandonedCheckouts.map(({ id }) => id)).not.toContain(first.id)
      expect(
        (await (await shop.merchant()).call(api.getCheckout, { id: first.id })).checkout?.completed,
      ).toBe(false)
    })

    it('page through a query, and redirect to the link', async () => {
      const merchant = await shop.merchant()
      const seen: string[] = []
      for (let cursor: string | undefined | null, turn = 0; turn < 20 && cursor !== null; turn++) {
        const { abandonedCheckouts, metadata } = await merchant.call(api.queryAbandonedCheckouts, {
          query: cursor
            ? { cursorPaging: { limit: 2, cursor } }
            : { sort: [{ fieldName: 'createdDate', order: 'ASC' }], cursorPaging: { limit: 2 } },
        })
        seen.push(...abandonedCheckouts.map(({ createdDate }) => createdDate))
        cursor = metadata.cursors?.next ?? null
      }
      expect(seen.length).toBeGreaterThan(4)
      expect(seen).toEqual(seen.toSorted())
      const { abandonedCheckouts } = await merchant.call(api.queryAbandonedCheckouts, {
        query: { paging: { limit: 1, offset: 1 } },
      })
      const [one] = abandonedCheckouts
      const { statusCode, headers } = await merchant.call(api.redirectToCheckout, {
        abandonedCheckoutId: one?.id ?? '',
        metasiteId: shop.site.siteId,
      })
      expect([statusCode, headers]).toEqual([302, [{ key: 'Location', value: one?.checkoutUrl }]])
    })

    it('don’t hide carts without a checkout, which a list of their own shows page by page', async () => {
      const { member } = await (await shop.merchant()).call(api.createMember, {
        member: { loginEmail: newEmail() },
      })
      const { siteId } = shop.site
      const account = { siteId, clientId: shop.clientId, memberId: member?.id ?? '' }
      const buyer = await shop.as({ type: 'MEMBER', ...account })
      const [guest, other] = [await shop.visitor(), await shop.visitor()]
      await guest.call(api.addToCurrentCart, { lineItems: [lineOf(mug, 3)] })
      await buyer.call(api.addToCurrentCart, { lineItems: [lineOf(mug)] })
      await checkoutOf(other, [lineOf(mug)], { email: newEmail() })
      const ids = await Promise.all([guest, buyer].map(async (each) => (await cartOf(each))?.id))
      await wait(2)
      const [merchant, fresh] = [await shop.merchant(), await shop.visitor()]
      await fresh.call(api.addToCurrentCart, { lineItems: [lineOf(mug)] })
      const list = async (query: string): Promise<ListAbandonedCartsResponse> => {
        const { status, body } = await merchant.get(`/vitrine/v1/abandoned-carts?${query}`)
        expect(status).toBe(200)
        return JSON.parse(JSON.stringify(body))
      }
      const first = await list('limit=1')
      const second = await list(`limit=1&cursor=${first.nextCursor}`)
      expect(second.nextCursor).toBeUndefined()
      const carts = [...first.carts, ...second.carts]
      expect(carts.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
      expect((await list('')).carts).toEqual(carts)
      expect(carts.find(({ memberId }) => memberId === undefined)).toMatchObject({
        ...{ itemCount: 3, lineCount: 1, subtotal: { amount: '30.00' }, visitorId: expect.any(String) },
        lineItems: [{ quantity: 3, productName: { original: mug.name }, price: { amount: '10.00' } }],
      })
      expect(carts.find(({ memberId }) => memberId)).toMatchObject({
        customerId: expect.any(String),
        email: expect.stringContaining('@'),
      })
      const { status } = await merchant.get('/vitrine/v1/abandoned-carts?cursor=1')
      expect(status).toBe(400)
    })

    it('open for no one without the key, for no prefetch, and for no form without it', async () => {
      const { id } = await leave(newEmail())
      await wait(2)
      const { checkoutUrl } = await read(id)
      const { siteId } = shop.site
      const wrong = [
        await follow(checkoutUrl.slice(0, -1)),
        await follow(checkoutUrl.replace('/back/', '/off/')),
        await follow(`${shop.url}/reminders/back/${siteId}/${randomUUID()}/${checkoutUrl.split('/').at(-1)}`),
        await follow(checkoutUrl.replace('/back/', '/off/'), { method: 'POST' }),
        await follow(`${shop.url}/reminders/off/${siteId}/%00/x`, { method: 'POST', body: 'x' }),
      ]
      expect(wrong.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
      const ahead = await follow(checkoutUrl, { headers: { 'sec-purpose': 'prefetch' } })
      expect([ahead.status, ahead.headers.get('set-cookie')]).toEqual([503, null])
      const huge = await follow(checkoutUrl.replace('/back/', '/off/'), {
        method: 'POST',
        body: 'x'.repeat(10_000),
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      })
      expect(huge.status).toBe(413)
    })
  })
}
