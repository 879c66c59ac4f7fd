import { describe, expect, it } from 'vitest'
import { RULES } from '../rules.ts'
import { compileInput } from '../validate.ts'
import { LIMITS } from './limits.fixtures.ts'

/** The input with the value at the path; without a value, the path is removed. */
const changed = (input: unknown, path: string, value: unknown): unknown => {
  const [, key = '', rest = ''] = path.match(/^\[?(\w+)\]?\.?(.*)$/) ?? []
  const whole: Record<string, unknown> = { ...Object(input) }
  const part = rest === '' ? value : changed(whole[key], rest, value)
  if (/^\d/.test(key)) return Object.assign([...Object(input ?? [])], { [key]: part })
  return { ...whole, [key]: part }
}

const cases = Object.entries(LIMITS).flatMap(([name, [input, changes]]) =>
  changes.map(([path, right, wrong, rule]) => ({ name, input, path, right, wrong, rule })),
)

const checkOf = (name: string) => {
  const rule = RULES.find(({ operation }) => operation.name === name)
  if (!rule) throw new Error(`there is no ${name}`)
  return compileInput(rule.input)
}

describe('documented limits', () => {
  it.each(cases)('$name rejects a $path that breaks $rule', ({ name, input, path, right, wrong, rule }) => {
    const check = checkOf(name)
    expect(check(input), 'the input to change').toEqual([])
    expect(check(changed(input, path, right)), 'at the limit').toEqual([])
    const [at, violated] = rule.includes(' ') ? rule.split(' ') : ['', rule]
    const field = at?.startsWith('.') || at === '' ? path + at : at
    const found = check(changed(input, path, wrong))
    if (rule === '') expect(found).toEqual([])
    else expect(found).toContainEqual(expect.objectContaining({ field, violatedRule: violated }))
  })
})
