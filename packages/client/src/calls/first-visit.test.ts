import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { openDemoShop, type Shop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath, openPage } from '../../test/browser.ts'
import { type Bundle, bundleBuilt } from '../../test/bundle.ts'
import { startServer } from '../../test/local-platform.ts'

const run = promisify(execFile)
let work: string
let shop: Shop
let page: Bundle

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'vitrine-visit-'))
  const entry = fileURLToPath(new URL('../../test/first-visit.ts', import.meta.url))
  page = await bundleBuilt(entry, join(work, 'page'), true)
  shop = await openDemoShop()
})
afterAll(async () => {
  await shop[Symbol.asyncDispose]()
  rmSync(work, { recursive: true, force: true })
})

const isPart = (name: string) => name.includes('.part')

const expected = {
  failure: {
    code: 'OWNED_CART_NOT_FOUND',
    status: 404,
    message: expect.any(String),
    details: { applicationError: { code: 'OWNED_CART_NOT_FOUND', data: {} } },
  },
  shelves: 2,
  names: [expect.any(String), expect.any(String), expect.any(String)],
  line: [
    {
      quantity: 3,
      image: expect.stringMatching(/^wix:image:\/\/v1\/.+#originWidth=\d+&originHeight=\d+$/),
      url: expect.stringMatching(/^http/),
    },
  ],
  isDated: true,
}

/** A healthy visit needs only the first load; later loads don't hold it up. */
describe('a first visit', () => {
  it('succeeds in a program that has only the first load', async () => {
    for (const name of page.files.keys()) if (isPart(name)) rmSync(join(work, 'page', name))
    const program = `
      import { visit } from ${JSON.stringify(page.main)}
      console.log(JSON.stringify(await visit(${JSON.stringify(shop.url)}, ${JSON.stringify(shop.clientId)})))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program])
    expect(JSON.parse(stdout)).toMatchObject(expected)
  })

  it('reports code, status and request id of a failure there', async () => {
    const program = `
      import { askTooMuch } from ${JSON.stringify(page.main)}
      console.log(JSON.stringify(await askTooMuch(${JSON.stringify(shop.url)}, ${JSON.stringify(shop.clientId)})))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program])
    expect(JSON.parse(stdout)).toEqual({
      code: 'INVALID_ARGUMENT',
      status: 400,
      requestId: expect.any(String),
      retryable: false,
    })
  })

  /** A shop's page; a route decides how its parts load. */
  const openShopPage = async () => {
    const files = new Map([...page.files].map(([name, text]) => [`/${name}`, text]))
    const server = await startServer(({ path }) => {
      const headers = { 'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/html' }
      return { body: files.get(path) ?? '<!doctype html>', headers }
    })
    const tab = await openPage(server.url)
    const call = (name: string): Promise<unknown> =>
      tab.evaluate(
        `import('/main.js').then((shop) => shop.${name}(${JSON.stringify(shop.url)}, ${JSON.stringify(shop.clientId)}))`,
      )
    const close = async () => {
      await tab[Symbol.asyncDispose]()
      await server[Symbol.asyncDispose]()
    }
    return { tab, call, [Symbol.asyncDispose]: close }
  }

  it.runIf(chromiumPath)(
    'loads one part in a browser, when the page is idle, and works without it',
    async () => {
      await using opened = await openShopPage()
      const asked: string[] = []
      await opened.tab.context().route('**/*.part-*', (route) => {
        asked.push(
          route
            .request()
            .url()
            .replace(/^.*\/|\.part.*$/g, ''),
        )
        return route.abort()
      })
      expect(await opened.call('visit')).toMatchObject(expected)
      await expect.poll(() => asked, { timeout: 20_000 }).toEqual(['trouble'])
    },
  )

  it.runIf(chromiumPath)('never waits for a part that hangs', async () => {
    await using opened = await openShopPage()
    await opened.tab.context().route('**/*.part-*', () => undefined)
    expect(await opened.call('visit')).toMatchObject(expected)
    expect(await opened.call('askTooMuch')).toMatchObject({ code: 'INVALID_ARGUMENT', status: 400 })
  })
})
