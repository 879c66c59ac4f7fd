import { describe, expect, it } from 'vitest'
import { RULES } from '../rules.ts'
import { compileInput } from '../validate.ts'

const SETTINGS = RULES.filter(({ operation: { name } }) =>
  /^update(\w+Settings|SignOnPolicy|ExternalLogins|DiscountRules)$/.test(name),
)

/** The field of a request that holds the settings. */
const holderOf = (schema: object): string =>
  Object.keys('properties' in schema ? Object(schema.properties) : {})[0] ?? ''

describe('a call that changes settings', () => {
  it.each(SETTINGS.map((rule) => [rule.operation.name, rule] as const))(
    'refuses a field that %s does not know, instead of leaving it out',
    (_name, { input }) => {
      const holder = holderOf(input)
      const violations = compileInput(input)({ [holder]: { misspelt: true } })
      expect(violations).toContainEqual(
        expect.objectContaining({ field: `${holder}.misspelt`, violatedRule: 'FIELD_NOT_ALLOWED' }),
      )
    },
  )

  it('is one of several', () => {
    expect(SETTINGS.length).toBeGreaterThanOrEqual(8)
  })
})
