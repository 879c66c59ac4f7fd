import { describe, expect, it } from 'vitest'
import { RULES } from '../rules.ts'
import { compileInput } from '../validate.ts'

const settings = RULES.filter(
  ({ operation: { method, path } }) => method === 'PATCH' && /\/(settings|sign-on-policies)/.test(path),
)

describe('a call that changes settings', () => {
  it.each(settings.map((rule) => [rule.operation.name, rule] as const))(
    '%s names a field it does not know',
    (_, { input }) => {
      const [part = ''] = Object.keys(Object(input).properties)
      const violations = compileInput(input)
      const right = part === 'externalLogins' ? { connections: [] } : {}
      expect(violations({ [part]: right })).toEqual([])
      expect(violations({ [part]: { ...right, ownerMustApprove: true } })).toEqual([
        {
          field: `${part}.ownerMustApprove`,
          description: 'is not a field of this setting',
          violatedRule: 'FIELD_NOT_ALLOWED',
          data: {},
        },
      ])
      expect(violations({ [part]: right, other: 1 })).toMatchObject([{ field: 'other' }])
    },
  )

  it('names one inside a list, too', () => {
    const rule = settings.find(({ operation }) => operation.name === 'updateSearchSettings')
    const synonyms = [{ words: ['cup', 'mug'], weight: 2 }]
    expect(rule && compileInput(rule.input)({ searchSettings: { synonyms } })).toMatchObject([
      { field: 'searchSettings.synonyms[0].weight', violatedRule: 'FIELD_NOT_ALLOWED' },
    ])
  })
})
