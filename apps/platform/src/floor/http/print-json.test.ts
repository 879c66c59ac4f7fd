import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PrintedOnce, printJson } from './print-json.ts'

class Price extends PrintedOnce {
  readonly formattedAmount: string
  constructor(formattedAmount: string) {
    super()
    this.formattedAmount = formattedAmount
  }
}

const anyText = fc.string({ unit: fc.oneof(fc.constantFrom('"', '\\', '\u2028', '\ud800'), fc.string()) })

describe('printing a response', () => {
  it('returns the bytes of JSON.stringify for any data', () => {
    const { data } = fc.letrec((tie) => ({
      data: fc.oneof(
        { maxDepth: 4 },
        ...[anyText, fc.double(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined)],
        anyText.map((text) => new Price(text)),
        fc.array(tie('data')),
        fc.dictionary(anyText, tie('data')),
      ),
    }))
    fc.assert(
      fc.property(fc.array(data), (answer) => {
        expect(printJson(answer).toString()).toBe(JSON.stringify(answer))
        expect(printJson(answer).toString()).toBe(JSON.stringify(answer)) // with what was printed before
      }),
      { seed: 13, numRuns: 300 },
    )
  })

  it('returns UTF-8 bytes', () => {
    const answer = { name: 'Größe „5“', price: new Price('12,00 €'), flag: '🇩🇪' }
    expect(printJson(answer)).toEqual(Buffer.from(JSON.stringify(answer)))
  })
})
