import { expect, it } from 'vitest'
import { addressOf } from './link-address.ts'

it.each([
  ['example.com/care', 'https://example.com/care'],
  ['example.com:8080/care', 'https://example.com:8080/care'],
  [' https://example.com ', 'https://example.com'],
  ['care@example.com', 'mailto:care@example.com'],
  ['tel:+4930123456', 'tel:+4930123456'],
  ['/product/salt-cellar', '/product/salt-cellar'],
  ['//elsewhere.example', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['two words.com', undefined],
  ['care', undefined],
  ['', undefined],
])('completes %j to %j', (typed, address) => {
  expect(addressOf(typed)).toBe(address)
})
