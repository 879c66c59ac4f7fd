import {
  getDeliverySettings,
  getOrder,
  updateDeliverySettings,
  updateTaxSettings,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import type { Shop } from '../../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../../checkout/checkout.fixtures.ts'
import { CARDS } from '../../payments/sandbox/sandbox.fixtures.ts'
import { tax } from '../../totals/totals.fixtures.ts'
import { openHosted } from '../hosted-checkout.fixtures.ts'

const ULM = {
  ...{ country: 'DE', firstName: 'Ada', lastName: 'Long', addressLine: 'Gasse 1' },
  ...{ postalCode: '89073', city: 'Ulm' },
}

for (const engine of ENGINES) {
  describe(`the checkout without scripts, on ${engine.name}`, () => {
    const cup = newProduct({ stock: { track: true, quantity: 5 } })
    let shop: Shop
    beforeAll(async () => {
      shop = await openSellingShop([cup], { engine })
      const taxSettings = { ...tax, pricesIncludeTax: false }
      await (await shop.merchant()).call(updateTaxSettings, { taxSettings })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const opened = async () => {
      const buyer = await shop.visitor()
      const none = { email: undefined, shippingAddress: undefined, selectedShippingOption: undefined }
      const id = await checkoutOf(buyer, [lineOf(cup)], none)
      const { cookie, read } = await openHosted(shop, buyer, id)
      const url = `${shop.url}/checkout/${id}/plain`
      const open = async (headers: Record<string, string> = { cookie }) => {
        const response = await fetch(url, { headers })
        return { status: response.status, headers: response.headers, html: await response.text() }
      }
      const send = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
        const body = new URLSearchParams(fields)
        const how = { method: 'POST', body, redirect: 'manual', headers: { cookie, ...headers } } as const
        const response = await fetch(url, how)
        return { status: response.status, html: await response.text() }
      }
      return { buyer, id, url, open, send, read }
    }
    const inputOf = (html: string, name: string) =>
      (new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&quot;', '"')

    it('asks step by step and places one order, however often its last button is pressed', async () => {
      const { buyer, open, send, read } = await opened()
      const first = (await open()).html
      expect(first).toContain('name="email"')
      for (const part of ['Delivery', 'Tax'])
        expect(first).toContain(`<td>${part}</td><td><small>Calculated from your address</small></td>`)
      const wrong = await send({ do: 'contact', email: 'ada' })
      expect([wrong.status, wrong.html.includes('value="ada"')]).toEqual([400, true])
      await send({ do: 'contact', email: 'ada@example.com' })
      const lost = await send({ do: 'address', ...ULM, postalCode: '1' })
      expect([lost.status, lost.html.includes('Please check these fields: Postal code')]).toEqual([400, true])
      await send({ do: 'address', ...ULM })
      const options = (await open()).html
      expect(options).toContain('value="post ')
      await send({ do: 'option', option: inputOf(options, 'option" required') || 'post ' })
      const last = (await open()).html
      expect(last).toContain('<td>Delivery</td><td>€5.90</td></tr><tr><td>Tax</td><td>€4.92</td>')
      expect(last).not.toContain('Calculated from')
      const [agreed, key] = [inputOf(last, 'agreed'), inputOf(last, 'key')]
      const stale = JSON.stringify({ ...JSON.parse(agreed), total: '1.00' })
      expect((await send({ do: 'pay', agreed: stale, key, methodId: 'offline' })).status).toBe(400)
      const pay = { do: 'pay', agreed, key, methodId: 'offline' }
      const paid = await Promise.all([send(pay), send(pay)])
      expect(paid.map(({ status }) => status)).toEqual([303, 303])
      const { order } = await read()
      const thanks = await open()
      expect(thanks.html).toContain(`Your order ${order?.number} is placed.`)
      expect(thanks.headers.get('refresh')).toContain(`/thanks?orderId=${order?.id}`)
      const placed = await buyer.call(getOrder, { id: String(order?.id) })
      expect(placed.order).toMatchObject({
        paymentStatus: 'NOT_PAID',
        recipientInfo: { address: { city: 'Ulm' } },
      })
    })

    // The bank once led back to the page with scripts, which said without them that nothing was ordered.
    it('comes back from the bank to where the order is placed', async () => {
      const { id, open, send } = await opened()
      await send({ do: 'contact', email: 'ada@example.com' })
      await send({ do: 'address', ...ULM })
      await send({ do: 'option', option: 'post ' })
      const last = (await open()).html
      const methodId = inputOf(last, 'methodId')
      const card = { number: CARDS.step, expiry: '12/39', securityCode: '123' }
      const given = await fetch(`${shop.url}/sandbox-card/forms`, {
        ...{ method: 'POST', redirect: 'manual' },
        body: new URLSearchParams({ ...card, methodId, returnUrl: inputOf(last, 'returnUrl') }),
      })
      const token = new URL(given.headers.get('location') ?? '').searchParams.get('token') ?? ''
      const [agreed, key] = [inputOf(last, 'agreed'), inputOf(last, 'key')]
      await send({ do: 'pay', agreed, key, methodId, token })
      const [, bank = ''] = /href="([^"]*sandbox[^"]*)"/.exec((await open()).html) ?? []
      const { status, headers } = await fetch(new URL(new URL(bank).pathname, shop.url), {
        ...{ method: 'POST', redirect: 'manual' },
        body: new URLSearchParams({ decision: 'approve' }),
      })
      const back = new URL(headers.get('location') ?? '').pathname
      expect([status, back]).toEqual([303, `/checkout/${id}/plain`])
      expect((await open()).html).toContain('is placed.')
    })

    it('lists the states of a country once it is known, and forgets them with another country', async () => {
      const { open, send, read } = await opened()
      await send({ do: 'contact', email: 'ada@example.com' })
      expect((await open()).html).toContain('<input id="subdivision"')
      const boston = { ...ULM, country: 'US', postalCode: '02108', city: 'Boston' }
      const asked = await send({ do: 'address', ...boston })
      expect(asked.status).toBe(400)
      expect(asked.html).toContain('Please check these fields: State or province<')
      expect(asked.html).toContain('<select id="subdivision"')
      expect(asked.html).toContain('<option value="US-MA">Massachusetts</option>')
      expect(asked.html).toContain('value="Boston"')
      const given = await send({ do: 'address', ...boston, subdivision: 'US-MA' })
      expect(given.status).toBe(303)
      expect((await read()).shippingAddress).toMatchObject({ country: 'US', subdivision: 'US-MA' })
      await send({ do: 'address', ...ULM, subdivision: 'US-MA' })
      expect((await read()).shippingAddress).not.toHaveProperty('subdivision')
    })

    it('takes a note to the shop, which can be changed and removed', async () => {
      const { open, send, read } = await opened()
      await send({ do: 'contact', email: 'ada@example.com' })
      await send({ do: 'address', ...ULM })
      await send({ do: 'option', option: inputOf((await open()).html, 'option" required') || 'post ' })
      expect((await open()).html).toContain('<textarea id="buyerNote"')
      await send({ do: 'note', buyerNote: ' Ring <twice> ' })
      expect((await open()).html).toContain('Ring &lt;twice&gt;</textarea>')
      expect(await read()).toMatchObject({ buyerNote: 'Ring <twice>' })
      expect((await send({ do: 'note', buyerNote: 'x'.repeat(1001) })).status).toBe(400)
      await send({ do: 'note', buyerNote: '' })
      expect(await read()).not.toHaveProperty('buyerNote')
    })

    it('says that nothing is delivered instead of asking where to', async () => {
      const { open } = await opened()
      const merchant = await shop.merchant()
      const { regions } = (await merchant.call(getDeliverySettings, {})).deliverySettings
      const deliverTo = (settings: { regions: typeof regions }) =>
        merchant.call(updateDeliverySettings, { deliverySettings: settings })
      await deliverTo({ regions: [] })
      const { html } = await open()
      await deliverTo({ regions })
      expect(html).toContain('The shop doesn’t deliver at the moment. Your cart stays as it is.')
      expect(html).not.toContain('name="email"')
      expect((await open()).html).toContain('name="email"')
    })

    it('shows nothing to browsers that don’t have it, and takes no forms of other sites', async () => {
      const { open, send, read } = await opened()
      expect((await open({})).status).toBe(404)
      const theirs = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
      expect((await send({ do: 'contact', email: 'eve@example.com' }, theirs)).status).toBe(403)
      expect((await send({ do: 'contact', email: 'eve@example.com' }, { cookie: '' })).status).toBe(404)
      expect(await read()).not.toHaveProperty('email')
    })

    it.each([
      {},
      { do: 'what' },
      { do: 'pay', agreed: '{', key: '' },
      { do: 'pay', agreed: 'null' },
      { do: 'take', line: 'x', left: 'many' },
      { do: 'remove' },
      { do: 'accept', agreed: '[]' },
      { do: 'option', option: '' },
      { do: 'address', country: 'nowhere' },
      { do: 'stop' },
    ])('answers a form like %j without failing', async (fields) => {
      const { send } = await opened()
      expect((await send(fields as Record<string, string>)).status).toBeLessThan(500)
    })

    it('leads a card’s form back to a checkout only', async () => {
      const send = async (fields: Record<string, string>) => {
        const body = new URLSearchParams({
          number: '4242 4242 4242 4242',
          expiry: '12/39',
          securityCode: '123',
          ...fields,
        })
        const response = await fetch(`${shop.url}/sandbox-card/forms`, {
          method: 'POST',
          body,
          redirect: 'manual',
        })
        return [response.status, response.headers.get('location')]
      }
      const platformUrl = `http://localhost:${new URL(shop.url).port}`
      const returnUrl = `${platformUrl}/checkout/1/plain`
      expect(await send({ returnUrl, methodId: 'm' })).toEqual([
        ...[303, expect.stringMatching(/\/checkout\/1\/plain\?methodId=m&token=card_.*card=Visa\+4242/)],
      ])
      expect(await send({ returnUrl, expiry: '13/20' })).toEqual([303, `${returnUrl}?problem=card`])
      for (const wrong of [
        'https://evil.example/',
        `${platformUrl}.evil.example/checkout/1`,
        `${platformUrl}/other`,
      ])
        expect((await send({ returnUrl: wrong }))[0]).toBe(400)
    })
  })
}
