import { describe, expect, it } from 'vitest'
import { pictureSources } from './sources.ts'

const picture = {
  url: 'https://shop.example/media/moon-jar/v1/fit/w_1600,h_2000,q_90/file.webp',
  width: 1600,
  height: 2000,
  alt: 'A jar',
}

describe('pictureSources', () => {
  it("offers widths up to the picture's own", () => {
    const { srcSet, width, height } = pictureSources(picture)
    expect(srcSet?.match(/ \d+w/g)).toEqual([
      ' 160w',
      ' 320w',
      ' 480w',
      ' 640w',
      ' 800w',
      ' 1120w',
      ' 1440w',
      ' 1600w',
    ])
    expect({ width, height }).toEqual({ width: 1600, height: 2000 })
  })

  it('asks for the whole picture in its own proportions', () => {
    expect(pictureSources(picture).src).toBe(
      'https://shop.example/media/moon-jar/v1/fill/w_800,h_1000,al_c,q_80,enc_auto/file.webp',
    )
  })

  it('crops to the requested proportions and returns the resulting size', () => {
    const { src, width, height } = pictureSources(picture, 4 / 3)
    expect(src).toContain('/v1/fill/w_800,h_600,')
    expect({ width, height }).toEqual({ width: 1600, height: 1200 })
    expect(pictureSources(picture, 1 / 2)).toMatchObject({ width: 1000, height: 2000 })
  })

  it('never asks for more than the picture has', () => {
    const small = { ...picture, width: 120, height: 150 }
    expect(pictureSources(small).srcSet).toBe(
      'https://shop.example/media/moon-jar/v1/fill/w_120,h_150,al_c,q_80,enc_auto/file.webp 120w',
    )
  })

  it('recognizes a picture without a transform', () => {
    expect(pictureSources({ ...picture, url: 'https://shop.example/media/moon-jar' }).src).toContain(
      '/media/moon-jar/v1/fill/w_800,h_1000,',
    )
  })

  it('returns a picture from elsewhere in one size', () => {
    const url = 'https://elsewhere.example/jar.jpg'
    expect(pictureSources({ ...picture, url })).toEqual({ src: url, width: 1600, height: 2000 })
  })
})
