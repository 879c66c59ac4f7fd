import { describe, expect, it } from 'vitest'
import { utf8File } from '../read-text.ts'
import { guessed, identifies, withMeaning } from './columns.ts'
import { mappedFile, tableHead } from './table-file.ts'

describe('columns of files from other programs', () => {
  it('are guessed by what other programs call them, each meaning once', () => {
    expect(guessed(['Handle', 'Title', 'Body (HTML)', 'Variant Price', 'Preis', 'Notes'])).toEqual([
      ...['slug', 'name', 'description', 'price', null, null],
    ])
    // The exact name wins over a similar one that comes first.
    expect(guessed(['Titel', 'name'])).toEqual([null, 'name'])
  })

  it('can be changed, and need one that finds the product', () => {
    const swapped = withMeaning(['name', 'price', null], 2, 'price')
    expect(swapped).toEqual(['name', null, 'price'])
    expect(identifies(swapped)).toBe(true)
    expect(identifies(['price'])).toBe(false)
  })

  it.each(['utf-8', 'windows-1252', 'utf-16le', 'utf-16be', 'utf-16le with mark'])(
    'are read in %s, with decimal commas and quotes, and written as the platform reads them',
    async (encoding) => {
      const text =
        'Artikelnummer;Bezeichnung;Preis;Aktiv;Farbe\r\nA1;"Töpfe; groß";1.250,50 EUR;ja;rot\r\nA2;=1+1;7;nein;\r\n'
      const given = new File([bytesOf(text, encoding)], 'artikel.csv')
      const file = await utf8File(given)
      const head = await tableHead(file)
      expect(head?.header).toEqual(['Artikelnummer', 'Bezeichnung', 'Preis', 'Aktiv', 'Farbe'])
      const mapped = await mappedFile(file, guessed(head?.header ?? []))
      expect(await mapped.text()).toBe(
        'sku,name,price,visible\r\nA1,Töpfe; groß,1250.50,true\r\nA2,=1+1,7,false',
      )
    },
  )

  it('are not asked about in JSON Lines', async () => {
    expect(await tableHead(new File(['{"name":"Bowl"}\n'], 'products.jsonl'))).toBeUndefined()
  })
})

const bytesOf = (text: string, encoding: string): Uint8Array<ArrayBuffer> => {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  // These letters are where Unicode has them.
  if (encoding === 'windows-1252') return Uint8Array.from(text, (char) => char.charCodeAt(0))
  const little = new Uint8Array(Buffer.from(encoding.endsWith('mark') ? `\ufeff${text}` : text, 'utf16le'))
  if (encoding !== 'utf-16be') return little
  return little.map((_, at) => little[at ^ 1] ?? 0)
}
