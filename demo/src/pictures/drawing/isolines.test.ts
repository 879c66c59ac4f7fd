import { describe, expect, it } from 'vitest'
import { isolines, sampleField } from './isolines.ts'
import { createNoise } from './noise.ts'
import type { Point } from './svg.ts'

const area = (loop: readonly Point[]) =>
  Math.abs(
    loop.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = loop[(i + 1) % loop.length] ?? [x, y]
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )

describe('isolines', () => {
  const cone = sampleField(41, 41, (x, y) => 20 - Math.hypot(x - 20, y - 20))

  it('finds the circle of a cone, at its height', () => {
    const [circle, ...others] = isolines(cone, 10)
    expect(others).toEqual([])
    for (const [x, y] of circle ?? []) expect(Math.hypot(x - 20, y - 20)).toBeCloseTo(10, 1)
    expect(area(circle ?? [])).toBeCloseTo(Math.PI * 100, -1)
  })

  it('finds nothing above the summit', () => {
    expect(isolines(cone, 21)).toEqual([])
  })

  it('closes lines that run off the field along its border', () => {
    const [border, ...others] = isolines(
      sampleField(11, 11, () => 1),
      0,
    )
    expect(others).toEqual([])
    expect(area(border ?? [])).toBeGreaterThan(100)
  })

  it('walks from cell to neighbouring cell and comes back to where it began', () => {
    const noise = createNoise('land')
    const land = sampleField(60, 60, (x, y) => noise(x / 7, y / 7))
    const loops = isolines(land, 0.05)
    expect(loops.length).toBeGreaterThan(5)
    for (const loop of loops)
      for (const [i, [x, y]] of loop.entries()) {
        const [nextX, nextY] = loop[(i + 1) % loop.length] ?? [x, y]
        expect(Math.hypot(nextX - x, nextY - y)).toBeLessThanOrEqual(Math.SQRT2)
      }
  })

  it('keeps two hills separate until the saddle between them is under the line', () => {
    const hills = sampleField(41, 21, (x, y) =>
      Math.max(8 - Math.hypot(x - 10, y - 10), 8 - Math.hypot(x - 30, y - 10)),
    )
    expect(isolines(hills, 4)).toHaveLength(2)
    expect(isolines(hills, -5)).toHaveLength(1)
  })
})
