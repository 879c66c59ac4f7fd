import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import {
  cancelOrder,
  createOrderFromCheckout,
  createProduct,
  deleteDigitalFile,
  deleteProduct,
  listDigitalFiles,
  listOrderDownloads,
  markOrderAsPaid,
  refundOrder,
} from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPlatform } from '../../../app.ts'
import { createDigitalFolder } from '../../../catalog/digital-files/digital-folder.ts'
import { openSecrets } from '../../../floor/callers/secrets.ts'
import { randomIds } from '../../../floor/ids.ts'
import { readSettings } from '../../../floor/settings/settings.ts'
import { mailed } from '../../../people/identity/identity.fixtures.ts'
import { createBrands } from '../../../shop/brand/brands.ts'
import { newProduct } from '../../../testing/catalog.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { freePort } from '../../../testing/free-port.ts'
import type { Caller, Shop } from '../../../testing/index.ts'
import { checkoutOf, lineOf, openSellingShop } from '../../checkout/checkout.fixtures.ts'
import { createOrderLinks } from '../order-links.ts'
import { uploadFile } from './downloads.fixtures.ts'
import { sweepDigitalFiles } from './sweep-files.ts'

const PDF = '%PDF-1.7 the draft'
const DAY_MS = 86_400_000

for (const engine of ENGINES) {
  describe(`files of digital products, on ${engine.name}`, () => {
    const mug = newProduct({ stock: { track: true, quantity: 100 } })
    let now = Date.UTC(2026, 10, 24)
    let shop: Shop
    let merchant: Caller
    let draft: { id: string }
    beforeAll(async () => {
      shop = await openSellingShop([mug], {
        engine,
        clock: { now: () => now },
        environment: { RATE_LIMITS: 'on' },
      })
      merchant = await shop.merchant()
      draft = await digital('Draft')
      await uploadFile(shop, merchant, PDF, { productId: draft.id })
    })
    afterAll(() => shop[Symbol.asyncDispose]())

    const digital = async (name: string): Promise<{ id: string }> => {
      const product = { name, productType: 'digital' as const, priceData: { price: 12 } }
      const created = await merchant.call(createProduct, { product })
      expect(created.product?.productType).toBe('digital')
      return { id: String(created.product?.id) }
    }
    let count = 0
    const ordered = async (product = draft, lines = [lineOf(product)]) => {
      const email = `ada${++count}@example.com`
      const buyer = await shop.visitor()
      const checkoutId = await checkoutOf(buyer, lines, { email })
      const { orderId = '' } = await merchant.call(createOrderFromCheckout, { id: checkoutId })
      const downloads = async (by = buyer) =>
        (await by.call(listOrderDownloads, { id: String(orderId) })).downloads
      return { buyer, email, id: String(orderId), downloads }
    }
    const paid = async (product = draft, lines?: ReturnType<typeof lineOf>[]) => {
      const order = await ordered(product, lines)
      await merchant.call(markOrderAsPaid, { id: order.id })
      return order
    }
    const urlOf = async ({ downloads }: Awaited<ReturnType<typeof ordered>>) =>
      String((await downloads())[0]?.url)
    const open = async (url: string, init: RequestInit = {}) => {
      const { pathname, search } = new URL(url)
      const response = await fetch(shop.url + pathname + search, init)
      return { status: response.status, headers: response.headers, text: await response.text() }
    }

    it('are uploaded by merchants for digital products and stored separately from media', async () => {
      const product = await digital('Font')
      const key = 'upload-font'
      const named = { productId: product.id, fileName: '../Garden.otf' }
      const { status, file } = await uploadFile(shop, merchant, 'OTTO', named, key)
      const shown = { fileName: 'Garden.otf', fileType: 'SECURE_RAW', sizeBytes: 4, productId: product.id }
      expect([status, file]).toMatchObject([200, shown])
      expect((await uploadFile(shop, merchant, 'OTTO', named, key)).file.id).toBe(file.id)
      expect((await merchant.call(listDigitalFiles, { productId: product.id })).files).toEqual([file])

      const folder = createDigitalFolder(shop.dataDir)
      const { mode } = await stat(join(folder.root, folder.pathOf(file.id)))
      const { mode: around } = await stat(folder.root)
      expect([mode & 0o077, around & 0o077]).toEqual([0, 0])
      for (const path of [file.id, `../digital/${folder.pathOf(file.id)}`, `..%2fdigital%2f${file.id}`])
        expect((await open(`${shop.url}/media/${path}`)).status).toBe(404)
      expect(await readdir(join(folder.root, 'arriving'))).toEqual([])

      const refused = async (productId: string, variantId?: string) =>
        (await uploadFile(shop, merchant, PDF, { productId, ...(variantId && { variantId }) })).status
      expect([
        await refused(mug.id),
        await refused(randomIds.guid()),
        await refused(product.id, 'none'),
      ]).toEqual([400, 404, 404])
    })

    it('reach the buyer of a paid order by link, in parts too, as a file to save', async () => {
      const order = await ordered(draft, [lineOf(draft, 2), lineOf(mug)])
      expect(await order.downloads()).toEqual([])
      expect((await mailed(shop, order.email)).map(({ template }) => template)).toEqual([
        'order-confirmation',
      ])
      await merchant.call(markOrderAsPaid, { id: order.id })
      const [download, ...others] = await order.downloads()
      expect([others, download]).toMatchObject([
        [],
        {
          ...{ fileName: 'draft.pdf', sizeBytes: PDF.length },
          expirationDate: new Date(now + 30 * DAY_MS).toISOString(),
        },
      ])
      const { status, headers, text } = await open(String(download?.url))
      expect([status, text]).toEqual([200, PDF])
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'content-disposition': "attachment; filename*=UTF-8''draft.pdf",
        'content-type': 'application/pdf',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      expect(headers.get('access-control-allow-origin')).toBe(null)
      const part = await open(String(download?.url), { headers: { range: 'bytes=1-3' } })
      expect([part.status, part.text]).toEqual([206, 'PDF'])
      const mail = (await mailed(shop, order.email)).find(({ template }) => template === 'order-downloads')
      expect(mail?.said).toContain(download?.fileId)
      expect((await merchant.call(listOrderDownloads, { id: order.id })).downloads.length).toBe(1)
      const stranger = await shop.visitor()
      expect((await stranger.try(listOrderDownloads, { id: order.id })).status).toBe(404)
    })

    it("don't open with links altered or made for another order, line, file or shop", async () => {
      const [mine, other] = [await paid(), await paid()]
      const [url, otherUrl] = [new URL(await urlOf(mine)), new URL(await urlOf(other))]
      const parts = url.pathname.split('/')
      const altered = parts.slice(2).map((_, index) => {
        const others = [randomIds.guid(), otherUrl.pathname.split('/')[3], randomIds.guid(), randomIds.guid()]
        return parts.map((part, at) => (at === index + 2 ? others[index] : part)).join('/') + url.search
      })
      const later = url.search.replace(/until=\d+/, `until=${Math.floor(now / 1000) + 90 * 86_400}`)
      const forged = [
        ...altered,
        url.pathname,
        url.pathname + later,
        `${url.pathname}${url.search}&until=1`,
        url.pathname + url.search.slice(0, -1),
      ]
      const pages = await Promise.all(forged.map((path) => open(shop.url + path)))
      expect(pages.map(({ status }) => status)).toEqual(forged.map(() => 404))
      expect(new Set(pages.slice(1).map(({ text }) => text)).size).toBe(1)
      for (const path of forged) expect((await open(shop.url + path, { method: 'POST' })).status).toBe(404)
      expect((await mailed(shop, mine.email)).length).toBe(2)
    })

    it('expire; a new link goes to the address of the order, not too often', async () => {
      const order = await paid()
      const url = await urlOf(order)
      now += 30 * DAY_MS + 1000
      const german = await open(url, { headers: { 'accept-language': 'de' } })
      expect([german.status, german.text.includes('Neuen Link per E-Mail senden')]).toEqual([410, true])
      const asked = await open(url, { method: 'POST' })
      expect([asked.status, asked.text.includes('Check your email')]).toEqual([200, true])
      const mails = async () =>
        (await mailed(shop, order.email)).filter(({ template }) => template === 'order-downloads')
      expect((await mails()).length).toBe(2)
      const statuses: number[] = []
      for (let more = 0; more < 4; more++) statuses.push((await open(url, { method: 'POST' })).status)
      expect(statuses).toEqual([200, 200, 429, 429])
      expect((await mails()).length).toBe(4)
      merchant = await shop.merchant()
    })

    it('are mailed again from the order’s page, which has no links to them', async () => {
      const order = await paid()
      const secret = (await openSecrets(join(shop.dataDir, 'secrets.json'))).refreshKey
      const orderLinks = { database: shop.database, secret, platformUrl: shop.url }
      const unused = { brands: createBrands(shop.database), downloads: { mailLinks: async () => {} } }
      const page = createOrderLinks({ ...orderLinks, ...unused }).urlOf(shop.site.siteId, order.id)
      const { text } = await open(page)
      expect([text.includes('Your files are ready'), text.includes('/downloads/')]).toEqual([true, false])
      const before = (await mailed(shop, order.email)).length
      expect((await open(`${page}x`, { method: 'POST' })).status).toBe(404)
      expect((await open(page, { method: 'POST' })).text).toContain('Check your email')
      expect((await mailed(shop, order.email)).length).toBe(before + 1)
    })

    it.each([
      ['a refund of the order', (id: string) => merchant.call(refundOrder, { id, amount: '12' })],
      ['a cancellation', (id: string) => merchant.call(cancelOrder, { id })],
    ])("can't be downloaded after %s", async (_what, end) => {
      const order = await paid()
      const url = await urlOf(order)
      expect((await open(url)).status).toBe(200)
      await end(order.id)
      expect([(await open(url)).status, await order.downloads()]).toEqual([403, []])
      const before = (await mailed(shop, order.email)).length
      expect((await open(url, { method: 'POST' })).status).toBe(200)
      expect((await mailed(shop, order.email)).length).toBe(before)
    })

    it('stay available for lines that were not refunded', async () => {
      const other = await digital('Other')
      await uploadFile(shop, merchant, PDF, { productId: other.id, fileName: 'other.pdf' })
      const order = await paid(draft, [lineOf(draft), lineOf(other)])
      const [first] = await order.downloads()
      const refund = { id: order.id, lineItems: [{ lineItemId: String(first?.lineItemId), quantity: 1 }] }
      await merchant.call(refundOrder, refund)
      expect((await order.downloads()).map(({ fileName }) => fileName)).toEqual(['other.pdf'])
    })

    it('stay with their buyers when removed, and are deleted once no order needs them', async () => {
      const product = await digital('Gone')
      const kept = await uploadFile(shop, merchant, PDF, { productId: product.id, fileName: 'kept.pdf' })
      const removed = await uploadFile(shop, merchant, PDF, { productId: product.id, fileName: 'old.pdf' })
      const order = await paid(product)
      now += 1000
      await merchant.call(deleteDigitalFile, { id: removed.file.id })
      expect((await merchant.try(deleteDigitalFile, { id: removed.file.id })).status).toBe(404)
      const late = await paid(product)
      expect((await late.downloads()).map(({ fileName }) => fileName)).toEqual(['kept.pdf'])
      await merchant.call(cancelOrder, { id: late.id })
      await merchant.call(deleteProduct, { id: product.id })
      const folder = createDigitalFolder(shop.dataDir)
      await sweepDigitalFiles(shop.database, folder)
      const names = (await order.downloads()).map(({ fileName }) => fileName).sort()
      expect(names).toEqual(['kept.pdf', 'old.pdf'])
      const url = await urlOf(order)
      expect((await open(url)).text).toBe(PDF)
      await merchant.call(refundOrder, { id: order.id, amount: '12' })
      await sweepDigitalFiles(shop.database, folder)
      for (const { file } of [kept, removed])
        await expect(stat(join(folder.root, folder.pathOf(file.id)))).rejects.toThrow('ENOENT')
    })

    it('open on every host of the platform, and no log names a link', async () => {
      const url = new URL(await urlOf(await paid()))
      const { dataDir, database } = shop
      const port = await freePort()
      const settings = readSettings({ DATA_DIR: dataDir, PLATFORM_PORT: String(port) })
      const log: string[] = []
      const parts = { settings, database, secrets: await openSecrets(settings.secretFile) }
      const { pino } = await import('pino')
      const logger = pino({ level: 'trace' }, { write: (line: string) => void log.push(line) })
      const draw = () => Promise.reject(new Error('draws nothing'))
      const second = await createPlatform({
        ...{ ...parts, clock: { now: () => now }, ids: randomIds, logger, draw },
      })
      try {
        await second.listen({ port, host: '127.0.0.1' })
        const there = `http://127.0.0.1:${port}${url.pathname}${url.search}`
        expect(await (await fetch(there)).text()).toBe(PDF)
        await fetch(`${there}x`)
      } finally {
        await second.close()
      }
      const said = [...log, ...shop.log].join('')
      expect(said).toContain('/downloads/:siteId')
      expect(said).not.toMatch(/signature|until=/)
    })
  })
}
