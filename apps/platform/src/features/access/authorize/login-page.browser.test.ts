import { once } from 'node:events'
import { createServer } from 'node:http'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../../../../../scripts/chromium.mjs'
import { openShop, type Shop } from '../../../testing/index.ts'
import { oauthClientsStore } from '../oauth-clients.store.ts'
import { authorizePath, newVerifier, openConsole, PASSWORD, type TestConsole } from './console.fixtures.ts'

const executablePath = findChromium()

describe.skipIf(!executablePath)('the login page in a browser', () => {
  /** A console on an origin of its own; it shows whatever it is sent. */
  const console = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html').end('<title>Console</title>')
  })
  let shop: Shop
  let open: TestConsole
  let browser: Browser
  let redirectUri: string

  beforeAll(async () => {
    shop = await openShop()
    open = await openConsole(shop)
    console.listen(0, '127.0.0.1')
    await once(console, 'listening')
    const address = console.address()
    redirectUri = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/callback`
    const { siteId } = shop.site
    const { clientId } = open
    await shop.database.transaction((tx) =>
      oauthClientsStore.save(tx, {
        ...{ clientId, siteId, name: 'Console', createdAt: 1, origins: [] },
        redirectUris: [redirectUri],
      }),
    )
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  })
  afterAll(async () => {
    await browser?.close()
    console.close()
    await shop?.[Symbol.asyncDispose]()
  })

  const path = () => authorizePath(open, newVerifier(), { redirect_uri: redirectUri })
  const logIn = async (page: Page, password: string): Promise<void> => {
    await page.getByLabel('E-mail address').fill(open.email)
    await page.getByLabel('Password').fill(password)
    await page.keyboard.press('Enter')
  }

  it('leads back to the console without scripts, after a mistake that it announces', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(shop.url + path())
    await logIn(page, 'wrong')
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/do not belong together/)
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(open.email)
    await logIn(page, PASSWORD)
    await page.waitForURL((url) => url.href.startsWith(redirectUri))
    const answer = new URL(page.url()).searchParams
    expect([answer.get('state'), answer.get('error')]).toEqual(['s&t=1', null])
    expect(answer.get('code')).toMatch(/^[\w-]{43}$/)
    expect(await page.title()).toBe('Console')
    await context.close()
  })

  it('has no fault that axe knows of, light and dark, with a mistake and without', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ colorScheme, bypassCSP: true })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(message.text()))
      await page.goto(shop.url + path())
      const found = [await new AxeBuilder({ page }).analyze()]
      await logIn(page, 'wrong')
      await page.getByRole('alert').waitFor()
      found.push(await new AxeBuilder({ page }).analyze())
      await page.goto(`${shop.url}/oauth2/authorize`)
      found.push(await new AxeBuilder({ page }).analyze())
      expect(
        found.flatMap(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0]?.html])),
      ).toEqual([])
      expect(complaints.filter((text) => !text.includes('status of 40'))).toEqual([])
      await context.close()
    }
  })
})
