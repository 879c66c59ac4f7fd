import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { callbacksOf, thankYouAddress } from './callbacks.ts'

const ORIGINS = ['https://shop.example', 'http://localhost:3000', 'app.example.shop:']

const accepted = (address: string, origins: readonly string[] = ORIGINS): string | undefined =>
  callbacksOf({ postFlowUrl: address }, origins).callbacks.postFlowUrl

/** Ways to write an address that looks like the shop's, or that some parser takes for it, but isn't. */
const strangers = (origin: string): fc.Arbitrary<string> => {
  const { protocol, host, hostname, port } = new URL(origin)
  const evil = fc.constantFrom(
    'evil.example',
    'evil.example:443',
    '127.0.0.1',
    '[::1]',
    '2130706433',
    'evil。example',
  )
  const sign = fc.constantFrom(
    '\\',
    '\t',
    '\n',
    '\r',
    '\u0000',
    ' ',
    '\u200b',
    '\u00ad',
    '<',
    '>',
    '"',
    '`',
    '\u2028',
  )
  const lookalike = fc.constantFrom(
    hostname.replace('o', '\u043e').replace('h', 'һ'),
    hostname.replace(/\./g, '\u3002').replace('localhost', 'local\u00adhost'),
    hostname.replace('l', '\uff4c').replace('s', 'ſ'),
    hostname.toUpperCase(),
    `${hostname}.`,
    `xn--${hostname}`,
    encodeURIComponent(hostname).replace('e', '%65').replace('o', '%6f'),
  )
  const scheme = fc.constantFrom(
    ...[
      'javascript:',
      'JaVaScRiPt:',
      'data:text/html,',
      'vbscript:',
      'blob:',
      'file://',
      'ftp://',
      'ws://',
      '//',
      '/',
      '/\\',
    ],
    ...[
      'http:',
      'https:',
      'https:/',
      'https:///',
      'http:\\\\',
      'view-source:',
      'about:',
      'java\nscript:',
      ' https://',
      '',
    ],
    protocol === 'https:' ? 'http://' : 'https://',
  )
  const away = port ? '' : ':8443'
  return fc.oneof(
    evil.map((other) => `${origin}@${other}/thanks`),
    evil.map((other) => `${protocol}//${host}:pw@${other}`),
    evil.map((other) => `${protocol}//user@${host}/${other}`),
    evil.map((other) => `${protocol}//${other}/${host}`),
    evil.map((other) => `${protocol}//${other}#${origin}`),
    evil.map((other) => `${origin}.${other}`),
    fc.constantFrom(
      `${origin}${away || '0'}/`,
      `${origin}x/`,
      `${origin}-evil.example`,
      `${origin}%2f`,
      `${origin}:`,
    ),
    fc.tuple(sign, evil).map(([between, other]) => `${origin}${between}@${other}`),
    fc.tuple(sign, evil).map(([between, other]) => `${origin}/${between}/${other}`),
    sign.map((before) => `${before}${origin}/thanks`),
    sign.map((after) => `${origin}/thanks${after}`),
    lookalike.map((other) => `${protocol}//${other}${port && `:${port}`}/thanks`),
    fc.tuple(scheme, evil).map(([before, other]) => `${before}${other}/thanks`),
    scheme.filter((before) => !origin.startsWith(before)).map((before) => `${before}${host}/thanks`),
    fc.constantFrom(`${origin}/<script>alert(1)</script>`, `${origin}/?q="><img src=x onerror=alert(1)>`),
  )
}

describe('a return address', () => {
  it.each([
    ['https://shop.example', 'https://shop.example/'],
    ['https://shop.example/thanks?from=checkout#end', 'https://shop.example/thanks?from=checkout#end'],
    ['https://shop.example?a=1', 'https://shop.example/?a=1'],
    ['https://shop.example/grüße', 'https://shop.example/gr%C3%BC%C3%9Fe'],
    ['https://shop.example/to?next=//evil.example', 'https://shop.example/to?next=//evil.example'],
    ['http://localhost:3000/thank-you', 'http://localhost:3000/thank-you'],
    ['app.example.shop://thanks', 'app.example.shop://thanks'],
  ])('with a registered origin is followed: %s', (address, followed) => {
    expect(accepted(address)).toBe(followed)
  })

  // Fails if only `new URL(address).origin` is compared with the list, and with only `startsWith`.
  it.each(['https://shop.example', 'http://localhost:3000'])(
    'outside %s is rejected however it is written: 0 of 200 variants pass',
    (origin) => {
      const passed: string[] = []
      fc.assert(
        fc.property(strangers(origin), (address) => {
          if (accepted(address, [origin])) passed.push(address)
        }),
        { numRuns: 200, seed: 5 },
      )
      expect(passed).toEqual([])
    },
  )

  it('that runs or reads something is rejected even if its scheme were registered', () => {
    for (const scheme of ['javascript:', 'data:', 'blob:', 'file:'])
      expect(accepted(`${scheme}alert(1)`, [scheme])).toBe(undefined)
    expect(accepted('', ORIGINS)).toBe(undefined)
    expect(accepted('https://shop.example/', [])).toBe(undefined)
    expect(accepted('null/x', ['null'])).toBe(undefined)
  })

  it('names each one that it rejects, in field order; null is treated as missing', () => {
    const given = { planListUrl: '/plans', thankYouPageUrl: 'https://evil.example', cartPageUrl: null }
    const { callbacks, violations } = callbacksOf(given, ['https://shop.example'])
    expect(callbacks).toEqual({})
    expect(violations).toEqual([
      {
        field: 'callbacks.thankYouPageUrl',
        violatedRule: 'FORMAT',
        description: 'must start with an origin registered by the client: https://shop.example',
        data: { origins: ['https://shop.example'] },
      },
      expect.objectContaining({ field: 'callbacks.planListUrl' }),
    ])
  })
})

describe('the thank-you page', () => {
  it("gets the order's id added to its query", () => {
    expect(thankYouAddress({ thankYouPageUrl: 'https://shop.example/t?a=1&orderId=x#y' }, 'o-1')).toBe(
      'https://shop.example/t?a=1&orderId=o-1#y',
    )
    expect(thankYouAddress({}, 'o-1')).toBe(undefined)
  })
})
