import { readdir } from 'node:fs/promises'
import { importProducts, uploadDigitalFile, uploadMediaFile } from '@vitrine/contract/operations'
import { ruleOf } from '@vitrine/contract/rules'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Shop } from '../../testing/index.ts'
import { flawsOf } from '../documented.ts'
import { PATIENCE_MS, runs, SEED } from '../runs.ts'

let shop: Shop
let authorization: string
let files: string[]
beforeAll(async () => {
  shop = await openShop()
  authorization = (await shop.merchant()).authorization ?? ''
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#a53' } })
  const bytes = await Promise.all([picture.clone().png().toBuffer(), picture.clone().gif().toBuffer()])
  files = [
    ...bytes.map((file) => file.toString('latin1')),
    '%PDF-1.4',
    'name,price\nA,1',
    '{"name":"A","price":1}',
  ]
})
afterAll(() => shop[Symbol.asyncDispose]())

/** A form as browsers write it, one character per byte. */
const formOf = (file: string): string =>
  [
    '--x\r\ncontent-disposition: form-data; name="altText"\r\n\r\nhello\r\n',
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    `${file}\r\n--x--\r\n`,
  ].join('')

const scrap = fc.constantFrom(
  ...[
    '',
    '\r\n',
    '--x',
    '--x--',
    '"',
    '\0',
    ';',
    '\xff\xfe',
    'x'.repeat(20_000),
    'name="file"',
    'name="__proto__"',
  ],
  ...["filename*=UTF-8''%", 'content-transfer-encoding: base64\r\n', 'content-type: application/json\r\n'],
)
const edits = fc.array(fc.tuple(fc.nat(), fc.nat(40), scrap), { maxLength: 4 })
const types = fc.constantFrom(
  ...[
    'multipart/form-data; boundary=x',
    'multipart/form-data; boundary="x"',
    'multipart/form-data;boundary=',
  ],
  ...['multipart/mixed; boundary=x', `multipart/form-data; boundary=${'y'.repeat(80)}`],
)
const OPERATIONS = [uploadMediaFile, uploadDigitalFile, importProducts]

// Fails if the parser's errors are passed on unchanged, or parts may lack a name.
describe(`a corrupted form, seed ${SEED}`, () => {
  it(
    'gets a documented answer, causes no error on the platform, and leaves no partial upload',
    async () => {
      const sent = fc.record({
        file: fc.nat(),
        edits,
        type: types,
        operation: fc.constantFrom(...OPERATIONS),
        half: fc.boolean(),
      })
      const strike = async ({
        file,
        edits,
        type,
        operation,
        half,
      }: typeof sent extends fc.Arbitrary<infer T> ? T : never) => {
        const whole = edits.reduce(
          (text, [at, cut, more]) => {
            const from = at % (text.length + 1)
            return text.slice(0, from) + more + text.slice(from + cut)
          },
          formOf(files[file % files.length] ?? ''),
        )
        const body = new Uint8Array(Buffer.from(half ? whole.slice(0, whole.length / 2) : whole, 'latin1'))
        const headers = { authorization, 'content-type': type }
        const answer = await fetch(`${shop.url}/vitrine${operation.path}`, {
          method: 'POST',
          body,
          headers,
          signal: AbortSignal.timeout(10_000),
        })
        const judged = { status: answer.status, headers: answer.headers, body: await answer.json() }
        expect(flawsOf(judged, ruleOf(operation))).toEqual([])
      }
      await fc.assert(fc.asyncProperty(sent, strike), runs(120))
      const left = await readdir(shop.dataDir, { recursive: true })
      expect(left.filter((path) => /arriving[/\\]|\.arriving$/.test(path))).toEqual([])
      expect(shop.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
    },
    PATIENCE_MS,
  )
})
