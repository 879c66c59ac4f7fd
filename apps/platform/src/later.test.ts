import { RULES } from '@vitrine/contract/rules'
import { describe, expect, it } from 'vitest'
import { LATER, LATER_ADDRESSES } from './later.ts'
import { openShop } from './testing/index.ts'

describe('operations without an implementation', () => {
  it('are all declared by the contract', () => {
    const declared = RULES.map(({ operation }) => operation.name)
    expect(LATER.filter((name) => !declared.includes(name))).toEqual([])
  })

  it('answer FEATURE_NOT_AVAILABLE with the path, also if the contract has no such call', async () => {
    await using shop = await openShop()
    const visitor = await shop.visitor()
    for (const address of LATER_ADDRESSES.map((one) => one.replace('*', 'things/arrange'))) {
      const { status, body } = await visitor.post(`${address}?x=1`, {})
      expect([address, status, body]).toMatchObject([
        address,
        404,
        {
          details: {
            applicationError: {
              code: 'FEATURE_NOT_AVAILABLE',
              data: { operation: address },
            },
          },
        },
      ])
    }
  })

  it('answer FEATURE_NOT_AVAILABLE, and every other operation is mounted', async () => {
    await using shop = await openShop()
    const visitor = await shop.visitor()
    for (const { operation } of RULES) {
      const { status, body } = await visitor.try(operation, {})
      const code = JSON.stringify(body).match(/"code":"(\w+)"/)?.[1]
      if (LATER.includes(operation.name))
        expect([operation.name, status, code]).toEqual([operation.name, 404, 'FEATURE_NOT_AVAILABLE'])
      if (!LATER.includes(operation.name))
        expect([operation.name, code]).not.toEqual([operation.name, 'FEATURE_NOT_AVAILABLE'])
      expect(status, operation.name).toBeLessThan(500)
      if (status === 404)
        expect(body.message, `${operation.name} is not mounted`).not.toBe('Nothing exists at this address.')
    }
  })
})
