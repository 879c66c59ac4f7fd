import { describe, expect, it } from 'vitest'
import { pointAt, sizeNear } from './zoom.ts'

describe('a zoomed picture', () => {
  it.each([
    ['is shown at its real size', { width: 1600, height: 2000 }, { width: 1600, height: 2000 }],
    ['stays within reason', { width: 16_000, height: 20_000 }, { width: 2000, height: 2500 }],
    ['is enlarged even if it is small', { width: 80, height: 100 }, { width: 1200, height: 1500 }],
  ])('%s', (_, picture, near) => {
    expect(sizeNear(picture, 1600, 1000)).toEqual(near)
  })
})

describe('pointAt', () => {
  const picture = { width: 100, height: 100 }

  it('finds the point that was clicked', () => {
    expect(pointAt(picture, 300, 200, 50, 0)).toEqual({ x: 0, y: 0 })
    expect(pointAt(picture, 300, 200, 100, 150)).toEqual({ x: 0.25, y: 0.75 })
  })

  it('finds the nearest point when the frame was clicked', () => {
    expect(pointAt(picture, 300, 200, 5, 199)).toMatchObject({ x: 0 })
  })
})
