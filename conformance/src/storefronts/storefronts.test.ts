import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, OAuthStrategy } from '@vitrine/client'
import { products } from '@vitrine/client/stores'
import { updateDeliverySettings } from '@vitrine/contract/operations'
import { type Caller, freePort, openDemoShop, type Shop } from '@vitrine/platform/testing'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pack } from '../../../scripts/packages/packaging.mjs'
import { CHROMIUM_ARGS, findChromium } from '../../../scripts/tests/chromium.mjs'
import { copyStorefront } from './built-storefront.ts'
import { buy, type Shopper, visitAccount, type Wish, watch } from './walk.ts'

const executablePath = findChromium()

const MEMBER: Shopper = { email: 'ada@storefronts.example', password: 'a long walk home' }
/** A list page of a dozen pictures takes less than one of them would in its own size. */
const LARGEST_PICTURE = 60_000

/** A picture that takes no time to draw. */
const drawPlain = async () =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><circle r="200" fill="teal"/></svg>',
  )

/** The full form builds every storefront with what the registry has; see `npm run test:storefronts`. */
const isFull = process.env.STOREFRONTS === 'full'

/** A storefront, and what a developer types to build and to start it. */
interface Framework {
  readonly name: string
  readonly build: string
  readonly start: (port: number) => string
  readonly callbackPath?: string
}

const VITE: Framework = {
  name: 'vite',
  build: 'node node_modules/vite/bin/vite.js build --logLevel warn',
  start: (port) => `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
}
const IN_FULL: Framework[] = [
  VITE,
  { name: 'next-pages', build: 'npx next build', start: (port) => `npx next start --port ${port}` },
  { name: 'next-app', build: 'npx next build', start: (port) => `npx next start --port ${port}` },
  {
    ...{ name: 'astro', callbackPath: '/api/auth/callback', build: 'npx astro build' },
    start: (port) => `HOST=localhost PORT=${port} node dist/server/entry.mjs`,
  },
]
const WAYS = [
  { way: 'redirected by the one line', client: 'theirs' },
  { way: 'on our client by import alias', client: 'ours' },
]
const CASES = (isFull ? IN_FULL : [VITE]).flatMap((framework) =>
  WAYS.map((way) => ({ ...framework, ...way, packages: isFull ? 'none' : 'linked' }) as const),
)

describe.skipIf(!executablePath)('a storefront written on the public packages', () => {
  let browser: Browser
  let packed: string
  let tarballs: string[] = []
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
    packed = mkdtempSync(join(tmpdir(), 'vitrine-packed-'))
    if (isFull) tarballs = [await pack('packages/client', packed), await pack('packages/move', packed)]
  }, 300_000)
  afterAll(async () => {
    rmSync(packed, { recursive: true, force: true })
    await browser?.close()
  })

  it.each(CASES)('sells on $name, $way', { timeout: 1_200_000 }, async (framework) => {
    const port = await freePort()
    const url = `http://localhost:${port}`
    const { name, build, start, client, packages, callbackPath = '/callback' } = framework
    await using shop = await openDemoShop({
      ...{ draw: drawPlain, callbackPath, environment: { STOREFRONT_URL: url } },
    })
    using storefront = copyStorefront(name, packages)
    const env = { ...addressesOf(shop), STOREFRONT_CLIENT: client }
    if (packages === 'none') await storefront.run(`npm install --no-audit --no-fund ${tarballs.join(' ')}`)
    await storefront.run(build, env)
    await storefront.serve(start(port), url, env)
    await walk(shop, browser, url)
  })
})

/** As an operator gives them: the platform's public address. */
const addressesOf = ({ url, clientId }: Shop) => ({
  VITRINE_API_URL: url.replace('127.0.0.1', 'localhost'),
  VITRINE_CLIENT_ID: clientId,
})

/** Buys something with options, then logs in: everything stays on this machine, and no picture is larger than requested. */
const walk = async (shop: Shop, browser: Browser, url: string): Promise<void> => {
  await deliverByPost(await shop.owner())
  const client = createClient({
    ...{ apiUrl: shop.url, auth: OAuthStrategy({ clientId: shop.clientId }), modules: { products } },
  })
  await client.auth.register(MEMBER)
  await using context = await browser.newContext()
  const page = await context.newPage()
  const { elsewhere, problems, pictures } = watch(page)
  await buy(page, url, await wishOf(client), 'grace@storefronts.example')
  await visitAccount(page, url, MEMBER)
  expect({ elsewhere, problems }).toEqual({ elsewhere: [], problems: [] })
  expect(pictures.size).toBeGreaterThan(8)
  for (const [address, bytes] of pictures) expect(await bytes, address).toBeLessThan(LARGEST_PICTURE)
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
