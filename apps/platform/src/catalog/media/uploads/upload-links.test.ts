import { describe, expect, it } from 'vitest'
import { createUploadLinks } from './upload-links.ts'

const OFFER = { siteId: 'shop', id: 'one', fileName: 'cup.png' }
const AT = Date.UTC(2026, 0, 1)
const HOUR_MS = 3_600_000

const linksOf = (secret: string) =>
  createUploadLinks({ secret: Buffer.from(secret), platformUrl: 'https://api.shop.example' })
const tokenIn = (url: string) => url.split('/').at(-1) ?? ''

describe('an address for one upload', () => {
  it('works for an hour, on the platform that made it', () => {
    const links = linksOf('one')
    const url = links.urlOf(OFFER, AT)
    expect(url).toMatch(/^https:\/\/api\.shop\.example\/media-uploads\//)
    expect(links.read(tokenIn(url), AT + HOUR_MS - 1000)).toMatchObject(OFFER)
    expect(links.read(tokenIn(url), AT + HOUR_MS)).toBeUndefined()
    expect(linksOf('two').read(tokenIn(url), AT)).toBeUndefined()
  })

  it('is rejected once altered', () => {
    const links = linksOf('one')
    const [text = '', signature = ''] = tokenIn(links.urlOf(OFFER, AT)).split('.')
    const other = Buffer.from(JSON.stringify({ ...OFFER, siteId: 'other', until: 9e9 })).toString('base64url')
    for (const token of [`${other}.${signature}`, `${text}.`, text, `${text}.${signature}.x`, '', '.', 'a.b'])
      expect([token, links.read(token, AT)]).toEqual([token, undefined])
  })
})
