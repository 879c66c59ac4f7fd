import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { nowInSeconds } from '../auth/tokens.ts'
import {
  AppStrategy,
  CommerceError,
  createClient,
  media,
  OAuthStrategy,
  type TokenStorage,
} from '../index.ts'
import { createWebhookKeys, signEvent } from '../webhooks.ts'
import { NONSENSE } from './nonsense.fixtures.ts'

// biome-ignore lint/suspicious/noExplicitAny: called with what no type allows.
type Wild = Record<string, any>
// biome-ignore lint/suspicious/noExplicitAny: called with what no type allows.
type WildFunction = (...args: any[]) => unknown

/** Every entry point in package.json; the one that only has side effects has its own test. */
const entries: Record<string, Wild> = {}
beforeAll(async () => {
  const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  for (const [name, { source }] of Object.entries<{ source: string }>(manifest.exports))
    if (name !== './redirect-hosted')
      entries[name] = await import(new URL(source.replace('./src/', '../'), import.meta.url).href)
})

const isModuleFunction = (value: unknown) =>
  typeof value === 'function' && Symbol.for('vitrine.bind') in value
const isModule = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).some(isModuleFunction)

/** The modules of all entry points, in the form a client takes them. */
const allModules = () =>
  Object.fromEntries(
    Object.values(entries).flatMap((entry) => Object.entries(entry).filter(([, value]) => isModule(value))),
  )

const tokens = {
  accessToken: { value: 'a', expiresAt: nowInSeconds() + 3600 },
  refreshToken: { value: 'r', role: 'member' as const },
}

/** Values that are useless wherever they are read. */
const WRONG = {
  id: {},
  url: 7,
  filename: '\ud800',
  geocode: 7,
  createdDate: {},
  lastUpdated: 'soon',
  body: '%',
}
const wrongAnswer = {
  ...WRONG,
  cart: { ...WRONG, lineItems: [{ image: { ...WRONG, id: 'i' }, url: 7 }], contactInfo: { address: 7 } },
  product: { ...WRONG, variants: 7, media: [] },
  products: { 0: WRONG },
  variants: [{ media: { image: { ...WRONG, id: 'i' }, video: { ...WRONG, id: 'i', posters: 7 } } }],
  checkout: { lineItems: [{ media: { ...WRONG, id: 'i' } }] },
  order: { lineItems: [{ image: { ...WRONG, id: 'i' } }] },
  identity: { identityProfile: { customFields: 7, addresses: [7] } },
  additionalData: 'text',
  redirectSession: null,
  metadata: 7,
  access_token: {},
}

/** Answers of status 200 that hold no JSON object. */
const NO_ANSWERS: Record<string, string> = {
  'an HTML page': '<!doctype html><title>Proxy</title>',
  'an empty answer': '',
  'a truncated answer': '{"cart":{"id":',
  'a text': '"text"',
  null: 'null',
  'a list': '[]',
}
/** Answers that are JSON objects, but useless. */
const ANSWERS: Record<string, string> = {
  'an empty object': '{}',
  'an object of wrong values': JSON.stringify(wrongAnswer),
}

/** The outcome of a call: what it threw, or undefined. Queries and pages are read to the end. */
const thrownBy = async (work: () => unknown): Promise<unknown> => {
  try {
    const result = (await work()) as Wild
    if (typeof result?.find === 'function') await result.find()
  } catch (error) {
    return error ?? 'nothing'
  }
}
const unhandled: unknown[] = []
const note = (reason: unknown) => void unhandled.push(reason)
beforeAll(() => void process.on('unhandledRejection', note))
afterAll(async () => {
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', note)
  expect(unhandled).toEqual([])
})

const clientAnswered = (fetch: typeof globalThis.fetch) => {
  const auth = OAuthStrategy({ clientId: 'c', tokens })
  const modules = allModules()
  const client: Wild = createClient({ apiUrl: 'https://shop.test', fetch, retries: 0, auth, modules })
  const functions = Object.keys(modules).flatMap((module) =>
    Object.entries<unknown>(client[module])
      .filter((entry): entry is [string, WildFunction] => isModuleFunction(modules[module][entry[0]]))
      .map(([name, fn]) => ({ name: `${module}.${name}`, fn, isEvent: /^on[A-Z]/.test(name) })),
  )
  return { auth, client, functions }
}

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

/** A function outside the modules: how it is called with nonsense, and what it may throw. */
interface Row {
  call?: (fn: WildFunction, given: unknown) => unknown
  /** Besides a CommerceError. Without one, the function accepts everything or throws only CommerceErrors. */
  may?: 'TypeError'
}

/** Every strategy throws only CommerceErrors, however it was created. */
const used = async (strategy: Wild) => {
  const fetch = async () => new Response('{}')
  const client = createClient({ apiUrl: 'https://shop.test', fetch, retries: 0, auth: strategy as never })
  await client.graphql('{ shop }')
}

/** Nonsense found in storage. */
const asText = (given: unknown) => {
  try {
    return `${JSON.stringify(given)}`
  } catch {
    return '{'
  }
}
const fetched = async (url: unknown) => new Response(`${typeof url}`)

const ROWS: Record<string, Row> = {
  '. createClient': { may: 'TypeError' },
  './sdk createClient': { may: 'TypeError' },
  '. OAuthStrategy': { may: 'TypeError', call: (fn, given) => used(fn(given) as Wild) },
  '. OAuthStrategy with wrong options': {
    call: (fn, given) =>
      used(fn({ clientId: 'c', tokens: given, tokenStorage: given, captcha: given }) as Wild),
  },
  '. ApiKeyStrategy': { may: 'TypeError' },
  '. AppStrategy': { may: 'TypeError', call: (fn, given) => used(fn(given) as Wild) },
  '. elevate': { call: (fn, given) => (fn(given) as WildFunction)(given) },
  '. CommerceError': {
    call: (fn, given) => Reflect.construct(fn, [typeof given === 'symbol' ? '' : given, given]),
  },
  '. createMedia': { call: (fn, given) => (fn(given) as Wild).getImageUrl('wix:image://v1/a.jpg') },
  './webhooks createReceiver': {
    call: async (fn, given) => {
      const receiver = fn(given, []) as Wild
      for (const name of ['process', 'processRequest']) {
        const error = await thrownBy(() => receiver[name](given, given))
        expect(error, name).toBeInstanceOf(CommerceError)
      }
    },
  },
  './webhooks createWebhookKeys': { call: (fn, given) => given === NONSENSE[0] && fn() },
  './webhooks signEvent': { may: 'TypeError' },
  './live subscribe': {
    may: 'TypeError',
    call: (fn, given) => (fn(given, given) as { close(): void }).close(),
  },
  './live whileVisible': {
    call: (fn, given) => {
      const addEventListener = () => {}
      vi.stubGlobal('document', { visibilityState: 'hidden', addEventListener })
      vi.stubGlobal('addEventListener', addEventListener)
      const stop = fn(given) as () => void
      stop()
      vi.unstubAllGlobals()
    },
  },
  './hosted pointHostedAt': { may: 'TypeError', call: (fn, given) => (fn(given) as () => void)() },
  './login completeLogin': { may: 'TypeError' },
  './login completeLoginOnServer': { may: 'TypeError' },
  './login endLogin': { may: 'TypeError' },
  './login pkce': {},
  './login returnedLogin': {
    call: async (fn, given) => {
      vi.stubGlobal('sessionStorage', { getItem: () => asText(given), removeItem: vi.fn() })
      const back = Promise.resolve(fn(OAuthStrategy({ clientId: 'c' })))
      expect(await back.finally(vi.unstubAllGlobals)).toBeUndefined()
    },
  },
  './storage memoryTokens': {
    call: (fn, given) => used(OAuthStrategy({ clientId: 'c', tokenStorage: fn(given) as never })),
  },
  './storage cookieTokens': { may: 'TypeError' },
  './storage cookieTokens of a cookie': {
    call: (fn, given) => {
      const cookie = `vitrine=${encodeURIComponent(asText(given))}`
      const session = fn(new Request('https://shop.test', { headers: { cookie } })) as Wild
      expect(session.getTokens()).toBeUndefined()
    },
  },
  './storage localStorageTokens': {
    call: (fn, given) => used(OAuthStrategy({ clientId: 'c', tokenStorage: fn(given) as never })),
  },
  './tabs sharedTokens': {
    may: 'TypeError',
    call: async (fn, given) => {
      const storage = fn(given) as TokenStorage
      const auth = OAuthStrategy({ clientId: 'c', tokenStorage: storage })
      await used(auth).finally(() => auth.dispose())
    },
  },
  './hooks withHooks': {
    call: async (fn, given) => {
      const printed = vi.spyOn(console, 'error').mockReturnValue()
      const hooked = fn(given, fetched) as typeof fetch
      expect(await (await hooked('https://shop.test')).text()).toBe('string')
      printed.mockRestore()
    },
  },
}

/** What a client's functions may throw other than CommerceErrors, according to their docstrings. */
const DOCUMENTED: Record<string, string> = {
  use: 'RangeError',
  fetch: 'TypeError',
  fetchWithAuth: 'TypeError',
  enableContext: 'TypeError',
}

describe('a function outside the modules', () => {
  it('has a row here, one for every such function', () => {
    const functions = Object.entries(entries).flatMap(([entry, values]) =>
      Object.entries(values)
        .filter(([, value]) => typeof value === 'function' && !isModuleFunction(value))
        // An entry that exports another one's functions too.
        .filter(([name, value]) => entry === '.' || entries['.']?.[name] !== value)
        .map(([name]) => `${entry} ${name}`),
    )
    const rows = Object.keys(ROWS).map((name) => name.replace(/ (with|of) .*/, ''))
    expect([...new Set(rows)].sort()).toEqual(functions.sort())
  })

  it.each(Object.entries(ROWS))('%s throws only what it documents', async (name, { call, may }) => {
    const [entry = '', fn = ''] = name.split(' ')
    const value: WildFunction = entries[entry]?.[fn]
    const wrong: string[] = []
    for (const given of NONSENSE) {
      const error = await thrownBy(() => (call ? call(value, given) : value(given, given)))
      const isMeant =
        error === undefined ||
        error instanceof CommerceError ||
        (error instanceof Error && error.name === may)
      if (!isMeant) wrong.push(`${String(given)}: ${error}`)
    }
    expect(wrong).toEqual([])
  })

  it('of a client throws CommerceErrors, or what it documents', async () => {
    const wrong: string[] = []
    for (const body of Object.values(ANSWERS)) {
      const client: Wild = clientAnswered(async () => new Response(body)).client
      const calls = {
        use: client.use,
        setHeaders: client.setHeaders,
        graphql: client.graphql,
        process: client.webhooks.process,
        processRequest: client.webhooks.processRequest,
        dispose: client.dispose,
        fetch: client.fetch,
        fetchWithAuth: client.fetchWithAuth,
        enableContext: client.enableContext,
      }
      for (const [name, call] of Object.entries(calls))
        for (const given of NONSENSE) {
          const error = await thrownBy(() => call(given, given, given))
          const isMeant = error instanceof Error && DOCUMENTED[name] === error.name
          if (error !== undefined && !(error instanceof CommerceError) && !isMeant)
            wrong.push(`${name}: ${error}`)
        }
    }
    expect([...new Set(wrong)]).toEqual([])
  })

  it("reports headers that can't be sent as the call's error", async () => {
    const { client } = clientAnswered(async () => new Response('{}'))
    client.setHeaders({ 'no header': 'x' })
    const error = await thrownBy(() => client.products.getProduct('p'))
    expect(error).toBeInstanceOf(CommerceError)
  })

  it('of the media helpers throws CommerceErrors', () => {
    for (const [name, helper] of Object.entries<WildFunction>(media as never))
      for (const given of NONSENSE) {
        let error: unknown
        try {
          helper(given, given, given)
        } catch (thrown) {
          error = thrown
        }
        expect(error, name).toBeInstanceOf(CommerceError)
      }
  })

  it("that isn't a handler is named when its event arrives", async () => {
    const { publicKey, privateKey } = await createWebhookKeys()
    const app = createClient({ auth: AppStrategy({ appId: 'a', publicKey }), modules: allModules() }) as Wild
    app.currentCart.onCartCreated('no handler')
    const body = await signEvent(privateKey, { eventType: 'wix.ecom.v1.cart_created', payload: {} })
    await expect(app.webhooks.process(body)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: 'The handler of wix.ecom.v1.cart_created is not a function',
    })
  })
})
