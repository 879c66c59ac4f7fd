import { describe, expect, it } from 'vitest'
import { emailKeyOf } from './user.ts'

describe('the key of an e-mail address', () => {
  it.each([
    ['ada@shop.example', 'ada@shop.example'],
    [' Ada@Shop.EXAMPLE ', 'ada@shop.example'],
    ['ada+news@shop.example', 'ada+news@shop.example'],
    ['ａｄａ@shop.example', 'ada@shop.example'],
    ['\u212Aate@shop.example', 'kate@shop.example'],
    ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
    ['jos\u0065\u0301@shop.example', 'jos\u00e9@shop.example'],
    ['m\u0131ke@shop.example', 'm\u0131ke@shop.example'], // a dotless i is another letter, and another mailbox
    ['no address', 'no address'],
  ])('of %j is %j, and its own key', (email, key) => {
    expect(emailKeyOf(email)).toBe(key)
    expect(emailKeyOf(key)).toBe(key)
  })
})
