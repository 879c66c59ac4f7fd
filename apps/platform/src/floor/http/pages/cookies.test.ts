import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { createCookies } from './cookies.ts'

/** Which cookies may be sent from another site, and which may not. */
const COOKIES = [
  ['known', 'Strict'],
  ['hosted', 'Lax'],
  ['sso', 'Lax'],
  ['member', 'Lax'],
  ['console', 'Strict'],
] as const

const bearing = (cookie?: string) => ({ headers: { cookie } }) as FastifyRequest

describe.each(COOKIES)('the cookie %s', (name, sameSite) => {
  it('is tied to the host and to encrypted connections if the platform uses https', () => {
    const jar = createCookies(true)
    expect(jar.write(name, 'secret', 60)).toBe(
      `__Host-vitrine_${name}=secret; Path=/; Max-Age=60; HttpOnly; SameSite=${sameSite}; Secure`,
    )
    expect(jar.read(bearing(`a=b; __Host-vitrine_${name}=secret`), name)).toBe('secret')
    // Another host of the same domain, or an unencrypted connection, can set one without the prefix.
    expect(jar.read(bearing(`vitrine_${name}=planted`), name)).toBeUndefined()
  })

  it('has no prefix where browsers would reject it', () => {
    const jar = createCookies(false)
    expect(jar.write(name, 'secret', 60)).toBe(
      `vitrine_${name}=secret; Path=/; Max-Age=60; HttpOnly; SameSite=${sameSite}`,
    )
    expect(jar.read(bearing(`vitrine_${name}=secret`), name)).toBe('secret')
    expect(jar.read(bearing(), name)).toBeUndefined()
  })
})
