import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { ProductImport } from '@vitrine/contract'
import { getProductImport, listProductImportResults } from '@vitrine/contract/operations'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { newProduct, newSite } from '../../testing/catalog.ts'
import { type Caller, openShop, type Shop } from '../../testing/index.ts'
import { createSiteViews } from '../products/printed/site-view.ts'
import { createCatalogWriter } from '../products/write/catalog-writer.ts'

let shop: Shop
let merchant: Caller
beforeAll(async () => {
  shop = await openShop({
    seed: async (database, site) => {
      const writer = createCatalogWriter(database, { now: Date.now }, createSiteViews(''))
      await writer.putCollections(site, [])
      await writer.putProducts(site, [
        newProduct({ name: 'Büste', costMinor: 900 }),
        newProduct({ visible: false }),
      ])
    },
  })
  merchant = await shop.merchant()
})
afterAll(() => shop[Symbol.asyncDispose]())

const IMPORTS = '/vitrine/v1/product-imports'
const EXPORTS = '/vitrine/v1/product-exports'

const send = async (file: string, fields: Record<string, string> = {}, caller = merchant, headers = {}) => {
  const form = new FormData()
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  form.append('file', new Blob([file]), 'spring prices.csv')
  const authorization = caller.authorization ?? ''
  const response = await fetch(shop.url + IMPORTS, {
    method: 'POST',
    body: form,
    headers: { authorization, ...headers },
  })
  const body = await response.json()
  return { status: response.status, body, begun: body.productImport as ProductImport }
}

const ended = async (id: string): Promise<ProductImport> => {
  for (;;) {
    const { productImport } = await merchant.call(getProductImport, { id })
    if (['DONE', 'FAILED'].includes(productImport.status)) return productImport
    await delay(10)
  }
}

const download = async (format: string, caller = merchant) => {
  const authorization = caller.authorization ?? ''
  const response = await fetch(`${shop.url}${EXPORTS}?format=${format}`, { headers: { authorization } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

describe('a file of products', () => {
  it('is exported as a download, including hidden products and costs', async () => {
    const { headers, text } = await download('csv')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(headers.get('content-disposition')).toBe('attachment; filename="products.csv"')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(text.split('\r\n')).toHaveLength(4)
    expect(text).toContain('Büste')
    const lines = (await download('jsonl')).text.trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { name: 'Büste', price: 20, cost: 9 },
      { visible: false, cost: null },
    ])
    expect((await download('xml')).status).toBe(400)
  })

  it('is imported in the background, with progress to query', async () => {
    const { text } = await download('csv')
    const { status, begun } = await send(text.replaceAll(',20,EUR,', ',21,EUR,'))
    expect([status, begun]).toMatchObject([
      200,
      { status: 'WAITING', format: 'csv', dryRun: false, fileName: 'spring prices.csv', done: 0 },
    ])
    expect(await ended(begun.id)).toMatchObject({ status: 'DONE', total: 2, done: 2, changed: 2 })
    const { results } = await merchant.call(listProductImportResults, { id: begun.id })
    expect(results).toMatchObject([
      { row: 2, outcome: 'CHANGED', changes: ['price'] },
      { row: 3, outcome: 'CHANGED', changes: ['price'] },
    ])
    const lines = ['{"name":"New","price":1,"sku":"N-1","stock":{"quantity":3}}', '{"name":"Odd","price":-1}']
    const dry = await send(lines.join('\n'), { dryRun: 'true' })
    expect(await ended(dry.begun.id)).toMatchObject({ dryRun: true, format: 'jsonl', created: 1 })
    const { results: shown } = await merchant.call(listProductImportResults, { id: dry.begun.id })
    expect(shown).toMatchObject([
      { row: 1, outcome: 'CREATED', name: 'New', values: { price: 1, sku: 'N-1', stock: 3 } },
      { row: 2, outcome: 'FAILED', name: 'Odd', problems: [{ row: 2, column: 'price' }] },
    ])
    const wrong = await send('name,price\nJug,cheap', { dryRun: 'true' })
    await ended(wrong.begun.id)
    const { results: refused } = await merchant.call(listProductImportResults, { id: wrong.begun.id })
    expect(refused).toMatchObject([{ row: 2, outcome: 'FAILED', name: 'Jug' }])
    expect((await download('csv')).text).not.toContain('New')
  })

  it('sent again with its key is the same import', async () => {
    const key = { 'idempotency-key': 'spring' }
    const [one, two] = [
      await send('name,price\nA,1', {}, merchant, key),
      await send('name,price\nA,1', {}, merchant, key),
    ]
    expect(two.begun.id).toBe(one.begun.id)
    expect((await send('name,price\nA,2', {}, merchant, key)).status).toBe(422)
    await ended(one.begun.id)
  })

  it('is only for merchants and apps of the same shop', async () => {
    const { begun } = await send('name,price\nB,1')
    await ended(begun.id)
    const visitor = await shop.visitor()
    const reader = await shop.app(['catalog:read'])
    for (const caller of [visitor, reader]) {
      expect((await send('name,price\nC,1', {}, caller)).status).toBe(403)
      expect((await caller.try(getProductImport, { id: begun.id })).status).toBe(403)
    }
    // Failed once: a write-only app could read every cost and every hidden product.
    const writer = await shop.app(['catalog:write'])
    const downloads = [visitor, writer, reader].map((caller) => download('csv', caller))
    expect((await Promise.all(downloads)).map(({ status }) => status)).toEqual([403, 403, 200])
    const { siteId } = await newSite(shop.database)
    const neighbour = await shop.as({ type: 'WIX_USER', siteId, userId: 'u', owner: true })
    expect((await neighbour.try(getProductImport, { id: begun.id })).status).toBe(404)
    expect((await neighbour.try(listProductImportResults, { id: begun.id })).status).toBe(404)
    expect((await download('jsonl', neighbour)).text).toBe('')
  })

  it('is read no further once its reader has gone', async () => {
    const lines = Array.from({ length: 200 }, (_, number) => `{"name":"Cup ${number}","price":1}`)
    await ended((await send(lines.join('\n'))).begun.id)
    const { replica } = shop.database
    const all = replica.all.bind(replica)
    let reads = 0
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const read = vi.spyOn(replica, 'all').mockImplementation(async (...asked) => {
      if (/product_number > \?/.test(asked[0].text)) reads += 1
      if (reads === 2) await held
      return all(...asked)
    })
    const { port, hostname } = new URL(shop.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      `GET ${EXPORTS}?format=jsonl HTTP/1.1\r\nhost: ${hostname}:${port}\r\n` +
        `authorization: ${merchant.authorization}\r\n\r\n`,
    )
    await expect.poll(() => reads, { timeout: 20_000 }).toBe(2)
    const closed = once(socket, 'close')
    socket.destroy()
    await closed
    await merchant.try(getProductImport, { id: 'none' }) // so the platform has noticed it
    release()
    for (let turns = 0; turns < 20; turns++) await merchant.try(getProductImport, { id: 'none' })
    expect(reads).toBe(2)
    read.mockRestore()
  })

  it('of a gigabyte is rejected before any of it arrives', async () => {
    const { port, hostname } = new URL(shop.url)
    const socket = connect(Number(port), hostname)
    socket.write(
      `POST ${IMPORTS} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nauthorization: ${merchant.authorization}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000000\r\n\r\n',
    )
    let answer = ''
    socket.on('data', (data) => {
      answer += data
    })
    await once(socket, 'close')
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
  })
})
