import type { Page } from 'playwright-core'
import { euros } from './at-the-shop.ts'
import { COUPON } from './open-walks.ts'
import type { Walk } from './walk-table.ts'

const BERLIN = { country: 'DE', postalCode: '10119', city: 'Berlin' }
export const SAN_FRANCISCO = {
  ...{ country: 'US', state: 'US-CA', postalCode: '94103', city: 'San Francisco' },
}

const fillAddress = async (page: Page, place: typeof BERLIN & { state?: string }): Promise<void> => {
  await page.getByLabel('Country or region').selectOption(place.country)
  if (place.state) await page.getByLabel('State').selectOption(place.state)
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Last name').fill('Byron')
  await page.getByLabel('Street address').fill('Torstraße 1')
  await page.getByLabel(/Postal code|ZIP code/).fill(place.postalCode)
  await page.getByLabel('City').fill(place.city)
}

export const CARDS = { plain: '4242 4242 4242 4242', confirmed: '4000 0025 0000 3155' }

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

    giveDelivery: async (place = BERLIN): Promise<void> => {
      if (walk.items === 'digital') return
      await fillAddress(page, place)
      await press('Show delivery options')
      await press(/^Continue to /)
      await page.getByLabel('Street address').waitFor({ state: 'detached' })
    },

    /**
     * Fills in the payment step, which needs nothing if a gift card pays for shipped items.
     * @param card - `confirmed` leads through the bank
     */
    givePayment: async ({ card = CARDS.plain, isUntaxed = false } = {}): Promise<void> => {
      if (walk.items === 'physical' && walk.payment === 'gift card') return
      if (walk.items === 'digital' && !isUntaxed) await fillAddress(page, BERLIN)
      if (walk.payment === 'card') {
        await page.locator('input[name=method]').first().check()
        await page.getByLabel('Card number').fill(card)
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
