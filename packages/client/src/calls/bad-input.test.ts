import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import {
  ANSWERS,
  clientAnswered,
  loadEntries,
  NO_ANSWERS,
  thrownBy,
  tokens,
  type Wild,
} from '../../test/bad-input.ts'
import { AppStrategy, CommerceError, createClient, OAuthStrategy } from '../index.ts'
import { NONSENSE } from './nonsense.fixtures.ts'

loadEntries()

describe.each(Object.entries(ANSWERS))('with %s from the platform', (_, body) => {
  it('every module function given nonsense answers or throws a CommerceError, and keeps the tokens', async () => {
    const { auth, functions } = clientAnswered(async () => new Response(body))
    const wrong: string[] = []
    await Promise.all(
      functions.flatMap(({ name, fn }) =>
        NONSENSE.map(async (given, at) => {
          const error = await thrownBy(() => fn(given, NONSENSE[(at + 4) % NONSENSE.length], given))
          if (error !== undefined && !(error instanceof CommerceError)) wrong.push(`${name}: ${error}`)
        }),
      ),
    )
    expect([...new Set(wrong)]).toEqual([])
    expect(functions.length).toBeGreaterThan(120)
    expect(auth.getTokens()).toEqual(tokens)
  })
})

describe.each(Object.entries({ ...NO_ANSWERS, ...ANSWERS }))('with %s from the platform', (_, body) => {
  it('every strategy function given nonsense does the same', async () => {
    const fetch = async () => new Response(body)
    const wrong: string[] = []
    const ofVisitor = OAuthStrategy({ clientId: 'c', tokens })
    const ofApp = AppStrategy({ appId: 'a', appSecret: 's', instanceId: 'i', publicKey: 'k' })
    for (const auth of [ofVisitor, ofApp]) {
      const strategy: Wild = createClient({ apiUrl: 'https://shop.test', fetch, retries: 0, auth }).auth
      for (const [name, value] of Object.entries(strategy)) {
        if (typeof value !== 'function' || /^(setTokens|connect|receive|dispose)$/.test(name)) continue
        for (const given of NONSENSE) {
          const error = await thrownBy(() => value(given, given, given))
          if (error !== undefined && !(error instanceof CommerceError)) wrong.push(`${name}: ${error}`)
          // Only a successful logout ends the login.
          if (name === 'logout' && error === undefined) ofVisitor.setTokens(tokens)
        }
      }
    }
    expect([...new Set(wrong)]).toEqual([])
    expect(ofVisitor.getTokens()).toEqual(tokens)
  })
})

/** What functions take that name their entity by more than an id. */
const PARCEL = { orderId: 'id', fulfillmentId: 'id' }
const PAIR = { from: 'EUR', to: 'USD' }
const NAMED_BY: Record<string, object> = {
  'orderFulfillments.updateFulfillment': PARCEL,
  'orderFulfillments.deleteFulfillment': PARCEL,
  'currencies.convertCurrency': PAIR,
  'currencies.getConversionRate': PAIR,
}

describe('every module function, called correctly,', () => {
  /** The outcome of each call, except those with the code that all must throw. */
  const othersThan = async (code: string, fetch: typeof globalThis.fetch, oneIn = 1) => {
    const { auth, functions } = clientAnswered(fetch)
    const calls = functions.filter(({ isEvent }, at) => !isEvent && at % oneIn === 0)
    const codes = await Promise.all(
      calls.map(async ({ name, fn }) => {
        const error = await thrownBy(() => fn(NAMED_BY[name] ?? 'id', {}, {}))
        return `${name}: ${error instanceof CommerceError ? error.code : error}`
      }),
    )
    expect(auth.getTokens()).toEqual(tokens)
    return { others: codes.filter((said) => !said.endsWith(`: ${code}`)), count: calls.length }
  }

  it.each(Object.entries(NO_ANSWERS))('throws INVALID_RESPONSE for %s', async (_, body) => {
    let requests = 0
    const { others, count } = await othersThan('INVALID_RESPONSE', async () => {
      requests++
      return new Response(body)
    })
    expect(others).toEqual([])
    expect(requests).toBe(count)
  })

  it('throws INVALID_RESPONSE for an answer that is nested too deep', async () => {
    const body = `{"deep":${'{"a":'.repeat(20_000)}7${'}'.repeat(20_000)}}`
    const { others } = await othersThan('INVALID_RESPONSE', async () => new Response(body), 10)
    expect(others).toEqual([])
  })

  it('throws NETWORK_ERROR when the connection is reset', async () => {
    const server = createServer((socket) => socket.destroy())
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === 'object' && address?.port}`
    const { others } = await othersThan('NETWORK_ERROR', (target, init) =>
      fetch(`${target}`.replace('https://shop.test', url), init),
    )
    server.close()
    expect(others).toEqual([])
  })
})
