import { createServer } from 'node:http'
import { createClient, OAuthStrategy } from '@vitrine/client'
import { currentCart } from '@vitrine/client/ecom'
import { pointHostedAt } from '@vitrine/client/hosted'
import { products } from '@vitrine/client/stores'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicVisitor } from '../sdk-shop.ts'

const optional = { requiredKeys: [] }
const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('a b.jpg'), fc.constant('50%'))
const id = fc.stringMatching(/^[\w~.-]{1,12}$/)
const side = fc.nat(9000)
const url = fc.webUrl({ withFragments: true, withQueryParameters: true })
const picture = fc.record({ id, url, width: side, height: side, filename: text, altText: text }, optional)
const film = fc.record(
  {
    id,
    url,
    filename: text,
    posters: fc.array(fc.record({ id, url, width: side, height: side }), { maxLength: 3 }),
  },
  optional,
)
const moment = fc.oneof(
  fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
    .map((date) => date.toISOString()),
  fc.constant(''),
  fc.constant(null),
)
const float = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom('NaN', 'Infinity', '-Infinity', null),
)
const address = fc.record(
  {
    addressLine: text,
    addressLine2: text,
    city: text,
    country: text,
    formattedAddress: text,
    geocode: fc.record({ latitude: float, longitude: float }, optional),
    streetAddress: fc.record({ name: text, number: text }, optional),
  },
  optional,
)
const line = fc.record(
  {
    id,
    image: picture,
    url: fc.record({ url, relativePath: text }),
    physicalProperties: fc.record({ weight: float }, optional),
    serviceProperties: fc.record({ scheduledDate: moment }, optional),
    catalogReference: fc.record({
      options: fc.dictionary(fc.constantFrom('id', '_id', 'createdDate', 'x'), text),
    }),
  },
  optional,
)
const answers = {
  cart: fc.record({
    id,
    createdDate: moment,
    updatedDate: moment,
    lineItems: fc.array(line, { maxLength: 20 }),
    contactInfo: fc.record({ address }, optional),
  }),
  variants: fc.array(fc.record({ id, media: fc.record({ image: picture, video: film }, optional) }), {
    maxLength: 20,
  }),
}

let answer: object
const server = createServer((request, response) => {
  const tokens = { access_token: 'a', refresh_token: 'r', expires_in: 3600 }
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.url === '/oauth2/token' ? tokens : answer))
  })
})
let restore: () => void
let theirs: ReturnType<typeof publicVisitor>
const open = (apiUrl: string) =>
  createClient({ apiUrl, auth: OAuthStrategy({ clientId: 'c' }), modules: { currentCart, products } })
let ours: ReturnType<typeof open>
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' && address?.port}`
  restore = pointHostedAt(apiUrl)
  theirs = publicVisitor('c')
  ours = open(apiUrl)
})
afterAll(() => {
  restore()
  server.closeAllConnections()
  server.close()
})

describe('any answer of the platform reads as with the public packages', () => {
  it('a cart: pictures, pages, times, numbers, addresses and names', async () => {
    await fc.assert(
      fc.asyncProperty(answers.cart, async (cart) => {
        answer = { cart }
        expect(await ours.currentCart.getCurrentCart()).toEqual(await theirs.currentCart.getCurrentCart())
      }),
      { numRuns: 60 },
    )
  })

  it('variants of the store: pictures and videos', async () => {
    await fc.assert(
      fc.asyncProperty(answers.variants, async (variants) => {
        answer = { variants, metadata: {} }
        const query = { paging: { limit: 20, offset: 0 } }
        expect(await ours.products.queryStoreVariants(query)).toEqual(
          await theirs.products.queryStoreVariants(query),
        )
      }),
      { numRuns: 60 },
    )
  })
})
