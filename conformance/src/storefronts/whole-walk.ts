import { createClient, OAuthStrategy } from '@vitrine/client'
import { products } from '@vitrine/client/stores'
import { updateDeliverySettings } from '@vitrine/contract/operations'
import type { Caller, Shop } from '@vitrine/platform/testing'
import { expect } from 'vitest'
import type { TestBrowser } from '../../../scripts/tests/browser.mjs'
import { buy, type Shopper, visitAccount, type Wish, watch } from './walk.ts'

const MEMBER: Shopper = { email: 'ada@storefronts.example', password: 'a long walk home' }
/** A list page of a dozen pictures takes less than one of them would in its own size. */
const LARGEST_PICTURE = 60_000

/** A picture that takes no time to draw. */
export const drawPlain = async () =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><circle r="200" fill="teal"/></svg>',
  )

/** As an operator gives them: the platform's public address. */
export const addressesOf = ({ url, clientId }: Shop) => ({
  VITRINE_API_URL: url.replace('127.0.0.1', 'localhost'),
  VITRINE_CLIENT_ID: clientId,
})

/** Buys something with options, then logs in: everything stays on this machine, and no picture is larger than requested. */
export const walk = async (browser: TestBrowser, url: string, wish: Wish): Promise<void> => {
  await using context = await browser.newContext()
  const page = await context.newPage()
  const { elsewhere, problems, pictures } = watch(page)
  try {
    await buy(page, url, wish, 'grace@storefronts.example')
    await visitAccount(page, url, MEMBER)
  } catch (cause) {
    const shown = await page.locator('body').innerText()
    throw new Error(`${cause}\nAt ${page.url()}:\n${shown.slice(0, 1_500)}`, { cause })
  }
  expect({ elsewhere, problems }).toEqual({ elsewhere: [], problems: [] })
  expect(pictures.size).toBeGreaterThan(8)
  for (const [address, bytes] of pictures) expect(await bytes, address).toBeLessThan(LARGEST_PICTURE)
}

/** Makes a shop ready for walks: it delivers, and has a member. Returns what says what to buy: each walk takes some of the stock. */
export const prepare = async (shop: Shop): Promise<() => Promise<Wish>> => {
  await deliverByPost(await shop.owner())
  const client = createClient({
    ...{ apiUrl: shop.url, auth: OAuthStrategy({ clientId: shop.clientId }), modules: { products } },
  })
  await client.auth.register(MEMBER)
  return () => wishOf(client)
}

/** Makes the shop deliver to Germany. */
const deliverByPost = (owner: Caller) => {
  const options = [{ code: 'post', title: 'Post', rate: { flat: '4.90' }, deliveryTime: 'In four days' }]
  const regions = [{ name: 'Germany', areas: [{ country: 'DE' }], options }]
  return owner.call(updateDeliverySettings, { deliverySettings: { regions } })
}

/** A product with options from the first page, and a variant of it that is in stock. */
const wishOf = async (client: { products: typeof products }): Promise<Wish> => {
  const { items } = await client.products.queryProducts().ascending('name').limit(12).find()
  for (const { name, productOptions = [], variants = [] } of items) {
    const variant = variants.find(({ stock }) => stock?.inStock && (stock.quantity ?? 2) > 1)
    if (name && productOptions.length > 0 && variant?.choices) return { name, choices: variant.choices }
  }
  throw new Error('No product of the first page has options.')
}
