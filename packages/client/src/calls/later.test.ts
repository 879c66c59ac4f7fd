import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath, openPage } from '../../test/browser.ts'
import { type Bundle, bundleBuilt } from '../../test/bundle.ts'
import { startRuntimeServer } from '../../test/runtime-server.ts'

const run = promisify(execFile)
let work: string
let shop: Bundle

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'vitrine-later-'))
  const entry = fileURLToPath(new URL('../../test/late-shop.ts', import.meta.url))
  shop = await bundleBuilt(entry, join(work, 'shop'), true)
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** The file that the call needs. */
const part = () => [...shop.files.keys()].find((name) => name.startsWith('current-cart.part')) ?? ''

const FAILED_THEN_DONE = ['CommerceError NETWORK_ERROR true', 'done']

describe('a part of the package that fails to load', () => {
  it('fails the call as retryable, and is fetched again', async () => {
    await using server = await startRuntimeServer()
    const program = `
      import { renameSync } from 'node:fs'
      import { openShop } from ${JSON.stringify(shop.main)}
      const [here, gone] = ${JSON.stringify([join(work, 'shop', part()), join(work, 'gone.js')])}
      const takeCouponOff = openShop(${JSON.stringify(server.url)})
      renameSync(here, gone)
      const first = await takeCouponOff()
      renameSync(gone, here)
      console.log(JSON.stringify([first, await takeCouponOff()]))`
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program])
    expect(JSON.parse(stdout)).toEqual(FAILED_THEN_DONE)
  })

  it.runIf(chromiumPath)('fails the same way in a browser, and is fetched again there', async () => {
    const scripts = Object.fromEntries([...shop.files].map(([name, text]) => [`/${name}`, text]))
    await using server = await startRuntimeServer({ '/': '<!doctype html>', ...scripts })
    await using page = await openPage(server.url)
    await page.context().route(`**/${part()}`, (route) => route.abort(), { times: 1 })
    const results = await page.evaluate(`import('/main.js').then(async ({ openShop }) => {
      const takeCouponOff = openShop(${JSON.stringify(server.url)})
      return [await takeCouponOff(), await takeCouponOff()]
    })`)
    expect(results).toEqual(FAILED_THEN_DONE)
  })
})
