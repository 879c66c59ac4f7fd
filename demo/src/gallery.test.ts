import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { definitions } from './catalogue.ts'
import { drawPicture, pictures } from './gallery.ts'

const drawn = new Map([...pictures.keys()].map((id) => [id, drawPicture(id)]))
/** Rendering takes far longer than drawing, so only some are rendered; the step covers every kind of scene. */
const sample = [...pictures.keys()].filter((_, i) => i % 37 === 0)

/** A sixteenth of the pixels, and of the time. */
const QUARTER = { density: 72 / 4 }

describe('drawPicture', () => {
  it('draws the same text at every call', () => {
    for (const id of sample) expect(drawPicture(id)).toBe(drawn.get(id))
  })

  it('rejects an unknown id', () => {
    expect(() => drawPicture('no-such-picture')).toThrow(RangeError)
    expect(() => drawPicture('__proto__')).toThrow(RangeError)
  })

  it('draws every picture under 300 kB, in whole numbers, without fonts or outside files', () => {
    for (const [id, text] of drawn) {
      const { width, height } = pictures.get(id) ?? {}
      expect(text.length, id).toBeLessThan(300_000)
      expect(
        text.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`),
      ).toBe(true)
      expect(/NaN|undefined|Infinity|<text|href="http|<image/.exec(text)?.[0], id).toBeUndefined()
    }
  })

  it('refers in every picture only to what it defines, and defines nothing twice', () => {
    for (const [id, text] of drawn) {
      const defined = [...text.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
      const used = [...text.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, name]) => name)
      expect(new Set(defined).size, id).toBe(defined.length)
      expect(new Set(defined), id).toEqual(new Set(used))
    }
  })

  it('draws pictures that a renderer accepts, in their own size and with more than one color', async () => {
    for (const id of sample) {
      const size = pictures.get(id)
      const picture = Buffer.from(drawPicture(id))
      const { width, height } = await sharp(picture).metadata()
      expect([width, height], id).toEqual([size?.width, size?.height])
      const { data, info } = await sharp(picture, QUARTER).raw().toBuffer({ resolveWithObject: true })
      const { channels } = await sharp(data, { raw: info }).stats()
      expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev)), id).toBeGreaterThan(3)
    }
  })
})

describe('the pictures of a product', () => {
  it('all differ from each other', () => {
    for (const { product, pictures: own } of definitions) {
      const texts = own.map(([id]) => drawn.get(id))
      expect(new Set(texts).size, product.slug).toBe(texts.length)
    }
  })

  it('have one alternative text each', () => {
    for (const { product } of definitions)
      for (const item of product.media)
        if (item.kind === 'image') expect(item.altText.length, product.slug).toBeGreaterThan(8)
  })
})
