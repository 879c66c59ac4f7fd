import { describe, expect, it } from 'vitest'
import { de } from '../../messages/de/products/exchange.ts'
import { en } from '../../messages/en/products/exchange.ts'
import { problemText } from '../problem-text.ts'
import { utf8File } from '../read-text.ts'
import { guessed, identifies, isReadable, type Mapping, withMeaning } from './columns.ts'
import { mappedFile, tableHead } from './table-file.ts'

describe('columns of files from other programs', () => {
  it('are guessed by what other programs call them, each meaning once', () => {
    expect(guessed(['Handle', 'Title', 'Body (HTML)', 'Variant Price', 'Preis', 'Notes'])).toEqual([
      ...['slug', 'name', 'description', 'price', null, null],
    ])
    const german = [
      'Kennung',
      'Bezeichnung',
      'Artikel-Nr.',
      'Preis (EUR)',
      'Verfügbar',
      'Warengruppe',
      'Fotos',
      'Maß',
    ]
    expect(guessed(german)).toEqual([
      ...['slug', 'name', 'sku', 'price', 'stock', 'collections', 'media', null],
    ])
    // The exact name wins over a similar one that comes first.
    expect(guessed(['Titel', 'name'])).toEqual([null, 'name'])
  })

  it('are named as in the shop when one of their values is wrong, with the reason in the reader’s language', () => {
    const [price, own] = ['price', 'variants'].map((column) => ({
      ...{ column, code: 'MIN', message: 'must be at least 0' },
    }))
    expect([price, own].map((problem) => problem && problemText(problem, de))).toEqual([
      ...['Preis: ist zu klein', 'Varianten: ist zu klein'],
    ])
    expect(price && problemText(price, en)).toBe('Price: must be at least 0')
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

  const mappedText = async (lines: readonly string[], change = (mapping: Mapping) => mapping) => {
    const file = new File([lines.join('\n')], 'file.csv')
    return (
      await (await mappedFile(file, change(guessed((await tableHead(file))?.header ?? [])))).text()
    ).split('\r\n')
  }

  it('keep their variants when an exported file got other names', async () => {
    expect(
      await mappedText([
        'Zeile,slug,Bezeichnung,Preis,Option1 Name,Option1 Werte,Varianten-ID',
        'Produkt,bowl,Bowl,"12,50",Size,S; L,',
        'Variante,,,14,,L,v1',
      ]),
    ).toEqual([
      'row,slug,name,price,option1Name,option1Choices,variantId',
      'product,bowl,Bowl,12.50,Size,S; L,',
      'variant,,,14,,L,v1',
    ])
  })

  it('make variants from files with a row for each', async () => {
    expect(
      await mappedText([
        'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Image Src',
        'bowl,Bowl,Size,S,Glaze,Red;Blue,B-S,10,https://a.example/1.jpg',
        'bowl,,,L,,Red;Blue,B-L,12,https://a.example/2.jpg',
        'bowl,,,,,,,,https://a.example/3.jpg',
        'cup,Cup,Title,Default Title,,,C,5,',
      ]),
    ).toEqual([
      'slug,name,option1Name,option1Choices,option2Name,option2Choices,sku,price,media,row,manageVariants',
      'bowl,Bowl,Size,S; L,Glaze,Red\\;Blue,,10,https://a.example/1.jpg; https://a.example/2.jpg; https://a.example/3.jpg,product,true',
      'bowl,,,S,,Red\\;Blue,B-S,10,,variant,',
      'bowl,,,L,,Red\\;Blue,B-L,12,,variant,',
      'cup,Cup,,,,,C,5,,product,',
    ])
  })

  it('name an option as its column, and tell products apart by name', async () => {
    const lines = ['Name;Farbe;Bestand', 'Tasse;Rot;3', 'Tasse;Blau;4', 'Teller;;5']
    expect(await mappedText(lines, (mapping) => withMeaning(mapping, 1, 'option1Choices'))).toEqual([
      'name,option1Choices,stock,row,manageVariants,option1Name',
      'Tasse,Rot; Blau,,product,true,Farbe',
      ',Rot,3,variant,,',
      ',Blau,4,variant,,',
      'Teller,,5,product,,',
    ])
  })

  it.each([
    [true, ['slug', 'name', 'price', 'option6Choices', 'translations']],
    [false, ['slug', 'name', 'Preis']],
    [false, ['sku', 'price']],
    [false, ['name', 'price', 'price']],
  ])('are asked about unless the platform reads them: %s for %j', (expected, header) => {
    expect(isReadable(header)).toBe(expected)
  })

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
