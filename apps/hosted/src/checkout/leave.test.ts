import { expect, it } from 'vitest'
import { mayLeadTo } from './leave.ts'

it.each<[string, boolean]>([
  ['https://shop.example/thank-you?orderId=1', true],
  ['http://localhost:3000/thank-you', true],
  ['com.example.shop://thank-you', true],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['file:///etc/hosts', false],
  ['nowhere', false],
])('leads to %s: %s', (address, may) => {
  expect(mayLeadTo(address)).toBe(may)
})
