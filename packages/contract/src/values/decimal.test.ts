import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compileInput } from '../validate.ts'
import { decimal } from './decimal.ts'

const ruleOf = (bounds: Parameters<typeof decimal>[0], value: unknown) =>
  compileInput(decimal(bounds))(value)[0]?.violatedRule

describe('a decimal', () => {
  it.each(['0', '18.50', '-3.1', '1000000000000000', '0.000000000001'])('can be %s', (text) =>
    expect(ruleOf({}, text)).toBeUndefined(),
  )

  it.each(['', '.5', '5.', '1e3', '+1', '1,5', ' 1', 'NaN', 'Infinity', '--1', '1.2.3', '0x1', '٣'])(
    'can\'t be "%s"',
    (text) => expect(ruleOf({}, text)).toBe('FORMAT'),
  )

  it('is text: a number would lose its decimal places', () => expect(ruleOf({}, 18.5)).toBe('VALIDATION'))

  it('compares exactly, beyond the precision of a float', () => {
    expect(ruleOf({ lte: '1000000000000000' }, '1000000000000000.000000000001')).toBe('DECIMAL_LTE')
    expect(ruleOf({ gt: '0' }, '0.000000000001')).toBeUndefined()
    expect(ruleOf({ gt: '0' }, '0.00')).toBe('DECIMAL_GT')
    expect(ruleOf({ gte: '-0.5' }, '-0.500000000001')).toBe('DECIMAL_GTE')
    expect(ruleOf({ lt: '1' }, '0.999999999999')).toBeUndefined()
    expect(ruleOf({ gte: '0' }, '-0')).toBeUndefined()
  })

  it('keeps the number of decimal places as written', () => {
    expect(ruleOf({ maxScale: 3 }, '1.100')).toBeUndefined()
    expect(ruleOf({ maxScale: 3 }, '1.1000')).toBe('DECIMAL_MAX_SCALE')
  })

  it('sorts like integer cents', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 })
    const text = (amount: number) =>
      `${amount < 0 ? '-' : ''}${Math.floor(Math.abs(amount) / 100)}.${String(Math.abs(amount) % 100).padStart(2, '0')}`
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(ruleOf({ gte: text(b) }, text(a)) === undefined).toBe(a >= b)
        expect(ruleOf({ lt: text(b) }, text(a)) === undefined).toBe(a < b)
      }),
    )
  })
})
