import { describe, expect, it } from 'vitest'
import { digestOf, hintOf, isSecret, newSecret } from './secret-text.ts'

const KIND = 'vitrine_key_'

describe('a secret', () => {
  it('is new each time, has 256 bits and is recognized', () => {
    const secrets = Array.from({ length: 500 }, () => newSecret(KIND))
    expect(new Set(secrets).size).toBe(500)
    for (const secret of secrets) expect(secret).toMatch(/^vitrine_key_[A-Za-z0-9]{49}$/)
    expect(secrets.filter((secret) => !isSecret(KIND, secret))).toEqual([])
    expect(new Set(secrets.join('')).size).toBeGreaterThan(60)
  })

  it('is not recognized if it has another kind, is cut short, extended or changed in any character', () => {
    const secret = newSecret(KIND)
    expect(isSecret(KIND, newSecret('vitrine_secret_'))).toBe(false)
    for (let length = 0; length < secret.length; length++)
      expect(isSecret(KIND, secret.slice(0, length))).toBe(false)
    expect(isSecret(KIND, `${secret}A`)).toBe(false)
    for (let place = 0; place < secret.length; place++)
      for (const other of ['A', 'b', '7', ' ', 'é'])
        if (secret[place] !== other)
          expect(isSecret(KIND, secret.slice(0, place) + other + secret.slice(place + 1))).toBe(false)
  })

  it("can't be read from what is stored", () => {
    const secret = newSecret(KIND)
    expect(digestOf(secret)).toMatch(/^[\w-]{43}$/)
    expect(digestOf(secret)).not.toBe(digestOf(newSecret(KIND)))
    expect(hintOf(KIND, secret)).toBe(secret.slice(0, KIND.length + 4))
  })
})
