import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ended, freePort } from '@vitrine/platform/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest'
import { openBrowser, type TestBrowser } from '../../../scripts/tests/browser.mjs'
import { findChromium } from '../../../scripts/tests/chromium.mjs'
import { inFull } from '../../../scripts/tests/in-full.mjs'
import { addFirstProduct } from './walks/first-product.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const PAGE = 'docs/operate/set-up-a-shop-in-production.md'
const executablePath = findChromium()

/** What a reader pastes, in the order of the page, with other addresses and a separate folder. */
const blocksOf = (own: Readonly<Record<string, string>>): string[] => {
  let page = readFileSync(join(ROOT, PAGE), 'utf8')
  for (const [example, ours] of Object.entries(own)) page = page.replaceAll(example, ours)
  return [...page.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block)
}

describe.skipIf(!executablePath)('a shop set up in production as the page says', () => {
  let folder: string
  let browser: TestBrowser
  let servers: ChildProcess | undefined
  let ports: Record<'PLATFORM_PORT' | 'STOREFRONT_PORT', string>

  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-production-'))
    ports = { PLATFORM_PORT: String(await freePort()), STOREFRONT_PORT: String(await freePort()) }
  })
  afterEach(async () => {
    servers?.kill('SIGTERM')
    if (servers) await ended(servers)
    await rm(folder, { recursive: true, force: true })
  })

  /** A terminal for one pasted block, without this process's settings. */
  const paste = (block: string) => {
    const { PATH, HOME } = process.env
    return spawn('bash', ['-e', '-o', 'pipefail', '-c', block], {
      cwd: ROOT,
      env: { ...(PATH && { PATH }), ...(HOME && { HOME }), ...ports },
      detached: false,
    })
  }
  const printed = async (terminal: ChildProcess, until?: string): Promise<string> => {
    let text = ''
    const whole = new Promise<string>((resolve, reject) => {
      for (const stream of [terminal.stdout, terminal.stderr])
        stream?.on('data', (chunk) => {
          text += chunk
          if (until && text.includes(until)) resolve(text)
        })
      terminal.once('close', (code) =>
        code === 0 && !until ? resolve(text) : reject(new Error(`It ended with ${code}:\n${text}`)),
      )
    })
    return whole
  }

  // Fails without the console's redirect address, and with a wrong client id of the storefront.
  inFull(
    'is created and owned, gets its first product in the back office, and sells it',
    {
      timeout: 240_000,
    },
    async () => {
      const platform = `http://localhost:${ports.PLATFORM_PORT}`
      const shop = `http://localhost:${ports.STOREFRONT_PORT}`
      const [settings = '', make = '', start = '', fill = ''] = blocksOf({
        '/srv/blue-door': folder,
        'https://api.shop.example': platform,
        'https://shop.example': shop,
      })
      await printed(paste(settings))
      const made = await printed(paste(make))
      const of = (label: string) => new RegExp(`^${label}.*?  (\\S+)$`, 'm').exec(made)?.[1] ?? ''
      expect([of('siteId'), of('clientId'), of('owner')]).not.toContain('')

      servers = paste(start.replace('npm start', 'exec node scripts/start.mjs')) // npm doesn't pass signals to its child
      const opened = await printed(servers, 'Vitrine is running')
      expect(opened).not.toContain('API key')
      expect(opened).not.toContain('Mailbox')
      expect(existsSync(join(folder, 'data', 'demo.json'))).toBe(false)

      const context = await browser.newContext({ locale: 'en-GB' })
      context.setDefaultTimeout(20_000)
      const page = await context.newPage()
      await page.goto(of('owner'))
      expect(await page.getByLabel('Email address').inputValue()).toBe('ada@shop.example')
      await page.getByRole('textbox', { name: 'Password' }).fill('a long blue door')
      await page.getByRole('button', { name: 'Become the owner' }).click()
      await page.getByRole('heading', { name: 'The shop is yours' }).waitFor()

      // Named by its printed id: with several shops on a platform, the owner would choose it from a list.
      await page.goto(`${platform}/console/login?client=${of('consoleClientId')}`)
      await page.getByLabel('Email address').fill('ada@shop.example')
      await page.getByRole('textbox', { name: 'Password' }).fill('a long blue door')
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.waitForURL(`${platform}/console`)
      const session = await page.evaluate(async () => {
        const answer = await fetch('/console/session', { method: 'POST' })
        return { status: answer.status, body: await answer.json() }
      })
      expect(session).toMatchObject({
        status: 200,
        body: { accessToken: expect.stringMatching(/./), user: { email: 'ada@shop.example', role: 'owner' } },
      })

      await addFirstProduct(page)

      await printed(paste(fill))
      await page.goto(`${shop}/products/salt-cellar`)
      await page.getByRole('heading', { name: 'Salt cellar', level: 1 }).waitFor()
      await page.goto(`${shop}/collections/summer`)
      await page
        .getByRole('link', { name: /Linen shirt/ })
        .first()
        .click()
      await page.getByRole('heading', { name: 'Linen shirt', level: 1 }).waitFor()
      await page.locator('main img').first().waitFor()
      for (const choice of ['Large', 'Sand', 'Wide'])
        await page.getByRole('radio', { name: new RegExp(`^${choice}`) }).check({ force: true })
      await page.locator('main').getByText('€26.00').first().waitFor()
      await page.getByRole('button', { name: 'Add to cart' }).click()
      // A cart page opened before the shop has answered would be an empty one.
      await page.locator('li[aria-busy=false]').first().waitFor()
      await page.goto(`${shop}/cart`)
      await page.getByRole('button', { name: 'Check out' }).click()
      await page.getByLabel('Email address').fill('grace@buyer.example')
      await page.getByRole('button', { name: 'Continue' }).first().click()
      await page.getByLabel('Country or region').selectOption({ label: 'Germany' })
      await page.getByLabel('First name').fill('Grace')
      await page.getByLabel('Last name').fill('Hopper')
      await page.getByLabel('Street address').fill('Torstraße 1')
      await page.getByLabel('Postal code').fill('10119')
      await page.getByLabel('City').fill('Berlin')
      await page.keyboard.press('Enter')
      await page.getByText('Post', { exact: true }).first().waitFor()
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await page.getByRole('button', { name: 'Continue to review' }).click()
      await page.getByRole('button', { name: 'Place order' }).click()
      await page.waitForURL(`${shop}/thank-you?orderId=*`)
      await page.getByRole('heading', { name: 'Thank you, Grace' }).waitFor()
      expect(await page.locator('main').innerText()).toContain('€30.90')
    },
  )
})
