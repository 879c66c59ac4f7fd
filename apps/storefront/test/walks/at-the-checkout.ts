import type { Page } from 'playwright-core'
import { hydrated } from '../hydrated.ts'
import { euros } from './at-the-shop.ts'
import { COUPON, PASSWORD } from './open-walks.ts'
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

export const CARDS = {
  plain: '4242 4242 4242 4242',
  confirmed: '4000 0025 0000 3155',
  refused: '4000 0000 0000 0002',
}

/** The card that a walk pays with first. */
export const firstCard = ({ payment }: Walk): string => {
  if (payment === 'bank, back and again') return CARDS.confirmed
  return payment === 'refused, then another card' ? CARDS.refused : CARDS.plain
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
  const byCard = walk.payment !== 'gift card'
  const giveCard = async (card: string): Promise<void> => {
    await page.locator('input[name=method]').first().check()
    await page.getByLabel('Card number').fill(card)
    await page.getByLabel('Expiry date').fill('12 / 39')
    await page.getByLabel('Security code').fill('123')
    await press('Continue to review')
    await page.locator('.step-open #step-review').waitFor()
  }
  const row = async (name: RegExp) =>
    (await page.locator('.summary .totals-row', { hasText: name }).allTextContents()).map(euros).join()

  return {
    /** Logs in at the shop, which leads back to the checkout. */
    logIn: async (email: string): Promise<void> => {
      await page.getByRole('link', { name: 'Log in instead' }).click()
      await page.waitForURL('**/login?*')
      await hydrated(page)
      await page.getByLabel('Email address').fill(email)
      await page.getByLabel('Password').fill(PASSWORD)
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await page.waitForURL('**/checkout/*')
      await page.locator('.steps').getByText(email).waitFor()
    },

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
    givePayment: async ({ card = firstCard(walk), isUntaxed = false } = {}): Promise<void> => {
      if (walk.items === 'physical' && walk.payment === 'gift card') return
      if (walk.items === 'digital' && !isUntaxed) await fillAddress(page, BERLIN)
      if (byCard) return giveCard(card)
      await press('Continue to review')
      await page.locator('.step-open #step-review').waitFor()
    },

    pay: (): Promise<void> => press(byCard ? /^Pay / : 'Place order'),

    /** Gets the payment through: at the bank after going back from it, or with another card. */
    insist: async (): Promise<void> => {
      if (walk.payment === 'bank, back and again') {
        await page.getByRole('button', { name: 'Approve' }).waitFor()
        await page.goBack({ waitUntil: 'commit' })
        await press('Continue to your bank')
        await press('Approve')
      }
      if (walk.payment === 'refused, then another card') {
        await page.getByText('Your payment was declined').waitFor()
        await giveCard(CARDS.plain)
        await press(/^Pay /)
      }
    },

    /** Accepts that a coupon no longer applies. */
    goOnWithoutCoupon: async (coupon: string): Promise<void> => {
      await page.getByText(`Coupon ${coupon} no longer applies.`).waitFor()
      await press(/^Continue with /)
      await page.getByRole('heading', { name: 'Your order has changed' }).waitFor({ state: 'detached' })
    },

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
