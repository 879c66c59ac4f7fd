import { describe, expect, it } from 'vitest'
import { type Reply, startServer } from '../../test/local-platform.ts'
import { ApiKeyStrategy, createClient } from '../index.ts'
import { products } from '../stores.ts'

const open = async (
  options: Parameters<typeof ApiKeyStrategy>[0],
  reply: Reply = { body: { product: {} } },
) => {
  const server = await startServer(() => reply)
  const auth = ApiKeyStrategy(options)
  const client = createClient({ apiUrl: server.url, auth, retries: 0, modules: { products } })
  const sent = () => {
    const {
      authorization,
      'wix-site-id': site,
      'wix-account-id': account,
    } = server.received.at(-1)?.headers ?? {}
    return { authorization, site, account }
  }
  return { server, client, sent, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() }
}

describe('a client with an API key', () => {
  it.each([
    [{ apiKey: 'IST.k' }, { authorization: 'IST.k' }],
    [
      { apiKey: 'IST.k', siteId: 's' },
      { authorization: 'IST.k', site: 's' },
    ],
    [
      { apiKey: 'IST.k', accountId: 'a' },
      { authorization: 'IST.k', account: 'a' },
    ],
    [
      { apiKey: 'IST.k', siteId: 's', accountId: 'a' },
      { authorization: 'IST.k', site: 's', account: 'a' },
    ],
  ])('made with %j sends the bare key and the account it calls for: %j', async (options, headers) => {
    await using shop = await open(options)
    await shop.client.products.getProduct('p')
    expect(shop.sent()).toEqual({ site: undefined, account: undefined, ...headers })
  })

  it('never asks for a token', async () => {
    await using shop = await open({ apiKey: 'k', siteId: 's' })
    await Promise.all([shop.client.products.getProduct('p'), shop.client.products.deleteProduct('p')])
    await shop.client.graphql('{ shop }')
    await shop.client.fetchWithAuth('/anything')
    expect(shop.server.tokenCalls).toEqual([])
    expect(shop.server.calls.map(({ headers }) => headers.authorization)).toEqual(['k', 'k', 'k', 'k'])
    expect(shop.client.auth.getActiveToken?.()).toBe('k')
  })

  it('switches site or account from the next call on', async () => {
    await using shop = await open({ apiKey: 'k', siteId: 's' })
    shop.client.auth.setSiteId('other')
    shop.client.auth.setAccountId('account')
    await shop.client.products.getProduct('p')
    expect(shop.sent()).toMatchObject({ site: 'other', account: 'account' })
    shop.client.auth.setSiteId()
    await shop.client.products.getProduct('p')
    expect(shop.sent()).toMatchObject({ site: undefined, account: 'account' })
  })

  it('never shows the key to another origin', async () => {
    await using shop = await open({ apiKey: 'k', siteId: 's' })
    await shop.client.fetchWithAuth(shop.server.url.replace('127.0.0.1', 'localhost'))
    expect(shop.sent()).toEqual({ authorization: undefined, site: undefined, account: undefined })
  })

  it("throws the platform's refusal", async () => {
    const reply = { status: 403, body: { details: { applicationError: { code: 'FORBIDDEN_SITE' } } } }
    await using shop = await open({ apiKey: 'k' }, reply)
    await expect(shop.client.products.deleteProduct('p')).rejects.toMatchObject({
      code: 'FORBIDDEN_SITE',
      status: 403,
      retryable: false,
    })
  })
})
