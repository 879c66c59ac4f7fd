import { describe, expect, it, vi } from 'vitest'
import {
  ANSWERS,
  allModules,
  clientAnswered,
  entries,
  isModuleFunction,
  loadEntries,
  thrownBy,
  type Wild,
  type WildFunction,
} from '../../test/bad-input.ts'
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

loadEntries()

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
  './addresses addressForm': { may: 'TypeError', call: (fn, given) => void fn(given) },
  './addresses formatAddress': { may: 'TypeError', call: (fn, given) => void fn(given) },
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
      const isExpected =
        error === undefined ||
        error instanceof CommerceError ||
        (error instanceof Error && error.name === may)
      if (!isExpected) wrong.push(`${String(given)}: ${error}`)
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
          const isExpected = error instanceof Error && DOCUMENTED[name] === error.name
          if (error !== undefined && !(error instanceof CommerceError) && !isExpected)
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
