import { describe, expect, it } from 'vitest'
import { RULES } from '../rules.ts'
import { scopeOf } from './scope-of.ts'
import { ALL_SCOPES } from './scopes.ts'

const FOR_PROGRAMS = ['visitor', 'account', 'merchant', 'elevated']
const scoped = RULES.map((rule) => ({ rule, name: rule.operation.name, scope: scopeOf(rule) }))

describe('a scope', () => {
  it('is required by every operation an app may call, and by no other', () => {
    const wrong = scoped.filter(({ rule, scope }) => FOR_PROGRAMS.includes(rule.access) !== Boolean(scope))
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it.each(ALL_SCOPES)('%s opens an operation', (wanted) => {
    expect(scoped.filter(({ scope }) => scope === wanted)).not.toEqual([])
  })

  it('that is read-only never opens a merchant call that writes', () => {
    const reading = scoped.filter(({ scope }) => scope?.endsWith(':read'))
    const writes = reading.filter(
      ({ rule, name }) =>
        rule.access === 'merchant' && !/^(get|list|query|search|export|calculate|aggregate)/.test(name),
    )
    expect(writes.map(({ name }) => name)).toEqual([])
  })
})
