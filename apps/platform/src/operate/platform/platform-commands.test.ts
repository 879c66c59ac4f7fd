import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createApiKey,
  createProduct,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  revokeApiKey,
} from '@vitrine/contract/operations'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oauthClientsStore } from '../../floor/callers/oauth-clients.store.ts'
import {
  authorizePath,
  newVerifier,
  openAuthorize,
  openConsole,
  PASSWORD,
} from '../../people/access/authorize/console.fixtures.ts'
import { commandLine } from '../../people/access/command-line.ts'
import { openReceiver, type Receiver } from '../../shop/webhooks/sending/receiver.fixtures.ts'
import { freePort } from '../../testing/free-port.ts'
import { openShop, type Shop } from '../../testing/index.ts'
import type { Desk } from '../desk.ts'
import { testDesk } from '../run-on.fixtures.ts'
import { runVitrine } from '../run-vitrine.ts'

const CLIENT_ID = '8d1f2c5e-0000-4000-8000-0000000000c1'

const LISTEN = ['webhooks', 'listen', '--forward-to', 'http://127.0.0.1:1/']

let shop: Shop
let folder: string
let email: string
let receiver: Receiver
/** As the platform calls itself. */
let platformUrl: string
beforeAll(async () => {
  shop = await openShop()
  platformUrl = shop.url.replace('127.0.0.1', 'localhost')
  folder = await mkdtemp(join(tmpdir(), 'vitrine-session-'))
  email = (await openConsole(shop, 'owner')).email
  const whose = { clientId: CLIENT_ID, siteId: shop.site.siteId, createdAt: 1 }
  await shop.database.transaction((tx) => oauthClientsStore.save(tx, commandLine(whose)))
  receiver = await openReceiver()
})
afterAll(async () => {
  await receiver?.[Symbol.asyncDispose]()
  await shop?.[Symbol.asyncDispose]()
  await rm(folder, { recursive: true, force: true })
})

const environmentOf = (session: string) => ({
  VITRINE_SESSION: join(folder, session),
  PLATFORM_URL: platformUrl,
})

const run = async (args: string[], changes: Partial<Desk> = {}) => {
  const desk = testDesk({ environment: environmentOf('owner.json'), ...changes })
  const code = await runVitrine(args, desk)
  return { code, said: desk.printed() }
}

const asJson = async (args: string[], changes: Partial<Desk> = {}) => {
  let text = ''
  const out = (more: string) => (text += more)
  const { code } = await run([...args, '--json'], { ...changes, out })
  return { code, ...JSON.parse(text.trim().split('\n').at(-1) ?? '') }
}

/** A person with a browser: types the password on the page that opens, and follows it back. */
const typing = (address: string) => async (page: string) => {
  const id = new URL(page).searchParams.get('request')
  const answer = await fetch(`${shop.url}/login-api/requests/${id}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: address, password: PASSWORD }),
  })
  const { to } = await answer.json()
  expect(await (await fetch(String(to), { headers: { 'accept-language': 'de' } })).text()).toContain(
    'angemeldet',
  )
}

const logIn = (session: string, address: string) =>
  asJson(['login', '--client', CLIENT_ID], {
    environment: environmentOf(session),
    openBrowser: typing(address),
  })

describe('vitrine at a running platform', () => {
  it('logs staff in, keeps the session to its user, renews it, and logs out', async () => {
    const environment = environmentOf('merchant.json')
    const file = join(folder, 'merchant.json')
    const merchant = await openConsole(shop, 'merchant')
    expect(await asJson(['whoami'], { environment })).toMatchObject({
      code: 5,
      error: { code: 'NOT_ALLOWED', message: expect.stringContaining('not logged in') },
    })
    expect(await logIn('merchant.json', merchant.email)).toMatchObject({
      code: 0,
      result: { platform: platformUrl, siteId: shop.site.siteId, userId: merchant.userId, session: file },
    })
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const who = await asJson(['whoami'], { environment })
    expect(who.result).toMatchObject({ as: 'USER', id: merchant.userId, siteId: shop.site.siteId })

    const before = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(file, JSON.stringify({ ...before, accessToken: 'old', expiresAt: 1 }))
    expect((await asJson(['whoami'], { environment })).result).toMatchObject({ id: merchant.userId })
    expect(JSON.parse(await readFile(file, 'utf8')).accessToken).not.toBe('old')

    expect(await asJson(['webhooks', 'list'], { environment })).toMatchObject({ code: 5 })
    expect(await asJson(['logout'], { environment })).toMatchObject({ result: { loggedOut: true } })
    expect(await asJson(['logout'], { environment })).toMatchObject({ result: { loggedOut: false } })
    await writeFile(file, JSON.stringify({ ...before, expiresAt: 1 }))
    expect(await run(['whoami'], { environment })).toEqual({
      code: 5,
      said: 'vitrine whoami: Your session has ended: log in again.\n',
    })
  })

  it('ends a login that is not completed', async () => {
    const stop = new AbortController()
    const given = { stop: stop.signal, openBrowser: () => stop.abort() }
    expect(await asJson(['login', '--client', CLIENT_ID], given)).toMatchObject({ code: 5 })
  })

  it.each([
    [['login', '--client', 'unknown'], 3, "doesn't know the command line unknown"],
    [['login', '--platform', 'http://shop.example'], 2, 'must start with https://'],
    [['login', '--platform', 'http://127.0.0.1:9'], 4, "The platform doesn't respond at"],
    [['trigger', 'orderLost'], 2, '"orderLost" is not an event'],
    [['replay', '--since', 'yesterday'], 2, '--since must be a date'],
    [['webhooks', 'listen', '--forward-to', 'here'], 2, '--forward-to must be a URL'],
    [[...LISTEN, '--port', '70000'], 2, '--port must be a number from 0 to 65535, but is "70000".'],
    [[...LISTEN, '--port', '1e3'], 2, '--port must be a number from 0 to 65535, but is "1e3".'],
    [[...LISTEN, '--address', 'tunnel'], 2, '--address must be a URL'],
  ])('explains %j with exit code %i', async (args, code, message) => {
    expect(await run(args)).toEqual({ code, said: expect.stringContaining(message) })
  })

  it.each([
    'http://localhost:4242/callback',
    'https://127.0.0.1:4242/callback',
    'http://127.0.0.1:4242/other',
    'http://127.0.0.1:4242@shop.example/callback',
    'http://127.0.0.1.shop.example:4242/callback',
  ])('sends the answer of a login only to a port of this machine, not to %s', async (address) => {
    const path = authorizePath({ clientId: CLIENT_ID }, newVerifier(), { redirect_uri: address })
    expect((await openAuthorize(shop, path)).status).toBe(400)
  })

  it('says that no platform answers, with exit code 4', async () => {
    const environment = { PLATFORM_URL: `http://127.0.0.1:${await freePort()}`, VITRINE_API_KEY: 'key' }
    expect(await run(['webhooks', 'list'], { environment })).toEqual({
      code: 4,
      said: expect.stringContaining("The platform doesn't respond at"),
    })
    expect(await run(['login'], { environment })).toMatchObject({ code: 4 })
  })

  it('passes events on to a program, sends them again and replays them', async () => {
    expect(await logIn('owner.json', email)).toMatchObject({ code: 0 })
    const stop = new AbortController()
    const lines: string[] = []
    const ended: { code: number }[] = []
    await new Promise<void>((resolve) => {
      void listenUntil(stop.signal, lines, resolve).then((end) => ended.push(end))
    })

    const { webhooks } = (await asJson(['webhooks', 'list'])).result
    expect(webhooks).toMatchObject([{ status: 'ACTIVE', url: expect.stringContaining('127.0.0.1') }])
    const sent = await asJson(['trigger', 'orderCreated'])
    expect(sent).toMatchObject({ code: 0, result: { status: 200, body: 'thanks', problems: [] } })
    expect(receiver.arrived).toHaveLength(1)
    expect(receiver.arrived[0]?.headers['webhook-id']).toBe(sent.result.eventId)
    await expect.poll(() => lines.length).toBe(1) // it is printed once the program has answered
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      ...{ eventType: 'wix.ecom.v1.order_created', eventId: sent.result.eventId, status: 200 },
      durationMs: expect.any(Number),
    })

    receiver.reply = 500
    const failed = await asJson(['trigger', 'wix.ecom.v1.order_canceled'])
    expect(failed).toMatchObject({ code: 7, ok: false, result: { status: 500, problems: ['Answered 500.'] } })
    receiver.reply = 200

    const unknown = await asJson(['resend', sent.result.eventId])
    expect(unknown).toMatchObject({
      code: 3,
      error: { message: expect.stringContaining('WEBHOOK_DELIVERY_NOT_FOUND') },
    })
    expect(await run(['resend', 'order-1'])).toEqual({
      code: 2,
      said: expect.stringMatching(/^vitrine resend: eventId must be a GUID[^;{}]*\. Request [\w.]+\.\n$/),
    })
    expect(await asJson(['replay', '--since', '1h'])).toMatchObject({ code: 0, result: { queued: 0 } })
    expect(await run(['replay', '--since', '40d'])).toEqual({
      code: 2,
      said: 'vitrine replay: Events are kept for 30 days: choose a later --since.\n',
    })
    for (const [times, said] of [
      [['--since', '2030-01-01'], '--since must be in the past.'],
      [['--since', '1h', '--until', '2h'], '--since must be before --until.'],
    ] as const)
      expect(await run(['replay', ...times])).toEqual({ code: 2, said: `vitrine replay: ${said}\n` })
    const before = receiver.arrived.length
    const { product } = await (await shop.owner()).call(createProduct, {
      product: { name: 'Cup', priceData: { price: 3 } },
    })
    const arrivedIds = () => receiver.arrived.slice(before).map(({ headers }) => headers['webhook-id'])
    await expect.poll(() => arrivedIds().length, { timeout: 20_000 }).toBe(1)
    const [eventId] = arrivedIds()
    // The program has it before the platform has noted its answer.
    await expect
      .poll(() => asJson(['resend', String(eventId)]), { timeout: 20_000 })
      .toMatchObject({
        code: 0,
        result: { eventId, eventType: 'com.wix.ecommerce.catalog.api.v1.ProductCreated', attempts: 1 },
      })
    await expect.poll(arrivedIds, { timeout: 20_000 }).toEqual([eventId, eventId])
    expect(await asJson(['replay', '--since', '1h'])).toMatchObject({ code: 0, result: { queued: 1 } })
    await expect.poll(arrivedIds, { timeout: 20_000 }).toEqual([eventId, eventId, eventId])
    const contents = receiver.arrived.slice(before).map(({ body }) => decodeJwt(body).data)
    expect(contents[0]).toContain(product?.id)
    expect(contents).toEqual([contents[0], contents[0], contents[0]])

    const port = new URL(webhooks[0]?.url).port
    expect(await run([...LISTEN, '--port', port])).toEqual({
      code: 2,
      said: `vitrine webhooks listen: Port ${port} is used by another program: choose another with --port, or leave it out.\n`,
    })
    for (const args of [
      ['trigger', 'orderCreated', '--webhook', 'order-1'],
      ['webhooks', 'delete', CLIENT_ID],
    ])
      expect(await run(args)).toEqual({
        code: 3,
        said: expect.stringMatching(
          /: Webhook \S+ was not found; the command "webhooks list" lists them\.\n$/,
        ),
      })

    const { id: kept } = webhooks[0]
    const { webhook } = await (await shop.owner()).call(createWebhook, {
      webhook: { url: receiver.url, eventTypes: ['wix.ecom.v1.order_created'] },
    })
    expect(await asJson(['webhooks', 'delete', webhook.id])).toMatchObject({
      ...{ code: 0, result: { deleted: webhook.id } },
    })
    expect((await asJson(['webhooks', 'list'])).result.webhooks).toMatchObject([{ id: kept }])
    expect(await asJson(['webhooks', 'delete', webhook.id])).toMatchObject({ code: 3 })

    const off = { id: kept, status: 'DISABLED' }
    for (const _ of ['once', 'and again'])
      expect(await asJson(['webhooks', 'disable', kept])).toMatchObject({ code: 0, result: off })
    for (const args of [
      ['replay', '--since', '1h'],
      ['resend', String(eventId)],
    ])
      expect(await asJson(args)).toMatchObject({
        code: 7,
        result: {
          problems: [
            `The webhook is disabled, so the events wait: turn it on with "webhooks enable ${kept}".`,
          ],
        },
      })
    expect(await asJson(['webhooks', 'disable', CLIENT_ID])).toMatchObject({ code: 3 })
    expect(await asJson(['webhooks', 'enable', kept])).toMatchObject({
      ...{ code: 0, result: { id: kept, status: 'ACTIVE', waiting: 1 } },
    })
    await expect.poll(arrivedIds, { timeout: 20_000 }).toEqual(Array(4).fill(eventId))

    stop.abort()
    await expect.poll(() => ended.length, { timeout: 20_000 }).toBe(1)
    expect(ended[0]).toMatchObject({ code: 0 })
    expect((await asJson(['webhooks', 'list'])).result.webhooks).toEqual([])
    expect(await run(['trigger', 'orderCreated'])).toMatchObject({
      code: 3,
      said: expect.stringContaining('has no webhook'),
    })
  })
})

it('ends listening if its webhook is gone already, and names one that it may not delete any more', async () => {
  const owner = await shop.owner()
  const { apiKey, secret } = await owner.call(createApiKey, { name: 'Desk', scopes: ['webhooks:manage'] })
  const environment = { PLATFORM_URL: platformUrl, VITRINE_API_KEY: secret }
  const listen = async () => {
    const stop = new AbortController()
    const listening = run(LISTEN, { stop: stop.signal, environment })
    const listed = async () => (await owner.call(listWebhooks, {})).webhooks
    await expect.poll(listed).toHaveLength(1)
    return { stop, listening, webhookId: (await listed())[0]?.id ?? '' }
  }
  const first = await listen()
  await owner.call(deleteWebhook, { id: first.webhookId })
  first.stop.abort()
  expect(await first.listening).toMatchObject({ code: 0 })

  const second = await listen()
  await owner.call(revokeApiKey, { id: apiKey.id })
  second.stop.abort()
  const remains = `Webhook ${second.webhookId} is still there: delete it later with "webhooks delete ${second.webhookId}".`
  expect(await second.listening).toEqual({ code: 5, said: expect.stringContaining(remains) })
  await owner.call(deleteWebhook, { id: second.webhookId })
})

/** Runs `webhooks listen`; `ready` is called once it says so. */
const listenUntil = (stop: AbortSignal, lines: string[], ready: () => void) =>
  run(['webhooks', 'listen', '--forward-to', receiver.url, '--json'], {
    stop,
    out: (text) => lines.push(text),
    err: (text) => text.includes('until Ctrl-C') && ready(),
  })
