import { readFile } from 'node:fs/promises'
import {
  createForm,
  createMember,
  createReview,
  createSubmission,
  queryProducts,
  queryReviews,
  querySubmissionsByNamespace,
  registerV2,
} from '@vitrine/contract/operations'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inFull } from '../../../scripts/tests/in-full.mjs'
import { said, withoutBarriers } from './expectations.ts'
import { executablePath, openTestConsole, type TestConsole } from './open-console.ts'

/** How many rows a list reads at a time. */
const PAGE = 50

describe.skipIf(!executablePath)('customers in the back office', () => {
  let house: TestConsole
  beforeAll(async () => {
    house = await openTestConsole()
  })
  afterAll(async () => house?.[Symbol.asyncDispose]())

  const rows = (page: Page) => page.locator('tbody tr')
  const register = async (email: string): Promise<void> => {
    const visitor = await house.shop.visitor()
    await visitor.call(registerV2, { loginId: { email }, password: 'a long walk home' })
  }

  it('arrive while the list is open, are approved by keyboard, one key each, and wait again when that is undone', async () => {
    const WAITING = 20
    for (let at = 3; at < WAITING - 1; at++) await register(`waits-${at}@example.com`)
    const page = await house.open('owner')
    await page.goto(`${house.address}/customers?status=WAITING`)
    await expect.poll(() => rows(page).count()).toBe(WAITING - 1)
    await register('arrives@example.com')
    await expect.poll(() => rows(page).count()).toBe(WAITING)
    await withoutBarriers(page)
    await page.keyboard.press('j')
    const began = Date.now()
    for (let left = WAITING; left > 0; left--) await page.keyboard.press('a')
    await said(page, 'Nothing matches. Try other words or fewer filters.')
    expect(Date.now() - began).toBeLessThan(60_000)
    await page.keyboard.press('z')
    await said(page, 'Member waiting again')
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.keyboard.press('j')
    await page.keyboard.press('r')
    await said(page, 'Reject this member?')
    await withoutBarriers(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.context().close()
  })

  // Fails if a key decides about the list while the dialog is open, or if a failed count leaves it waiting for ever.
  inFull(
    'are blocked all at once, after cancelling and after a broken connection, and unblocked again',
    async () => {
      const owner = await house.shop.owner()
      for (let at = 0; at < 52; at++)
        await owner.call(createMember, { member: { loginEmail: `many-${at}@example.com` } })
      const blocked = async () => {
        const { body } = await owner.get('/vitrine/v1/customers?status=BLOCKED&search=many-&limit=100')
        return Array.isArray(body.customers) ? body.customers.length : undefined
      }
      const page = await house.open('owner')
      const dialog = page.getByRole('dialog')
      const button = (name: string) => page.getByRole('button', { name, exact: true })
      const pickAll = async () => {
        await page.getByLabel('Select all rows shown').check()
        await button('Select everything that matches').click()
      }
      await page.goto(`${house.address}/customers?q=many-`)
      await expect.poll(() => rows(page).count()).toBe(50)
      await pickAll()
      await button('Approve').click()
      await dialog.getByText('Not possible for any of these customers.').waitFor()
      expect(await dialog.getByRole('button', { name: 'Approve' }).isDisabled()).toBe(true)
      await withoutBarriers(page)
      await dialog.getByRole('button', { name: 'Cancel' }).click()
      await page.route(/v1\/customers\?/, (route) => route.abort())
      await page.keyboard.press('b')
      await dialog.getByRole('alert').waitFor()
      await page.unrouteAll()
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await dialog.getByRole('heading', { name: 'Block 52 members' }).waitFor()
      await withoutBarriers(page)
      for (const key of ['a', 'r', 'x', 'j']) await page.keyboard.press(key)
      await dialog.getByRole('heading', { name: 'Block 52 members' }).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      expect(await blocked()).toBe(0)
      await page.keyboard.press('b')
      await dialog.getByRole('button', { name: 'Block' }).click()
      await dialog.getByText('52 changed').waitFor()
      expect(await blocked()).toBe(52)
      await dialog.getByRole('button', { name: 'Undo' }).click()
      await dialog.getByText('52 changed back').waitFor()
      await withoutBarriers(page)
      expect(await blocked()).toBe(0)
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await dialog.waitFor({ state: 'hidden' })
      await page.getByText('Select everything that matches').waitFor({ state: 'hidden' })

      // One that is stopped keeps what it has done.
      await pickAll()
      await page.keyboard.press('b')
      await dialog.getByRole('button', { name: 'Block' }).click()
      await dialog.getByRole('button', { name: 'Stop' }).click()
      await dialog.getByRole('button', { name: 'Close' }).last().waitFor()
      const stopped = await blocked()
      expect(await dialog.getByText(`${stopped} changed`).count()).toBe(1)
      await page.context().close()
    },
  )

  // Fails if a decided review stays in the list, if a key decides about another one, or if the opposite isn't sent.
  inFull('write reviews, which staff decide by keyboard, one or several, and answer', async () => {
    const merchant = await house.shop.merchant()
    const { products = [] } = await merchant.call(queryProducts, { query: { paging: { limit: 1 } } })
    const entityId = String(products[0]?.id)
    const product = String(products[0]?.name)
    for (const [at, title] of ['Pours well', 'Spam', 'Chipped', 'Lovely'].entries())
      await (await house.shop.visitor()).call(createReview, {
        review: {
          ...{ namespace: 'stores', entityId, author: { authorName: `Author ${at}` } },
          content: { title, body: 'x'.repeat(at * 400), rating: at + 1 },
        },
      })
    const states = async () => {
      const { reviews } = await merchant.call(queryReviews, { returnPrivateReviews: true })
      return Object.fromEntries(
        reviews.map(({ content, moderation }) => [content.title, moderation.moderationStatus]),
      )
    }
    const page = await house.open('merchant')
    await page.goto(`${house.address}/reviews`)
    await expect.poll(() => rows(page).count()).toBe(4)
    expect(await rows(page).first().innerText()).toContain(product)
    await withoutBarriers(page)
    for (const key of ['j', 'a', 'r']) await page.keyboard.press(key)
    await page.getByRole('button', { name: 'Approve instead' }).waitFor()
    await expect.poll(() => rows(page).count()).toBe(2)
    expect(await states()).toMatchObject({
      'Pours well': 'APPROVED',
      Spam: 'REJECTED',
      Chipped: 'IN_MODERATION',
    })
    await page.keyboard.press('z')
    await expect.poll(async () => (await states()).Spam).toBe('APPROVED')
    for (const key of ['x', 'j', 'x']) await page.keyboard.press(key)
    await said(page, '2 selected')
    await page.keyboard.press('r')
    await said(page, 'No reviews are waiting. New ones appear here before anyone else sees them.')
    await expect.poll(states).toMatchObject({ Chipped: 'REJECTED', Lovely: 'REJECTED' })

    await page.getByRole('button', { name: 'Approved' }).click()
    await page.getByRole('link', { name: /Pours well/ }).click()
    await page.getByRole('textbox', { name: 'Reply' }).fill('Thank you')
    await page.getByRole('button', { name: 'Save reply' }).click()
    await said(page, 'Reply saved')
    await withoutBarriers(page)
    await page.getByRole('button', { name: 'Delete review' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).click()
    await page.waitForURL('**/reviews')
    expect(Object.keys(await states())).not.toContain('Pours well')
    await page.context().close()
  })

  inFull('send forms, which staff read and delete', async () => {
    const merchant = await house.shop.merchant()
    const field = (target: string, label: string) => ({
      ...{ id: target, fieldType: 'INPUT' as const },
      inputOptions: {
        ...{ target, inputType: 'STRING' as const },
        stringOptions: { componentType: 'TEXT_INPUT', textInputOptions: { label } },
      },
    })
    const { form } = await merchant.call(createForm, {
      form: { name: 'Contact', formFields: [field('email', 'Your address'), field('words', 'Message')] },
    })
    const formId = String(form.id)
    for (const words of ['Do you ship to Oslo?', 'x'.repeat(400), 'Buy this'])
      await (await house.shop.visitor()).call(createSubmission, {
        submission: { formId, submissions: { words, email: 'ada@example.com' } },
      })
    const left = async () =>
      (await merchant.call(querySubmissionsByNamespace, {})).submissions.map(
        ({ submissions }) => submissions.words,
      )
    const page = await house.open('merchant', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
    await page.goto(`${house.address}/forms?form=${formId}`)
    await expect.poll(() => rows(page).count()).toBe(3)
    await withoutBarriers(page)
    await page.getByRole('link', { name: /Oslo/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    expect(await page.locator('dl').innerText()).toMatch(/^Your address\s+ada@example.com\s+Message\s+Do you/)
    await withoutBarriers(page)
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/forms')
    await expect.poll(() => rows(page).count()).toBe(2)
    await page.getByLabel('Select all rows shown').check()
    await page.getByRole('button', { name: 'Delete' }).click()
    await said(page, 'Delete 2 form entries?')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await said(page, 'No form entries yet. What people send with your shop’s forms appears here.')
    expect(await left()).toEqual([])
    await page.context().close()
  })

  inFull(
    'have a page with orders, notes, tags and data, and are gone once deleted, in other tabs too',
    async () => {
      const page = await house.open('owner')
      await page.goto(`${house.address}/customers`)
      await page.getByLabel('Search by name or email').fill('grace@')
      await expect.poll(() => rows(page).count()).toBe(1)
      await page.getByRole('link', { name: 'grace@example.com' }).click()
      await page.getByRole('heading', { level: 1, name: 'grace@example.com' }).waitFor()
      await page.getByLabel('Add a note').fill('Rings twice')
      await page.getByRole('button', { name: 'Save note' }).click()
      await page.getByRole('button', { name: 'Delete note: Rings twice' }).waitFor()
      await page.getByRole('combobox', { name: 'Edit tags' }).fill('Press')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Save tags' }).click()
      await said(page, 'Tags saved')
      const history = page.getByRole('region', { name: 'Changes' })
      await history.getByRole('listitem').filter({ hasText: 'Tags' }).waitFor()
      await history.getByRole('listitem').filter({ hasText: 'Note: – → Rings twice' }).waitFor()
      await withoutBarriers(page)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download data' }).click()
      const data = JSON.parse(await readFile(await (await download).path(), 'utf8'))
      expect(data).toMatchObject({ customer: { email: 'grace@example.com', tags: ['Press'] } })

      const other = await page.context().newPage()
      await other.goto(page.url())
      await other.getByRole('button', { name: 'Delete customer' }).click()
      await other.getByText('There are no orders to keep.').waitFor()
      await withoutBarriers(other)
      await other.getByRole('dialog').getByRole('button', { name: 'Delete customer' }).click()
      await other.waitForURL('**/customers')
      await page.getByRole('heading', { level: 1, name: 'This customer was deleted' }).waitFor()
      await withoutBarriers(page)
      await page.context().close()
    },
  )

  it('are kept as segments, exported, and shown to merchants without decisions', async () => {
    const page = await house.open('merchant', { viewport: { width: 390, height: 844 } })
    await page.goto(`${house.address}/customers?status=MEMBER&sort=NAME`)
    await rows(page).first().waitFor()
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: 'Save this view' }).click()
    await page.getByLabel('View name').fill('Members by name')
    await page.getByRole('button', { name: 'Save view' }).click()
    await said(page, 'Members by name saved')
    await page.goto(`${house.address}/customers`)
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByRole('menuitem', { name: 'Members by name' }).click()
    await page.waitForURL('**/customers?**status=MEMBER**')
    await page.getByRole('button', { name: /^Remove / }).waitFor()
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export list' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    const [, ...members] = file.trim().split('\n')
    expect(members.every((line) => line.includes(',MEMBER,'))).toBe(true)
    await expect.poll(() => rows(page).count()).toBe(Math.min(members.length, PAGE))
    expect(await page.getByRole('button', { name: /Approve|Block|Reject/ }).count()).toBe(0)
    await withoutBarriers(page)
    await page.context().close()
  })
})
