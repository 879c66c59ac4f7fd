import {
  createClient as createOurs,
  AppStrategy as OurAppStrategy,
  ApiKeyStrategy as OurKeyStrategy,
} from '@vitrine/client'
import { collections as ourCollections, products as ourProducts } from '@vitrine/client/stores'
import { ApiKeyStrategy, AppStrategy, createClient } from '@wix/sdk'
import { collections, products } from '@wix/stores'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSdkShop, type SdkShop } from '../sdk-shop.ts'

const SCOPES = ['catalog:read'] as const

let opened: SdkShop
let key: { apiKey: string; siteId: string }
let app: { appId: string; appSecret: string; instanceId: string }
beforeAll(async () => {
  opened = await openSdkShop()
  const { shop } = opened
  const { siteId } = shop.site
  key = { apiKey: (await shop.app(SCOPES)).authorization ?? '', siteId }
  app = { ...(await shop.registerApp(SCOPES)), instanceId: siteId }
})
afterAll(() => opened[Symbol.asyncDispose]())

const modules = { products, collections }
const ourModules = { products: ourProducts, collections: ourCollections }
const apiUrl = () => ({ apiUrl: opened.shop.url })

const PROGRAMS = [
  ['the public ApiKeyStrategy', () => createClient({ auth: ApiKeyStrategy(key), modules })],
  ['the public AppStrategy', () => createClient({ auth: AppStrategy(app), modules })],
  ['our ApiKeyStrategy', () => createOurs({ ...apiUrl(), auth: OurKeyStrategy(key), modules: ourModules })],
  ['our AppStrategy', () => createOurs({ ...apiUrl(), auth: OurAppStrategy(app), modules: ourModules })],
] as const

describe.each(PROGRAMS)('a program with %s', (_, open) => {
  it('reads what only merchants may see', async () => {
    const client = open()
    const { items } = await client.products.queryProducts().limit(1).find()
    const id = items[0]?._id ?? ''
    const { product } = await client.products.getProduct(id, { includeMerchantSpecificData: true })
    expect(product).toMatchObject({ _id: id, costAndProfitData: { profitMargin: expect.any(Number) } })
    const visitors = await opened.visitor().products.getProduct(id)
    expect(visitors.product).not.toHaveProperty('costAndProfitData.itemCost')
  })

  it('learns which scope it lacks', async () => {
    const refused = open().products.createProduct({ name: 'Vase', priceData: { price: 1 } })
    await expect(refused).rejects.toMatchObject({
      details: { applicationError: { code: 'PERMISSION_DENIED', data: { scope: 'catalog:write' } } },
    })
  })
})

describe('a program', () => {
  it('with the public AppStrategy knows the owner of its token', async () => {
    const client = createClient({ auth: AppStrategy(app), modules })
    const { headers } = await client.auth.getAuthHeaders()
    const info = await createClient({
      auth: AppStrategy({ ...app, accessToken: headers.Authorization }),
      modules,
    }).auth.getTokenInfo()
    expect(info).toMatchObject({ active: true, subjectType: 'APP', clientId: app.appId, siteId: key.siteId })
  })

  it.each([
    ['a key of another site', () => ApiKeyStrategy({ ...key, siteId: app.appId }), 'PERMISSION_DENIED'],
    ['a key cut short', () => ApiKeyStrategy({ ...key, apiKey: key.apiKey.slice(1) }), 'UNAUTHENTICATED'],
  ])('with %s is refused', async (_, auth, code) => {
    const client = createClient({ auth: auth(), modules })
    await expect(client.products.queryProducts().find()).rejects.toMatchObject({
      details: { applicationError: { code } },
    })
  })
})
