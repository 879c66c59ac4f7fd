import { describe, expect, it } from 'vitest'
import { composedStatement, statement } from '../statements/statement.ts'
import { numberParameters, prepare } from './statements.ts'

describe('numberParameters', () => {
  it.each([
    ['SELECT 1', 'SELECT 1'],
    ['a = ? AND b = ?', 'a = $1 AND b = $2'],
    ["a = '?' AND b = ?", "a = '?' AND b = $1"],
    ["a = 'it''s ?' AND b = ?", "a = 'it''s ?' AND b = $1"],
    ['"a?" = ?', '"a?" = $1'],
    ['a = ? -- why?\nAND b = ?', 'a = $1 -- why?\nAND b = $2'],
    ['a = ? /* ? \n ? */ AND b = ?', 'a = $1 /* ? \n ? */ AND b = $2'],
    [Array(11).fill('?').join(), Array.from({ length: 11 }, (_, index) => `$${index + 1}`).join()],
  ])('turns %j into %j', (text, expected) => {
    expect(numberParameters(text)).toBe(expected)
  })
})

describe('prepare', () => {
  it('gives equal texts the same name, other texts other names, within the 63 bytes of a name', () => {
    const name = (text: string) => prepare(statement(text)).name
    expect(name('SELECT 1')).toBe(name('SELECT 1'))
    expect(name('SELECT 1')).not.toBe(name('SELECT 2'))
    expect(name('SELECT 1')?.length).toBeLessThan(63)
  })

  it("doesn't name statements composed at run time", () => {
    expect(prepare(composedStatement('SELECT 1')).name).toBeUndefined()
  })
})
