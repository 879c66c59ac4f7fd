import { afterEach, describe, expect, it } from 'vitest'
import { startServer } from '../../test/local-platform.ts'
import { currentCart } from '../ecom.ts'
import { ApiKeyStrategy, CommerceError, createClient, elevate, OAuthStrategy } from '../index.ts'
import { products } from '../stores.ts'
import { scopes } from './context.ts'

const NO_CLIENT = 'No client is in context'
const NO_ELEVATED = 'An elevated client is required to use elevated modules. Call enableContext on one first.'

const open = async () => {
  const server = await startServer(({ path }) =>
    path === '/oauth2/token' ? undefined : { body: { product: { id: 'p' }, cart: { id: 'c' } } },
  )
  const clientOf = (apiKey: string) => createClient({ apiUrl: server.url, auth: ApiKeyStrategy({ apiKey }) })
  const callers = () => server.calls.map(({ headers }) => headers.authorization)
  return { server, clientOf, callers, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

/** What is thrown, at once or later. */
const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
  } catch (error) {
    return error
  }
}

afterEach(() => {
  for (const scope of Object.values(scopes)) {
    delete scope.vitrineClient
    delete scope.vitrineElevatedClient
  }
})

describe('a module function called on its own', () => {
  it('uses the client in context', async () => {
    await using shop = await open()
    shop.clientOf('one').enableContext('global')
    expect(await products.getProduct('p')).toMatchObject({ product: { _id: 'p' } })
    shop.clientOf('two').enableContext('global')
    await products.queryProducts().find()
    expect(shop.callers()).toEqual(['one', 'two'])
  })

  it('prefers the client of its own copy of the package to the process-wide one', async () => {
    await using shop = await open()
    shop.clientOf('of-the-module').enableContext('module')
    shop.clientOf('of-the-process').enableContext('global')
    await products.getProduct('p')
    expect(shop.callers()).toEqual(['of-the-module'])
  })

  it('throws without a client, or with only an elevated one', async () => {
    await using shop = await open()
    const expected = expect.objectContaining({ code: 'NO_CLIENT', message: NO_CLIENT })
    expect(await thrownBy(() => products.getProduct('p'))).toEqual(expected)
    expect(await thrownBy(() => products.queryProducts())).toEqual(expected)
    expect(await thrownBy(() => currentCart.onCartCreated(() => {}))).toEqual(expected)
    shop.clientOf('elevated').enableContext('global', { elevated: true })
    expect(await thrownBy(() => products.getProduct('p'))).toEqual(expected)
    expect(shop.server.received).toEqual([])
  })

  it('of a client keeps using that client, even with another in context', async () => {
    await using shop = await open()
    const { getProduct } = shop.clientOf('mine').use(products)
    shop.clientOf('other').enableContext('module')
    await getProduct('p')
    expect(shop.callers()).toEqual(['mine'])
  })
})

describe('an elevated module function', () => {
  it('calls with the rights of the elevated client only', async () => {
    await using shop = await open()
    shop.clientOf('visitor').enableContext('module')
    shop.clientOf('merchant').enableContext('module', { elevated: true })
    expect(await elevate(products.deleteProduct)('p')).toBeUndefined()
    await products.getProduct('p')
    await elevate(products.queryProducts)().find()
    expect(shop.callers()).toEqual(['merchant', 'visitor', 'merchant'])
  })

  it('prefers the elevated client of its own copy to the process-wide one', async () => {
    await using shop = await open()
    shop.clientOf('of-the-process').enableContext('global', { elevated: true })
    await elevate(products.getProduct)('p')
    shop.clientOf('of-the-module').enableContext('module', { elevated: true })
    await elevate(products.getProduct)('p')
    expect(shop.callers()).toEqual(['of-the-process', 'of-the-module'])
  })

  it('can be created without a client, but throws when called without an elevated one', async () => {
    await using shop = await open()
    const deleteProduct = elevate(products.deleteProduct)
    shop.clientOf('visitor').enableContext('module')
    shop.clientOf('visitor').enableContext('global')
    const error = await thrownBy(() => deleteProduct('p'))
    expect(error).toBeInstanceOf(CommerceError)
    expect(error).toMatchObject({ code: 'NO_CLIENT', message: NO_ELEVATED, retryable: false })
    expect(shop.server.received).toEqual([])
  })
})

describe('use', () => {
  it('binds a function, a module, and modules in an object; anything else stays', async () => {
    await using shop = await open()
    const client = shop.clientOf('k')
    const own = { title: 'mine', answer: () => 42, nothing: null }
    const bound = client.use({ products, currentCart, own })
    expect(bound.own.answer()).toBe(42)
    expect(bound.own).toEqual(own)
    expect(bound.products.ProductType).toEqual(products.ProductType)
    await client.use(products.getProduct)('p')
    await bound.products.getProduct('p')
    await bound.currentCart.getCurrentCart()
    expect(shop.callers()).toEqual(['k', 'k', 'k'])
  })

  it('leaves the module unchanged, so two clients can use it', async () => {
    await using shop = await open()
    const [one, two] = [shop.clientOf('one').use(products), shop.clientOf('two').use(products)]
    await one.getProduct('p')
    await two.getProduct('p')
    expect(shop.callers()).toEqual(['one', 'two'])
    expect(await thrownBy(() => products.getProduct('p'))).toMatchObject({ message: NO_CLIENT })
  })

  it('asks a strategy function before every call', async () => {
    await using shop = await open()
    let caller = 'one'
    const auth = () => ApiKeyStrategy({ apiKey: caller })
    const client = createClient({ apiUrl: shop.server.url, auth, modules: { products } })
    await client.products.getProduct('p')
    caller = 'two'
    await client.products.getProduct('p')
    expect(shop.callers()).toEqual(['one', 'two'])
  })

  it("sends a client's own headers with every call; headers of its strategy and of the call win, in any case", async () => {
    await using shop = await open()
    const client = createClient({
      apiUrl: shop.server.url,
      auth: OAuthStrategy({ clientId: 'c' }),
      headers: { 'x-shop': 'a', authorization: 'mine' },
      modules: { products },
    })
    client.setHeaders({ 'x-later': 'b' })
    await client.products.getProduct('p')
    expect(shop.server.calls[0]?.headers).toMatchObject({ 'x-shop': 'a', 'x-later': 'b' })
    expect(shop.callers()).toEqual(['visitor-access'])
    await client.graphql('{ shop }')
    const headers = { 'Content-Type': 'text/plain', 'X-SHOP': 'c' }
    await client.fetch('/own', { method: 'POST', body: '"text"', headers })
    const [, asked, fetched] = shop.server.calls.map(({ headers }) => headers)
    expect(asked).toMatchObject({ 'x-shop': 'a', authorization: 'visitor-access' })
    expect(asked?.['content-type']).toBe('application/json')
    expect(fetched).toMatchObject({ 'content-type': 'text/plain', 'x-shop': 'c', 'x-later': 'b' })
  })
})
