import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { hydrated } from '../hydrated.ts'
import { COUPON, PASSWORD, type WalkShop } from './open-walks.ts'
import { isInCart, type Walk } from './walk-table.ts'

/** The item that every walk buys, and one that may sell out on the way. */
export const PIECES = {
  physical: ['column', 'pasta-bowl'],
  digital: ['weaving-draft-dune', 'wallpaper-night-soundings'],
} as const

/** An order's total on a page of the shop, in the shop's own currency: `106.90`. */
export const euros = (text: string): string => {
  const [, amount = ''] = /€([\d,]+\.\d\d)/.exec(text) ?? []
  return amount.replaceAll(',', '')
}

/** Saves the file that an order's page offers, and returns its name and how it begins. */
export const download = async (page: Page): Promise<string> => {
  const saving = page.waitForEvent('download')
  await page.getByRole('region', { name: 'Your files' }).getByRole('link').first().click()
  const saved = await saving
  const content = await readFile(await saved.path(), 'latin1')
  return `${saved.suggestedFilename()}: ${content.slice(0, 5)}`
}

/** Walks from a product to the button that leads to the checkout. */
export const atTheShop = (page: Page, shop: WalkShop, walk: Walk, coupon = COUPON) => {
  const ready = async () => (walk.scripts === 'on' ? hydrated(page) : undefined)
  const open = async (path: string) => {
    await page.goto(shop.url + path)
    await ready()
  }
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

  const logIn = async (email: string, returnTo: string) => {
    await open(`/login?returnTo=${encodeURIComponent(returnTo)}`)
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password').fill(PASSWORD)
    await press('Log in')
    await page.waitForURL(shop.url + returnTo)
    await ready()
  }
  const add = async (slug: string, count: number) => {
    await open(`/products/${slug}`)
    // The page shows it at once; the cart has it when the shop has answered.
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await press('Add to cart')
    await answered
    const name = `Cart, ${count} ${count === 1 ? 'item' : 'items'}`
    await page.getByRole('link', { name, includeHidden: true }).waitFor({ state: 'attached' })
  }
  const useCoupon = async () => {
    if (!isInCart(walk.coupon)) return
    await page.getByLabel('Coupon code').fill(coupon)
    await press('Apply')
    await page.getByRole('button', { name: `Remove coupon ${coupon}` }).waitFor()
  }
  const estimate = async () => {
    await page.getByLabel('Deliver to').selectOption('DE')
    await press('Estimate')
    await page.getByText('Estimated total').waitFor()
  }
  /** The last estimate that the shopper reads before going on; undefined if none is shown. */
  const estimated = async (): Promise<string | undefined> => {
    const sums = page.locator('aside [role=status].transition-opacity')
    // Faded once the cart has changed.
    await page.locator('aside [role=status].opacity-40').waitFor({ state: 'detached' })
    const text = (await sums.textContent()) ?? ''
    if (!text.includes('Estimated total')) return undefined
    return euros(text.slice(text.lastIndexOf(walk.currency === 'own' ? 'Estimated total' : 'You’ll pay')))
  }

  return {
    /** Fills the cart, and returns the final estimate. */
    shop: async (member: string | undefined): Promise<string | undefined> => {
      const [piece, other] = PIECES[walk.items]
      if (member && walk.login === 'from the start') await logIn(member, '/account')
      await add(piece, 1)
      if (walk.soldOut === 'one piece') await add(other, 2)
      await open('/cart')
      if (walk.currency === 'other') {
        await page.getByRole('contentinfo').getByRole('button', { name: 'USD' }).click()
        await page.locator('[aria-current=true]', { hasText: 'USD' }).waitFor()
        await ready()
      }
      if (member && walk.login === 'on the way') await logIn(member, '/cart')
      if (walk.estimate === 'before the coupon') await estimate()
      await useCoupon()
      if (walk.estimate === 'after the coupon') await estimate()
      return estimated()
    },

    /** Goes to the checkout in the walk's way. */
    checkOut: async (): Promise<void> => {
      if (walk.entry === 'drawer') {
        await open(`/products/${PIECES[walk.items][0]}`)
        await page
          .getByRole('banner')
          .getByRole('link', { name: /^Cart, / })
          .click()
        await page.locator('dialog.drawer[open]').getByRole('button', { name: 'Check out' }).click()
      } else await press('Check out')
      await page.waitForURL('**/checkout/*')
    },

    /** Goes back to the shop with the browser's back button, through the steps of the checkout. */
    goBack: async (): Promise<void> => {
      for (let steps = 0; steps < 5 && !page.url().startsWith(shop.url); steps += 1)
        await page.goBack({ waitUntil: 'commit' }) // a page may load again once it is shown
      await ready()
    },
  }
}
