import { describe, expect, it } from 'vitest'
import { InvalidArgument } from '../../../floor/failure.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { assertGoodPassword } from './password-rules.ts'

const context = { shopName: 'Hearth & Clay', email: 'ada.lovelace@example.com' }
const reasonFor = async (password: string): Promise<string> => {
  try {
    await assertGoodPassword(password, 'password', context)
    return 'good'
  } catch (error) {
    if (!(error instanceof InvalidArgument)) throw error
    const [{ field, violatedRule, data } = {}] = error.violations
    return `${field} ${violatedRule} ${data?.reason ?? data?.threshold}`
  }
}

describe('a password', () => {
  it.each([
    ['a long walk home', 'good'],
    ['        ', 'good'], // taken as it is
    ['пароль из слов', 'good'],
    ['😀😃😄😁😆😅🤣😂', 'good'],
    ['😀😃😄😁😆😅🤣', 'password MIN_LENGTH 8'],
    ['seven77', 'password MIN_LENGTH 8'],
    ['x'.repeat(256), 'good'],
    ['x'.repeat(257), 'password MAX_LENGTH 256'],
    ['PassWord1', 'password VALIDATION COMMON'],
    ['paſſword', 'password VALIDATION COMMON'], // capitals of it are PASSWORD
    ['1qaz2wsx', 'password VALIDATION COMMON'],
    ['lovelace', 'password VALIDATION CONTEXT'],
    ['Lovelace2026', 'password VALIDATION CONTEXT'],
    ['hearth&clay', 'password VALIDATION CONTEXT'],
    ['ada.lovelace@example.com', 'password VALIDATION CONTEXT'],
    ['Vitrine123', 'password VALIDATION CONTEXT'],
    ['lovelace rides a bike', 'good'],
  ])('such as %j is %s', async (password, reason) => {
    expect(await reasonFor(password)).toBe(reason)
  })

  it('is checked against the 5,000 most common ones', () => {
    expect(COMMON_PASSWORDS.size).toBe(5_000)
    expect([...COMMON_PASSWORDS].filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([])
  })
})
