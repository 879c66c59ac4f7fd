import type { Page } from 'playwright-core'
import { euros } from './at-the-shop.ts'
import { COUPON } from './open-walks.ts'
import type { Walk } from './walk-table.ts'

/** Fills in an address in Berlin. */
const fillAddress = async (page: Page): Promise<void> => {
  await page.getByLabel('Country or region').selectOption('DE')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Street address').fill('Torstraße 1')
  await page.getByLabel('Postal code').fill('10119')
  await page.getByLabel('City').fill('Berlin')
}

/** Takes a walk through the hosted checkout. */
export const atTheCheckout = (page: Page, walk: Walk) => {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
  const code = async (label: string, typed: string) => {
    await page.getByLabel(label).fill(typed)
    await page.getByLabel(label).press('Enter')
    await page
      .getByRole('button', { name: /^Remove / })
      .filter({ hasText: 'Remove' })
      .last()
      .waitFor()
    await page.getByLabel(label).waitFor({ state: 'detached' })
  }
  const row = async (name: RegExp) =>
    (await page.locator('.summary .totals-row', { hasText: name }).allTextContents()).map(euros).join()

  return {
    /** Gives an address, unless the member's account has filled it in. */
    giveContact: async (email: string): Promise<void> => {
      await page.locator('.step-open').waitFor()
      if ((await page.locator('.step-open #step-contact').count()) === 0) return
      await page.getByLabel('Email address').fill(email)
      await press(/^Continue to /)
      await page.getByLabel('Email address').waitFor({ state: 'detached' })
    },

    giveGiftCard: (typed: string): Promise<void> => code('Gift card code', typed),
    giveCoupon: (): Promise<void> => code('Coupon code', COUPON),

    giveDelivery: async (): Promise<void> => {
      if (walk.items === 'digital') return
      await fillAddress(page)
      await press('Show delivery options')
      await press(/^Continue to /)
      await page.getByLabel('Street address').waitFor({ state: 'detached' })
    },

    /** Fills in the payment step, which needs nothing if a gift card pays for shipped items. */
    givePayment: async (): Promise<void> => {
      if (walk.items === 'physical' && walk.payment === 'gift card') return
      if (walk.items === 'digital') await fillAddress(page)
      if (walk.payment === 'card') {
        await page.locator('input[name=method]').first().check()
        await page.getByLabel('Card number').fill('4242 4242 4242 4242')
        await page.getByLabel('Expiry date').fill('12 / 39')
        await page.getByLabel('Security code').fill('123')
      }
      await press('Continue to review')
      await page.locator('.step-open #step-review').waitFor()
    },

    pay: (): Promise<void> => press(walk.payment === 'card' ? /^Pay / : 'Place order'),

    /** Removes a sold-out item, and accepts the rest. */
    goOnWithout: async (name: string): Promise<void> => {
      await page.getByRole('heading', { name: 'Your order has changed' }).waitFor()
      await press(`Remove ${name}`)
      await page.getByText(`${name} is sold out.`).waitFor({ state: 'detached' })
      const accept = page.getByRole('button', { name: /^Continue with / })
      if ((await accept.count()) > 0) await accept.click()
      await page.getByRole('heading', { name: 'Your order has changed' }).waitFor({ state: 'detached' })
    },

    /** The total on the page, and the amount due now. */
    shown: async () => {
      const total = await row(/^Total/)
      const toPay = await row(/^To pay/)
      return { total, toPay: toPay === '' ? total : toPay }
    },
  }
}
