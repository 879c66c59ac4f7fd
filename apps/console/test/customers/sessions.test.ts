import { createMember, listCustomerSessions, listCustomers } from '@vitrine/contract/operations'
import { logInMember } from '@vitrine/platform/testing'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { inFull } from '../../../../scripts/tests/in-full.mjs'
import { said, withoutBarriers } from '../expectations.ts'
import { executablePath, openTestConsole, type TestConsole } from '../open-console.ts'

describe.skipIf(!executablePath)('sessions of a customer', () => {
  let house: TestConsole
  beforeAll(async () => {
    house = await openTestConsole()
  })
  afterAll(async () => house?.[Symbol.asyncDispose]())

  inFull('are ended one by one or all at once by owners, and only shown to merchants', async () => {
    const { shop } = house
    const { member } = await (await shop.owner()).call(createMember, {
      member: { loginEmail: 'mia@example.com' },
    })
    const memberId = String(member?.id)
    for (let count = 0; count < 3; count++) await logInMember(shop, { memberId }, await shop.visitor())
    const caller = await shop.merchant()
    const { customers } = await caller.call(listCustomers, { memberId })
    const id = String(customers[0]?.id)
    const living = async () => (await caller.call(listCustomerSessions, { id })).sessions.length

    const merchant = await house.open('merchant')
    await merchant.goto(`${house.address}/customers/${id}`)
    const signedIn = merchant.getByRole('region', { name: 'Logged in' })
    await expect.poll(() => signedIn.getByText(/^Last used/).count()).toBe(3)
    expect(await signedIn.getByRole('button').count()).toBe(0)
    await merchant.context().close()

    const page = await house.open('owner')
    await page.goto(`${house.address}/customers/${id}`)
    const sessions = page.getByRole('region', { name: 'Logged in' })
    await withoutBarriers(page)
    await sessions
      .getByRole('button', { name: /^Log out of / })
      .first()
      .click()
    await said(page, 'Logged out')
    await expect.poll(living).toBe(2)
    await sessions.getByRole('button', { name: 'Log out everywhere' }).click()
    await said(page, 'Logged out everywhere')
    await sessions.getByText('Not logged in anywhere.').waitFor()
    expect(await living()).toBe(0)
    await page.context().close()
  })
})
