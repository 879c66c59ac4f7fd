import { expect, it } from 'vitest'
import { answersIn } from '../messages/answers.server.ts'
import { estimateView } from './estimate.server.ts'

type Totals = Parameters<typeof estimateView>[0]

const shopper = { language: 'en', isTranslated: true, answers: answersIn('en'), currency: undefined } as const
const view = (presets: string[], taxIncludedInPrices: boolean, countries?: string[]) => {
  const lineItems = presets.map((preset) => ({ itemType: { preset } }))
  return estimateView({ cart: { lineItems, taxIncludedInPrices } } as Totals, undefined, shopper, countries)
}

it.each([
  ['files and gift cards', ['DIGITAL', 'GIFT_CARD'], true, { rows: [], taxOnly: 'Tax included' }],
  ['the same before tax', ['DIGITAL'], false, { rows: [], taxOnly: 'Plus tax' }],
  ['something to send', ['GIFT_CARD', 'PHYSICAL'], true, { rows: [{ amount: 'At the next step' }] }],
])('speaks of delivery only if there is some: %s', (_what, presets, isWithin, expected) => {
  const shown = view(presets, isWithin)
  expect(shown).toMatchObject(expected)
  expect('taxOnly' in shown).toBe('taxOnly' in expected)
})

it('offers the countries that the shop delivers to, and says so if there are none', () => {
  expect(view(['PHYSICAL'], true, ['DE', 'NL']).deliversTo).toEqual(['DE', 'NL'])
  expect(view(['PHYSICAL'], true)).not.toHaveProperty('deliversTo')
  const { rows, problem } = view(['PHYSICAL', 'DIGITAL'], true, [])
  expect([rows, problem]).toEqual([
    [],
    'We don’t deliver at the moment. You can still order what comes by email.',
  ])
  expect(view(['DIGITAL'], true, [])).toMatchObject({ taxOnly: 'Tax included' })
})
