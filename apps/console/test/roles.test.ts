import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { walksInFull } from '../../../scripts/tests/in-full.mjs'
import { PAGES, type Role } from '../src/frame/pages.ts'
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
const ONLY_SOME = [...new Set(Object.values(TABLE).flatMap(({ owner }) => owner.buttons))]
/** Pages whose buttons for many things show once a row is selected. */
const WITH_ROWS = ['products', 'customers']

describe.skipIf(!executablePath)('pages by role', () => {
  let house: TestConsole
  beforeAll(async () => {
    house = await openTestConsole()
  })
  afterAll(async () => house?.[Symbol.asyncDispose]())

  /** What a page offers, with its first row selected. */
  const offered = async (page: Page): Promise<Cell> => {
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
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
    expect(refused).toEqual([])
    await page.context().close()
  })
})
