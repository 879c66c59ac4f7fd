import { randomUUID } from 'node:crypto'
import type { Product } from '@vitrine/contract'
import {
  createCoupon,
  createGiftCard,
  createMember,
  deleteCoupon,
  getGiftCard,
  getOrder,
  listGiftCards,
  queryProducts,
  updateInventoryVariants,
  updateTaxSettings,
} from '@vitrine/contract/operations'
import { freePort, linkFor, mailed, openDemoShop } from '@vitrine/platform/testing'
import { formVisitor } from '../form-visitor.ts'
import { openStorefront } from '../open/open-storefront.ts'
import { deliverByPost } from '../order-checkout.ts'

const DAY_MS = 86_400_000
export const COUPON = 'WELCOME10'
export const PASSWORD = 'four quiet grey herons'
export type WalkShop = Awaited<ReturnType<typeof openWalks>>

/** A demo shop with tax on top of its prices, so totals depend on where the buyer is. */
export async function openWalks() {
  const port = await freePort()
  const url = `http://localhost:${port}`
  let aheadMs = 0
  const clock = { now: () => Date.now() + aheadMs }
  const platform = await openDemoShop({ environment: { STOREFRONT_URL: url }, clock })
  const merchant = await platform.merchant()
  await deliverByPost(merchant, { US: '7.50' })
  const rates = [
    { rate: '0.19', area: { country: 'DE' }, jurisdictionType: 'COUNTRY' as const },
    {
      ...{ rate: '0.0725', area: { country: 'US', subdivision: 'US-CA' } },
      ...{ jurisdictionType: 'STATE' as const, taxGroupId: null },
    },
  ]
  await merchant.call(updateTaxSettings, {
    taxSettings: { pricesIncludeTax: false, rates, shippingTaxable: true },
  })
  await merchant.call(createCoupon, { coupon: { code: COUPON, name: 'Welcome', percentOffRate: 10 } })
  const shop = await openStorefront(platform, port)

  /** A new login each time: the walks may take longer than one lasts. */
  const call: typeof merchant.call = async (...asked) => (await platform.merchant()).call(...asked)
  const product = async (slug: string): Promise<Product> => {
    const { products } = await call(queryProducts, { query: { filter: { slug } } })
    const [found] = products ?? []
    if (!found) throw new Error(`The demo shop has no ${slug}.`)
    return found
  }
  return {
    url,
    /** Adds a member who has chosen a password; returns their address. */
    newMember: async (): Promise<string> => {
      const email = `ada.${randomUUID().slice(0, 8)}@example.com`
      await (await platform.owner()).call(createMember, {
        member: { loginEmail: email, contact: { firstName: 'Ada' } },
      })
      const visitor = formVisitor(url)
      await visitor.send('/reset-password', { email })
      const token = await linkFor(platform, email)
      await visitor.send(`/new-password?token=${token}`, { token, password: PASSWORD })
      return email
    },
    newGiftCard: async (worth: number) => {
      const initialValue = String(worth)
      const { giftCard, code } = await call(createGiftCard, { giftCard: { initialValue } })
      return {
        ...{ code, worth },
        /** What it has paid so far. */
        paid: async () => {
          const now = await call(getGiftCard, { id: giftCard.id })
          return (worth - Number(now.giftCard.balance)).toFixed(2)
        },
      }
    },
    /** A coupon that the shop may remove while someone uses it. */
    newCoupon: async () => {
      const code = `SOON${randomUUID().slice(0, 8).toUpperCase()}`
      const { coupon } = await call(createCoupon, {
        coupon: { code, name: 'Soon over', percentOffRate: 20 },
      })
      return { code, remove: () => call(deleteCoupon, { id: coupon.id }) }
    },
    /** The code of the gift card that was mailed to an address; undefined until then. */
    mailedCode: async (email: string): Promise<string | undefined> => {
      const mails = await mailed(platform, email)
      const said = mails.find(({ template }) => /^gift-(cards|for-you)$/.test(template))?.said ?? ''
      return /[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}/.exec(said)?.[0]
    },
    /** Days from now, as a date field has them: in UTC, like this shop. */
    dayIn: (days: number): string => new Date(clock.now() + days * DAY_MS).toISOString().slice(0, 10),
    /** Moves the platform's clock; logins made before may end. */
    passDays: (days: number): void => {
      aheadMs += days * DAY_MS
    },
    /** Kinds of mail that were sent to an address. */
    mailsTo: async (email: string): Promise<string[]> =>
      (await mailed(platform, email)).map(({ template }) => template),
    /** The text of the last mail that was sent to an address. */
    lastMailTo: async (email: string): Promise<string | undefined> =>
      (await mailed(platform, email)).at(-1)?.said,
    /** What a gift card has left, by its code. */
    leftOn: async (code: string): Promise<string | undefined> => {
      const { giftCards } = await call(listGiftCards, { code })
      return giftCards[0]?.balance
    },
    nameOf: async (slug: string): Promise<string> => (await product(slug)).name ?? '',
    /** Makes an item sold out, or available again. */
    setInStock: async (slug: string, inStock: boolean): Promise<void> => {
      const { id = '', variants = [] } = await product(slug)
      await call(updateInventoryVariants, {
        inventoryItem: {
          ...{ productId: id, trackQuantity: false },
          variants: variants.map(({ id: variantId = '' }) => ({ variantId, inStock })),
        },
      })
    },
    orderOf: async (id: string) => (await call(getOrder, { id })).order,
    async [Symbol.asyncDispose]() {
      await shop.stop()
      await platform[Symbol.asyncDispose]()
    },
  }
}
