import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { transformOf, WIDTHS } from './transform.ts'

describe('transformOf', () => {
  it.each([
    [
      'v1/fit/w_400,h_500,q_90/print.jpg',
      { mode: 'fit', width: 400, height: 500, quality: 90, encoding: 'file' },
    ],
    [
      'v1/fill/w_40,h_50,al_t,q_7,usm_0.66_1.00_0.01,enc_auto/a.png',
      { mode: 'fill', position: 'top', quality: 10, encoding: 'auto' },
    ],
    ['v1/fill/h_50,w_40/a.png', { width: 40, height: 50, quality: 80, position: 'centre' }],
    [
      'v1/crop/x_1,y_2,w_30,h_40/fill/w_5,h_6,enc_auto/a.jpg',
      { width: 16, height: 19, crop: { left: 1, top: 2, width: 30, height: 40 } },
    ],
    ['v1/fit/w_99999,h_99999/a.jpg', { width: 3200, height: 3200 }],
    ['v1/fit/w_10,h_10,q_0,lg_1,blur_3/a.jpg', { width: 16, height: 16, quality: 5 }],
    ['v1/fill/w_201,h_251,q_81/a.jpg', { width: 250, height: 312, quality: 85 }],
    ['v1/fill/w_200,h_250/a.jpg', { width: 200, height: 250 }],
    ['v1/fill/w_101,h_3200/a.jpg', { width: 101, height: 3200 }], // can't grow without losing its shape
  ])('reads %s', (path, expected) => {
    expect(transformOf(path)).toMatchObject(expected)
  })

  it.each([
    '',
    'v1',
    'v1/fit',
    'v1/fit/w_10/a.jpg',
    'v1/fit/w_0,h_10/a.jpg',
    'v1/fit/w_-5,h_10/a.jpg',
    'v2/fit/w_1,h_1/a',
    'v1/zoom/w_1,h_1/a',
  ])('finds no transform in %j', (path) => {
    expect(transformOf(path)).toBeUndefined()
  })

  it('creates few widths of a picture, each in the requested shape, never smaller and hardly larger', () => {
    fc.assert(
      fc.property(fc.integer({ min: 16, max: 3200 }), fc.integer({ min: 16, max: 1600 }), (width, height) => {
        fc.pre(width >= height / 2)
        const transform = transformOf(`v1/fill/w_${width},h_${height}/a.jpg`)
        if (!transform) throw new Error('no transform')
        expect(WIDTHS).toContain(transform.width)
        expect(transform.width).toBeGreaterThanOrEqual(width)
        expect(transform.width).toBeLessThanOrEqual(width * 1.51)
        const exact = (height * transform.width) / width
        expect(Math.abs(transform.height - exact)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  // Fails when crops aren't rounded: 640 different requests create 640 pictures.
  it('makes crops that hardly differ once', () => {
    const crops = Array.from({ length: 640 }, (_, shift) =>
      JSON.stringify(
        transformOf(`v1/crop/x_${shift},y_${shift},w_${640 + (shift % 5)},h_480/fill/w_64,h_48/a.jpg`),
      ),
    )
    expect(new Set(crops).size).toBeLessThanOrEqual(160)
  })

  it('never cuts off what a crop asks for, and adds at most a thirty-second of it at an edge', () => {
    const [place, length] = [fc.nat(9_999), fc.integer({ min: 1, max: 9_999 })]
    fc.assert(
      fc.property(place, place, length, length, (x, y, w, h) => {
        const crop = transformOf(`v1/crop/x_${x},y_${y},w_${w},h_${h}/fill/w_64,h_48/a.jpg`)?.crop
        if (!crop) throw new Error('no crop')
        const { left, top, width, height } = crop
        const added = [x - left, y - top, left + width - (x + w), top + height - (y + h)]
        expect(Math.min(...added)).toBeGreaterThanOrEqual(0)
        expect(Math.max(...added)).toBeLessThanOrEqual(Math.max(w, h) / 32)
      }),
    )
  })

  it('never throws and never exceeds the largest box', () => {
    fc.assert(
      fc.property(fc.string(), fc.webPath(), (text, path) => {
        for (const asked of [text, `v1/fit/${text}/a.jpg`, `v1${path}`, `v1/crop/${text}/fill/w_9,h_9/a`]) {
          const transform = transformOf(asked)
          if (transform) expect(Math.max(transform.width, transform.height)).toBeLessThanOrEqual(3200)
        }
      }),
    )
  })
})
