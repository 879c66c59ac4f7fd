import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, openDemoShop } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { pack } from '../../../scripts/packages/packaging.mjs'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { copyStorefront } from './built-storefront.ts'
import { BUILT, isFull } from './walks.ts'
import { addressesOf, drawPlain, prepare, walk } from './whole-walk.ts'

const executablePath = findChromium()

describe.skipIf(!executablePath)('a storefront written on the public packages', () => {
  let browser: TestBrowser
  let packed: string
  let tarballs: string[] = []
  beforeAll(async () => {
    browser = await openBrowser()
    packed = mkdtempSync(join(tmpdir(), 'vitrine-packed-'))
    if (isFull) tarballs = [await pack('packages/client', packed), await pack('packages/move', packed)]
  }, 300_000)
  afterAll(async () => {
    rmSync(packed, { recursive: true, force: true })
    await browser?.close()
  })

  it.each(BUILT)('sells on $title, $way', { timeout: 1_200_000 }, async (framework) => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const { name, on, next, build, start, client, packages, callbackPath = '/callback' } = framework
    await using shop = await openDemoShop({
      ...{ draw: drawPlain, callbackPath, environment: { STOREFRONT_URL: url } },
    })
    const wish = await prepare(shop)
    using storefront = copyStorefront(on ? [on, name] : [name], packages)
    const env = { ...addressesOf(shop), STOREFRONT_CLIENT: client }
    if (next) await storefront.run(`npm pkg set dependencies.next=${next}`)
    if (packages === 'none') await storefront.run(`npm install --no-audit --no-fund ${tarballs.join(' ')}`)
    await storefront.run(build, env)
    await storefront.serve(start(port), url, env)
    await walk(browser, url, await wish())
  })
})
