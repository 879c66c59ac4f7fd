import { describe, expect, it } from 'vitest'
import { addressesIn } from './addresses.ts'
import { rewriteModule } from './rewrite.ts'

const ADDRESSES = addressesIn({ VITRINE_API_URL: 'https://api.shop.test/' })
const SDK = '/shop/node_modules/.pnpm/@wix+sdk@1/node_modules/@wix/sdk/build/common.js'

/** What Next's edge sandbox has for `process`: every function throws. */
const EDGE_PROCESS = {
  env: {},
  getBuiltinModule: () => {
    throw new Error('A Node.js API is used which is not supported in the Edge Runtime.')
  },
}

/** Runs a module in a scope of its own, as at the edge; returns where its requests went. */
const requestsOf = async (code: string): Promise<string[]> => {
  const went: string[] = []
  // With the real one, the statement would listen to its requests for as long as it runs. Assigning would set the
  // process's own.
  const scope = Object.create(globalThis, {
    process: { value: EDGE_PROCESS },
    fetch: {
      value: async (input: unknown) => void went.push(input instanceof Request ? input.url : `${input}`),
      writable: true,
      configurable: true,
      enumerable: true,
    },
  })
  await new Function('globalThis', `${code.replaceAll(/(?<![\w.])fetch\(/g, 'globalThis.fetch(')}`)(scope)
  return went
}

describe('rewriteModule', () => {
  it('redirects the requests of a module that names the API, once, with path and query', async () => {
    const code = `"use strict"; return (async () => {
      await fetch('https://www.wixapis.com/stores/v1?a=1'); await fetch('https://edge.wixapis.com/x')
      await fetch('https://elsewhere.test/x') })()`
    const once = rewriteModule(code, SDK, ADDRESSES) ?? ''
    expect(await requestsOf(once)).toEqual([
      'https://api.shop.test/stores/v1?a=1',
      'https://api.shop.test/x',
      'https://elsewhere.test/x',
    ])
  })

  // A bundle of lodash declares Set, Symbol and Object itself, which have no value yet when the statement runs.
  it('redirects the requests of a module that has its own things by the names of globals', async () => {
    const code = `return (async () => { await fetch('https://www.wixapis.com/x') })()
      var console, Object, Proxy, Reflect, Request, Set, String, Symbol, URL`
    expect(await requestsOf(rewriteModule(code, SDK, ADDRESSES) ?? '')).toEqual(['https://api.shop.test/x'])
  })

  // Next sets fetch after the first page was loaded.
  it('redirects a fetch that is set later', async () => {
    const code = `return (async () => {
      const first = globalThis.fetch
      globalThis.fetch = (input) => first(input + '?patched')
      await fetch('https://www.wixapis.com/x') })()`
    expect(
      await requestsOf(rewriteModule(`'https://www.wixapis.com';${code}`, SDK, ADDRESSES) ?? ''),
    ).toEqual(['https://api.shop.test/x?patched'])
  })

  it.each([
    ["'use client'\nimport a from 'a'\nfetch('https://www.wixapis.com')", "'use client'\n"],
    [
      '#!/usr/bin/env node\n// hosts\n"use strict";\nvar a = "www.wixapis.com"',
      '#!/usr/bin/env node\n// hosts\n"use strict";\n',
    ],
    ["/* a */ 'use server'; const a = 'www.wixapis.com'", "/* a */ 'use server'; "],
    ["const a = 'www.wixapis.com'", ''],
  ])('keeps directives first and line numbers: %j', (code, head) => {
    const moved = rewriteModule(code, '/shop/app/page.tsx', ADDRESSES) ?? ''
    expect(moved.startsWith(`${head};if(`)).toBe(true)
    expect(moved.split('\n')).toHaveLength(code.split('\n').length)
    expect(moved.endsWith(code.slice(head.length))).toBe(true)
  })

  it("replaces the hosts of pictures in the provider's packages", () => {
    const code =
      "const media = 'https://static.wixstatic.com/media/a.jpg', video = 'https://video.wixstatic.com/video/'"
    expect(rewriteModule(code, SDK, ADDRESSES)).toBe(
      "const media = 'https://api.shop.test/media/a.jpg', video = 'https://api.shop.test/video/'",
    )
  })

  // A storefront's helper built the addresses of products' pictures itself, and each of them was broken.
  it.each([
    [`\`https://static.wixstatic.com/media/\${id}/v1/fit/w_9,h_9/\${id}\``, true],
    ['"https://static.wixstatic.com/media/".concat(id)', true],
    ["url.startsWith('https://static.wixstatic.com/media/')", true],
    ["const HOST = 'https://static.wixstatic.com'", true],
    [`\`https://video.wixstatic.com/video/\${id}\``, true],
    ["'https://static.wixstatic.com/media/banner.jpg'", false],
    [`\`https://static.wixstatic.com/media/banner.jpg/v1/fit/w_\${width}/a.jpg\``, false],
    ["hostname: 'static.wixstatic.com'", false],
  ])("replaces them in a storefront's own code if an id follows: %s, %j", (code, isBuilt) => {
    const moved = rewriteModule(code, '/shop/app/picture.tsx', ADDRESSES)
    expect(moved).toBe(isBuilt ? code.replace(/https:..\w+\.wixstatic\.com/, ADDRESSES.mediaUrl) : undefined)
  })

  it('doesn’t touch any other module', () => {
    expect(rewriteModule('export const a = 1', SDK, ADDRESSES)).toBeUndefined()
  })
})

describe('addressesIn', () => {
  it('reads the origins, and the platform serves pictures by default', () => {
    expect(addressesIn({ VITRINE_API_URL: ' http://localhost:4000/ ', VITRINE_CLIENT_ID: ' id ' })).toEqual({
      apiUrl: 'http://localhost:4000',
      mediaUrl: 'http://localhost:4000',
      clientId: 'id',
    })
    const env = { VITRINE_API_URL: 'https://api.test', VITRINE_MEDIA_URL: 'https://media.test' }
    expect(addressesIn(env)).toMatchObject({ mediaUrl: 'https://media.test', clientId: undefined })
  })

  it.each([
    [{}, 'Set VITRINE_API_URL'],
    [
      { VITRINE_API_URL: 'shop' },
      "VITRINE_API_URL must be an origin such as http://localhost:4000, but is 'shop'.",
    ],
    [{ VITRINE_API_URL: 'https://a.test/api' }, 'VITRINE_API_URL must be an origin'],
    [{ VITRINE_API_URL: 'ftp://a.test' }, 'VITRINE_API_URL must be an origin'],
    [{ VITRINE_API_URL: 'https://a.test', VITRINE_MEDIA_URL: 'x' }, 'VITRINE_MEDIA_URL must be an origin'],
  ])('refuses %j', (env, message) => {
    expect(() => addressesIn(env)).toThrow(message)
  })
})
