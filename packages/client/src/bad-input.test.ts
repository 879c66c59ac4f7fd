import { describe, expect, it } from 'vitest'
import { nowInSeconds } from './auth/tokens.ts'
import * as data from './data.ts'
import * as ecom from './ecom.ts'
import * as identity from './identity.ts'
import { AppStrategy, CommerceError, createClient, OAuthStrategy } from './index.ts'
import * as membersModule from './members.ts'
import * as redirectsModule from './redirects.ts'
import * as stores from './stores.ts'

const modules = { ...ecom, ...stores, ...redirectsModule, ...membersModule, ...identity, ...data }

const circular: Record<string, unknown> = {}
circular.self = circular

const NONSENSE: unknown[] = [undefined, null, 7, 'text', true, [], [null], {}, circular, 10n, Symbol.iterator]

const ANSWERS: Record<string, string> = {
  'an HTML page': '<!doctype html><title>Proxy</title>',
  nothing: '',
  'half an answer': '{"cart":{"id":',
  'no object': 'null',
  'an object of something else':
    '{"cart":7,"product":[],"redirectSession":null,"access_token":{},"metadata":7}',
}

const tokens = {
  accessToken: { value: 'a', expiresAt: nowInSeconds() + 3600 },
  refreshToken: { value: 'r', role: 'member' as const },
}

// biome-ignore lint/suspicious/noExplicitAny: called with what no type allows.
type Wild = Record<string, any>

/** Calls a function with nonsense and answers what came of it: nothing, or what it threw. */
const outcomeOf = async (work: () => unknown): Promise<unknown> => {
  try {
    const result: Wild = (await work()) as Wild
    // A query sends nothing before it is asked to.
    if (typeof result?.find === 'function') await result.find()
  } catch (error) {
    return error
  }
}

describe.each(Object.entries(ANSWERS))('with %s from the server', (_, body) => {
  it('every module function given nonsense answers or throws a typed error, tokens intact', async () => {
    const fetch = async () => new Response(body)
    const auth = OAuthStrategy({ clientId: 'c', tokens })
    const client: Wild = createClient({ apiUrl: 'https://shop.test', fetch, retries: 0, auth, modules })
    const thrown: string[] = []
    for (const [name, module] of Object.entries(modules))
      for (const [fn, value] of Object.entries(client[name] as Wild)) {
        if (typeof value !== 'function' || fn.startsWith('on') || !(module as Wild)[fn]) continue
        const outcomes = await Promise.all(
          NONSENSE.map((given) => outcomeOf(() => value(given, NONSENSE[(NONSENSE.indexOf(given) + 3) % 9]))),
        )
        for (const error of outcomes)
          if (error !== undefined && !(error instanceof CommerceError)) thrown.push(`${name}.${fn}: ${error}`)
      }
    expect(thrown).toEqual([])
    expect(auth.getTokens()).toEqual(tokens)
  })

  it('every function of the strategies does the same', async () => {
    const fetch = async () => new Response(body)
    const thrown: string[] = []
    const strategies: Wild[] = [
      OAuthStrategy({ clientId: 'c', tokens }),
      AppStrategy({ appId: 'a', appSecret: 's', instanceId: 'i', publicKey: 'k' }),
    ].map((auth) => createClient({ apiUrl: 'https://shop.test', fetch, retries: 0, auth }).auth)
    for (const auth of strategies)
      for (const [fn, value] of Object.entries(auth)) {
        const isCall = typeof value === 'function' && !/^(set|on|connect|receive|dispose|logout)/.test(fn)
        if (!isCall || fn === 'getMemberTokensForDirectLogin') continue
        for (const given of NONSENSE) {
          const error = await outcomeOf(() => value(given, given, given))
          if (error !== undefined && !(error instanceof CommerceError))
            thrown.push(`${fn}(${String(given)}): ${error}`)
        }
      }
    expect(thrown).toEqual([])
    expect(strategies[0]?.getTokens()).toEqual(tokens)
  })
})
