import { describe, expect, it } from 'vitest'
import { attemptOf } from './attempt.ts'

const asked = { siteId: 'site-1', principal: 'visitor:1', route: 'addToCurrentCart', at: 1, input: { a: 1 } }

describe('attemptOf', () => {
  it('finds no attempt in a call without a key', () => {
    expect(attemptOf(undefined, asked)).toBeUndefined()
    expect(attemptOf('', asked)).toBeUndefined()
  })

  it('returns the same digest only for the same input', () => {
    const first = attemptOf('key', asked)
    expect(first).toMatchObject({ key: 'key', principal: 'visitor:1', route: 'addToCurrentCart', at: 1 })
    expect(attemptOf('other', { ...asked, input: { a: 1 } })?.digest).toBe(first?.digest)
    expect(attemptOf('key', { ...asked, input: { a: 2 } })?.digest).not.toBe(first?.digest)
  })

  it('rejects a key longer than 255 characters', () => {
    expect(attemptOf('k'.repeat(255), asked)).toBeDefined()
    expect(() => attemptOf('k'.repeat(256), asked)).toThrow(
      expect.objectContaining({
        violations: [expect.objectContaining({ field: 'Idempotency-Key', violatedRule: 'MAX_LENGTH' })],
      }),
    )
  })
})
