import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { longSha256 } from './login/long-pkce.ts'

it('agrees with a known implementation at every length around a block', () => {
  for (let length = 0; length <= 130; length++) {
    const text = 'a7_-'.repeat(33).slice(0, length)
    expect(Buffer.from(longSha256(text)).toString('hex')).toBe(
      createHash('sha256').update(text).digest('hex'),
    )
  }
})
