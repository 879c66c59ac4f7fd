import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inFull, pagesInFull, walksInFull } from '../../../scripts/tests/in-full.mjs'
import { PAGES, type Role } from '../src/frame/pages.ts'
import { type EveryPage, everyPage } from './every-page.ts'
import { said, withoutBarriers } from './expectations.ts'
import { executablePath, openTestConsole, type TestConsole } from './open-console.ts'

interface Cell {
  readonly opens: boolean
  /** Buttons that a role sees there, of those that only some roles see. */
  readonly buttons: readonly string[]
}

const OPENS: Cell = { opens: true, buttons: [] }
const CLOSED: Cell = { opens: false, buttons: [] }

/** Every page of the navigation by role. */
const TABLE: Readonly<Record<(typeof PAGES)[number]['name'], Readonly<Record<Role, Cell>>>> = {
  home: { owner: OPENS, merchant: OPENS },
  orders: { owner: OPENS, merchant: OPENS },
  products: { owner: OPENS, merchant: OPENS },
  collections: { owner: OPENS, merchant: OPENS },
  stock: { owner: OPENS, merchant: OPENS },
  customers: { owner: { opens: true, buttons: ['Approve', 'Block'] }, merchant: OPENS },
  coupons: { owner: OPENS, merchant: OPENS },
  giftCards: { owner: OPENS, merchant: OPENS },
  reviews: { owner: OPENS, merchant: OPENS },
  forms: { owner: OPENS, merchant: OPENS },
  emails: { owner: OPENS, merchant: OPENS },
  settings: { owner: OPENS, merchant: OPENS },
  webhooks: { owner: { opens: true, buttons: ['Add webhook'] }, merchant: CLOSED },
  history: { owner: OPENS, merchant: CLOSED },
}
/** Pages below these, and parts of them, that differ from what most are: open to everyone, with the same buttons. */
const DETAILS: Readonly<Record<string, Readonly<Record<Role, Cell>>>> = {
  'customers/:customerId': {
    owner: { opens: true, buttons: ['Approve', 'Block', 'Download data', 'Delete customer'] },
    merchant: OPENS,
  },
  '/settings/members': { owner: OPENS, merchant: CLOSED },
  'webhooks/:webhookId': { owner: { opens: true, buttons: ['Send test event'] }, merchant: CLOSED },
  'webhooks/:webhookId/deliveries/:eventId': { owner: OPENS, merchant: CLOSED },
  customers: { owner: { opens: true, buttons: ['Approve'] }, merchant: OPENS },
  // Staff of both roles decide about reviews.
  'reviews/:reviewId': {
    owner: { opens: true, buttons: ['Approve'] },
    merchant: { opens: true, buttons: ['Approve'] },
  },
  webhooks: TABLE.webhooks,
  history: TABLE.history,
}
const ONLY_SOME = [
  ...new Set([...Object.values(TABLE), ...Object.values(DETAILS)].flatMap(({ owner }) => owner.buttons)),
]
/** Every page once. */
const LOOK_MS = 900_000
/** Pages whose buttons for many things show once a row is selected. */
const WITH_ROWS = ['products', 'customers']

describe.skipIf(!executablePath)('pages by role', () => {
  let house: TestConsole
  let later = 0
  let pages: EveryPage
  beforeAll(async () => {
    house = await openTestConsole({}, () => Date.now() + later)
    if (walksInFull || pagesInFull)
      pages = await everyPage(house, (ms) => {
        later = ms
      })
  })
  afterAll(async () => house?.[Symbol.asyncDispose]())

  /** What a page offers, with its first row selected. */
  const offered = async (page: Page): Promise<Cell> => {
    const title = page.getByRole('main').getByRole('heading', { level: 1 }).first()
    const opens = (await title.innerText()) !== 'You don’t have permission'
    const buttons = []
    for (const name of ONLY_SOME)
      if ((await page.getByRole('button', { name, exact: true }).count()) > 0) buttons.push(name)
    return { opens, buttons }
  }

  /** Refusals are what can go wrong, and owners are refused nothing. */
  const WALKED: Role[] = walksInFull ? ['owner', 'merchant'] : ['merchant']
  it.each(WALKED)('open and offer what the table says to a %s', async (role) => {
    const page = await house.open(role)
    const navigation = page.getByRole('navigation')
    const links = await navigation.getByRole('link').allInnerTexts()
    const expected = PAGES.filter(({ name }) => TABLE[name][role].opens)
    expect(links).toHaveLength(expected.length)
    const refused: string[] = []
    page.on('response', (response) => response.status() === 403 && refused.push(response.url()))
    for (const { name, path } of PAGES) {
      const place = expected.findIndex((one) => one.name === name)
      // By its address where rows are picked, which the page before may have too.
      if (place >= 0 && !WITH_ROWS.includes(name)) await navigation.getByRole('link').nth(place).click()
      else await page.goto(`${house.address}${path}`)
      if (WITH_ROWS.includes(name)) {
        await page.locator('tbody tr').first().waitFor()
        for (const pick of (await page.locator('tbody input[type=checkbox]').all()).slice(0, 1))
          await pick.check()
      }
      await expect.poll(() => offered(page), { message: name }).toEqual(TABLE[name][role])
    }
    // An address that can't be one of an order is read like one whose order is gone.
    await page.goto(`${house.address}/orders/nowhere`)
    await said(page, 'This no longer exists')
    expect(refused).toEqual([])
    await page.context().close()
  })

  inFull('cover every page of the router', async () => {
    const router = await readFile(new URL('../src/router.tsx', import.meta.url), 'utf8')
    const paths = [...router.matchAll(/path: '([^']+)'/g)].map(([, path]) => path ?? '')
    const others = ['signed-in', '*']
    expect(Object.keys(pages).toSorted()).toEqual(
      ['', ...paths.filter((path) => !others.includes(path))].toSorted(),
    )
  })

  const inEachRole = it.runIf(walksInFull).each(['owner', 'merchant'] as const)
  inEachRole(
    'open and offer what the table says on every detail page to a %s',
    async (role) => {
      const page = await house.open(role)
      const refused: string[] = []
      page.on('response', (response) => response.status() === 403 && refused.push(response.url()))
      const wrong: unknown[] = []
      for (const [name, addresses] of Object.entries(pages))
        for (const address of addresses) {
          const expected = (DETAILS[address] ?? DETAILS[name] ?? { owner: OPENS, merchant: OPENS })[role]
          await page.goto(house.address + address)
          await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
          await expect.poll(() => offered(page), { message: `${address} for a ${role}` }).toEqual(expected)
          const title = await page.getByRole('main').getByRole('heading', { level: 1 }).first().innerText()
          if (/not found|no longer exists/i.test(title)) wrong.push(address)
        }
      expect([refused, wrong]).toEqual([[], []])
      await page.context().close()
    },
    LOOK_MS,
  )

  const inEachLook = it
    .runIf(pagesInFull)
    .each(
      (['en', 'de'] as const).flatMap((locale) =>
        (['light', 'dark'] as const).flatMap((colorScheme) =>
          [390, 1280].map((width) => ({ locale, colorScheme, width })),
        ),
      ),
    )
  inEachLook(
    'have no barriers and fit the screen: $locale, $colorScheme, $width pixels wide',
    async ({ locale, colorScheme, width }) => {
      const page = await house.open('owner', { locale, colorScheme, viewport: { width, height: 844 } })
      const found: unknown[] = []
      for (const address of Object.values(pages).flat()) {
        await page.goto(house.address + address)
        await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor()
        await withoutBarriers(page).catch((error) => found.push([address, String(error)]))
        const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        if (isTooWide) found.push([address, 'scrolls sideways'])
      }
      expect(found).toEqual([])
      await page.context().close()
    },
    LOOK_MS,
  )
})
