import { expect, it } from 'vitest'
import { answersIn } from '../messages/answers.server.ts'
import { estimateView } from './estimate.server.ts'

type Totals = Parameters<typeof estimateView>[0]

const shopper = { language: 'en', isTranslated: true, answers: answersIn('en'), currency: undefined } as const
const view = (presets: string[], taxIncludedInPrices: boolean) => {
  const lineItems = presets.map((preset) => ({ itemType: { preset } }))
  return estimateView({ cart: { lineItems, taxIncludedInPrices } } as Totals, undefined, shopper)
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
