import { readdir } from 'node:fs/promises'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mediaStore } from '../../catalog/media/media.store.ts'
import { openShop, type Shop } from '../../testing/index.ts'
import { flawsOf } from '../documented.ts'
import { request, sendRaw } from '../raw-socket.ts'
import { PATIENCE_MS, runs, SEED } from '../runs.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({
    draw: () =>
      sharp({ create: { width: 60, height: 80, channels: 3, background: '#a53' } })
        .png()
        .toBuffer(),
    seed: (database, { siteId }) =>
      database.transaction(async (tx) => {
        const file = { mediaId: 'print', siteId, contentType: 'image/png', createdAt: 1 }
        await mediaStore.save(tx, { ...file, kind: 'image' })
      }),
  })
})
afterAll(() => shop[Symbol.asyncDispose]())

const value = fc.oneof(
  fc.integer({ min: -5, max: 200 }).map(String),
  fc.constantFrom(
    '',
    '0',
    '1e3',
    '0x10',
    '999999',
    '9999999',
    'NaN',
    'constructor',
    '__proto__',
    '%00',
    '..',
  ),
  fc.string({ maxLength: 4 }).map(encodeURIComponent),
)
const parameters = fc
  .array(fc.tuple(fc.constantFrom('w', 'h', 'x', 'y', 'q', 'al', 'enc', 'usm', '__proto__', ''), value), {
    maxLength: 7,
  })
  .map((pairs) => pairs.map(([name, held]) => `${name}_${held}`).join(','))
const sized = parameters.map((more) => `w_30,h_20,${more}`)
const segment = fc.oneof(
  fc.constantFrom(
    'v1',
    'fit',
    'fill',
    'crop',
    '..',
    '.',
    '%2e%2e',
    '%2f',
    'x_1,y_1,w_9,h_9',
    'a.webp',
    'a.svg',
    '',
  ),
  parameters,
)
const path = fc.oneof(
  fc.tuple(fc.constantFrom('fit', 'fill'), sized).map(([mode, of]) => `print/v1/${mode}/${of}/a.jpg`),
  fc
    .tuple(parameters, fc.constantFrom('fit', 'fill'), sized)
    .map(([crop, mode, of]) => `print/v1/crop/${crop}/${mode}/${of}/a.png`),
  fc.array(segment, { maxLength: 6 }).map((segments) => ['print', ...segments].join('/')),
  fc
    .tuple(
      fc.constantFrom(
        '..',
        '%2e%2e',
        'originals',
        '.print',
        'print%2f',
        'print%00',
        'PRINT',
        '~',
        'no-picture',
      ),
      fc.array(segment, { maxLength: 4 }),
    )
    .map(([id, rest]) => [id, ...rest].join('/')),
)
const header = fc.oneof(
  fc.constant({}),
  fc.tuple(fc.nat(9999), fc.nat(9999)).map(([from, to]) => ({ range: `bytes=${from}-${to}` })),
  fc
    .constantFrom(
      'bytes=-1',
      'bytes=99999999-',
      'bytes=x',
      'bytes=0-1,3-4',
      'lines=0-1',
      'bytes=0-99999999999999999999',
    )
    .map((range) => ({ range })),
  fc
    .constantFrom(
      'if-match',
      'if-none-match',
      'if-modified-since',
      'if-unmodified-since',
      'if-range',
      'accept',
    )
    .chain((name) =>
      fc
        .constantFrom('*', '"x"', 'W/"x"', 'Thu, 01 Jan 1970 00:00:00 GMT', 'x', '')
        .map((held) => ({ [name]: held })),
    ),
)

// Fails if positions are looked up on the prototype, or errors keep the cache header of files.
describe(`an address of media, seed ${SEED}`, () => {
  it(
    'leads to a picture, to nothing, or to a documented refusal, and never out of the folder',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(fc.tuple(path, header), { minLength: 1, maxLength: 8 }), async (asked) => {
          const answers = await Promise.all(
            asked.map(([one, headers]) => sendRaw(shop.url, request(`GET /media/${one}`, headers))),
          )
          for (const [index, { status, headers, body }] of answers.entries()) {
            const type = headers['content-type'] ?? ''
            const isPicture = [200, 206].includes(status) && type.startsWith('image/') && body.length > 0
            const isUnchanged = status === 304 && body === ''
            const flaws = () => flawsOf({ status, headers: new Headers(headers), body: parsed(body) })
            expect([asked[index], status, isPicture || isUnchanged ? [] : flaws()]).toEqual([
              asked[index],
              status,
              [],
            ])
            if (status >= 400) expect(headers['cache-control']).toBe('no-store')
          }
        }),
        runs(50),
      )
      const outside = (await readdir(shop.dataDir)).filter(
        (name) => !/^(media|digital|secrets\.json|vitrine\.db.*)$/.test(name),
      )
      expect(outside).toEqual([])
      expect(shop.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
    },
    PATIENCE_MS,
  )
})

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
