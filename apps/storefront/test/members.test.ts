import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { executablePath, openMembersShop, whoIsThere } from './open-members-shop.ts'

const PATIENCE = { timeout: 20_000 }
const PASSWORD = 'four quiet grey herons'

describe.skipIf(!executablePath)('a member of the shop', () => {
  let house: Awaited<ReturnType<typeof openMembersShop>>

  beforeAll(async () => {
    house = await openMembersShop()
  })
  afterAll(() => house?.[Symbol.asyncDispose]())

  const codeFor = async (email: string) => {
    await expect.poll(async () => (await house.mails(email))[0]?.text ?? '', PATIENCE).toMatch(/\b\d{6}\b/)
    return /\b(\d{6})\b/.exec((await house.mails(email))[0]?.text ?? '')?.[1] ?? ''
  }
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  const fillIn = async (page: Page, email: string, password: string) => {
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password').fill(password)
  }
  const barriers = async (page: Page) => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  }

  it.each([true, false])(
    'registers, proves the address and sees the account, with scripts: %s',
    { timeout: 60_000 },
    async (javaScriptEnabled) => {
      await house.ask({ emailVerificationRequired: true })
      const email = `ada.${javaScriptEnabled}@example.com`
      await using visit = await house.visit('/products/column', { javaScriptEnabled })
      const { page, complaints } = visit
      await press(page, 'Add to cart')
      await page.getByRole('link', { name: 'Cart, 1 piece' }).waitFor()
      await page.goto('/register')
      await page.getByLabel('First name').fill('Ada')
      await fillIn(page, email, PASSWORD)
      await press(page, 'Make an account')
      await page.waitForURL('**/verify')
      await page.getByText(`We have sent a code of six digits to ${email}`).waitFor()

      await page.getByLabel('Code').fill('000000')
      await press(page, 'Confirm')
      await page.getByText('This is not the code').waitFor()
      const code = await codeFor(email)
      await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
      await press(page, 'Confirm')
      await page.waitForURL('**/account')
      await page.getByRole('heading', { name: 'Hello, Ada' }).waitFor()
      await page.getByText('This came into your cart from before you logged in: Column.').waitFor()
      expect(await whoIsThere(page).getAttribute('aria-label')).toBe('Account of Ada')
      await page.getByText('No orders yet').waitFor()
      await page.getByRole('link', { name: 'Cart, 1 piece' }).waitFor()
      // axe needs scripts of its own.
      if (javaScriptEnabled) expect(await barriers(page)).toEqual([])
      expect(complaints).toEqual([])
    },
  )
})
