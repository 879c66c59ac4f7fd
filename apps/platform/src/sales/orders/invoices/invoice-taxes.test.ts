import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TaxShare } from '../order.ts'
import { creditedTaxes } from './invoice-taxes.ts'

const sum = (minors: readonly number[]) => minors.reduce((total, minor) => total + minor, 0)
const grossOf = (shares: readonly TaxShare[]) => sum(shares.map(({ grossMinor }) => grossMinor))

const goods = { rate: '0.19', grossMinor: 2380, taxMinor: 380 }
const books = { rate: '0.07', grossMinor: 1070, taxMinor: 70 }

const amounts = fc.integer({ min: 1, max: 5_000_000 })
const invoices = fc
  .uniqueArray(fc.constantFrom('0.19', '0.07', '0.0871', '0', undefined), { minLength: 1 })
  .chain((rates) =>
    fc.tuple(
      ...rates.map((rate) =>
        fc
          .tuple(amounts, fc.double({ min: 0, max: 0.5, noNaN: true }))
          .map(([grossMinor, part]) => ({ rate, grossMinor, taxMinor: Math.floor(grossMinor * part) })),
      ),
    ),
  )

describe('the tax of a credit note', () => {
  it('follows the lines that were refunded, and an amount follows what is left of the invoice', () => {
    const book = { rate: '0.07', grossMinor: 535 }
    expect(creditedTaxes([goods, books], [], { amountMinor: 535, refunded: [book] })).toEqual([
      { rate: '0.07', grossMinor: 535, taxMinor: 35 },
    ])
    expect(creditedTaxes([goods, books], [], { amountMinor: 345, refunded: [] })).toEqual([
      { rate: '0.19', grossMinor: 238, taxMinor: 38 },
      { rate: '0.07', grossMinor: 107, taxMinor: 7 },
    ])
    const both = creditedTaxes([goods, books], [], { amountMinor: 535 + 2915, refunded: [book] })
    expect(both).toEqual([goods, books])
  })

  it('goes to the rates of the invoice, even for more than is left of it', () => {
    const shares = creditedTaxes([goods], [goods], { amountMinor: 119, refunded: [] })
    expect(shares).toEqual([{ rate: '0.19', grossMinor: 119, taxMinor: 19 }])
    expect(creditedTaxes([], [], { amountMinor: 119, refunded: [] })).toEqual([])
  })

  it('adds up: shares to each note, notes to the invoice, and never more tax than the amount', () => {
    fc.assert(
      fc.property(invoices, fc.infiniteStream(fc.nat()), (invoiced, numbers) => {
        const credited: TaxShare[] = []
        for (let left = grossOf(invoiced); left > 0; left = grossOf(invoiced) - grossOf(credited)) {
          const amountMinor = credited.length > 20 ? left : 1 + ((numbers.next().value ?? 0) % left)
          const asked = invoiced[(numbers.next().value ?? 0) % (invoiced.length + 1)]
          const refunded = asked ? [{ rate: asked.rate, grossMinor: 1 + (numbers.next().value ?? 0) }] : []
          const note = creditedTaxes(invoiced, credited, { amountMinor, refunded })
          expect(grossOf(note)).toBe(amountMinor)
          for (const { grossMinor, taxMinor } of note) {
            expect(Number.isSafeInteger(taxMinor) && taxMinor >= 0 && taxMinor <= grossMinor).toBe(true)
          }
          credited.push(...note)
        }
        for (const share of invoiced) {
          const notes = credited.filter(({ rate }) => rate === share.rate)
          expect([grossOf(notes), sum(notes.map(({ taxMinor }) => taxMinor))]).toEqual([
            share.grossMinor,
            share.taxMinor,
          ])
        }
      }),
    )
  })
})
