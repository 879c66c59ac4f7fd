import { describe, expect, it } from 'vitest'
import { drawDocument } from './papers.ts'
import { writePdf } from './pdf.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

describe('drawDocument', () => {
  const file = text(drawDocument('stoneware-care'))

  it('writes a PDF file with a header and an end', () => {
    expect(file.startsWith('%PDF-1.4\n')).toBe(true)
    expect(file.endsWith('%%EOF\n')).toBe(true)
  })

  it("lists every object's position, in entries of twenty bytes", () => {
    const tableAt = Number(/startxref\n(\d+)\n/.exec(file)?.[1])
    const table = file.slice(tableAt)
    const count = Number(/^xref\n0 (\d+)\n/.exec(table)?.[1])
    const entries = table.slice(table.indexOf('\n', 5) + 1).match(/\d{10} \d{5} [fn] \n/g) ?? []
    expect(entries).toHaveLength(count)
    for (const [number, entry] of entries.entries())
      if (number > 0)
        expect(file.slice(Number(entry.slice(0, 10)))).toMatch(new RegExp(`^${number} 0 obj\\n`))
  })

  it('states the length of its stream', () => {
    const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file) ?? []
    expect(stream).toHaveLength(Number(length))
    expect(stream).toContain('(Caring for stoneware) Tj')
  })

  it('is the same on every call, and rejects an unknown id', () => {
    expect(text(drawDocument('stoneware-care'))).toBe(file)
    expect(() => drawDocument('no-such-paper')).toThrow(RangeError)
  })
})

describe('writePdf', () => {
  const page = (line: string) =>
    writePdf({ title: 'T', rules: [], lines: [{ text: line, x: 1, y: 1, size: 9, font: 'sans' }] })

  it('escapes brackets and backslashes, and writes dashes and quotes in the font’s encoding', () => {
    expect(text(page('a (b) \\ – ’'))).toContain('(a \\(b\\) \\\\ \\226 \\222) Tj')
  })

  it('rejects letters that the standard fonts do not have', () => {
    expect(() => page('щ')).toThrow(RangeError)
  })
})
