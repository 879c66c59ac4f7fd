import { expect, it } from 'vitest'
import { isMailAddress, mailDomainOf, oneLine } from './mail-address.ts'

it.each([
  'ada@example.com',
  'a.b+c@shop.example',
  "o'hara_1@x-y.example",
  'zoë@exämple.com',
  '用户@例子.广告',
  'a@localhost',
])('takes %s for an address', (text) => expect(isMailAddress(text)).toBe(true))

it.each([
  '',
  'ada',
  '@example.com',
  'ada@',
  'a@b@example.com',
  'ada@example.com, eve@example.com',
  'ada@example.com;eve@example.com',
  'ada@example.com\r\nBcc: eve@example.com',
  'ada@example.com\n',
  'Ada <ada@example.com>',
  '"a b"@example.com',
  'ada@[127.0.0.1]',
  'ada @example.com',
  'ada\u200b@example.com',
  '.ada@example.com',
  'a..b@example.com',
  'ada@example..com',
  'ada@-example.com',
  'ada@exa mple.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(250)}.example`,
])('does not take %j for one', (text) => expect(isMailAddress(text)).toBe(false))

it('writes domains as the domain name system does', () => {
  expect(mailDomainOf('zoë@exämple.com')).toBe('xn--exmple-cua.com')
})

it('makes one line of whatever breaks one', () => {
  expect(oneLine(' a\r\nBcc: b\u2028c\u0085d\te\0 ')).toBe('a Bcc: b c d e')
})
