import { describe, expect, it } from 'vitest'
import { returnPath } from './return-to.ts'

const SHOP = 'https://shop.example'

/** Attempts to send a person elsewhere after login, or to run something. */
const PAYLOADS = [
  'https://evil.example',
  'http://evil.example/account',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example/%2f..',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  '@evil.example',
  '.evil.example',
  'shop.example.evil.example',
  'https://shop.example@evil.example',
  '/logout',
  '/callback?code=stolen&state=x',
  '/\r\nSet-Cookie: a=b',
  `/${'a'.repeat(3000)}`,
  '',
  null,
  undefined,
  ['//evil.example'],
]

describe('the way back after a login', () => {
  it.each(PAYLOADS)('is the account for %j', (payload) => {
    const path = returnPath(payload)
    expect(path).toBe('/account')
    expect(new URL(path, SHOP).origin).toBe(SHOP)
  })

  it.each([
    '/',
    '/cart',
    '/products/column?Size=50+%C3%97+70+cm#reviews',
    '/search?q=%3Cscript%3E',
    '/de/account/orders/1',
    '/loginware',
  ])('is the page they came from: %s', (path) => {
    expect(returnPath(path)).toBe(path)
  })

  it('keeps markup in addresses encoded', () => {
    expect(returnPath('/search?q=<script>alert("1")</script>')).not.toMatch(/[<>"]/)
  })
})
