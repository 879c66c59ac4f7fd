import { describe, expect, it } from 'vitest'
import { facing, levelsOf, onWall, radiusAt, type Stand } from './lathe.ts'
import { profiles } from './profiles.ts'

const stand: Stand = { profile: profiles.moonJar, x: 800, y: 1500, height: 1000, tilt: 0.2 }

describe('radiusAt', () => {
  it.each(Object.entries(profiles))(
    'passes through every point of the %s and is never negative',
    (_, profile) => {
      for (const [height, radius] of profile) expect(radiusAt(profile, height)).toBeCloseTo(radius, 6)
      for (let share = 0; share <= 1; share += 0.005) expect(radiusAt(profile, share)).toBeGreaterThan(0)
    },
  )
})

describe('levelsOf', () => {
  it('runs from the foot to the rim, upwards all the way, in steps that the eye does not see', () => {
    const levels = levelsOf(stand)
    expect(levels[0]?.share).toBe(0)
    expect(levels.at(-1)?.share).toBe(1)
    for (const [i, level] of levels.entries()) {
      const before = levels[i - 1]
      if (before !== undefined) expect(before.y - level.y).toBeGreaterThan(0)
      if (before !== undefined) expect(before.y - level.y).toBeLessThan(6)
    }
  })
})

describe('onWall', () => {
  it('puts the middle of the front below the edge, by the tilt', () => {
    const [frontX, frontY] = onWall(stand, 0, 0.5)
    const [edgeX, edgeY] = onWall(stand, Math.PI / 2, 0.5)
    expect(frontX).toBe(800)
    expect(frontY - edgeY).toBeCloseTo((edgeX - 800) * 0.2, 6)
  })
})

describe('facing', () => {
  it('names one angle for every turn', () => {
    expect(facing(Math.PI * 2.5)).toBeCloseTo(Math.PI / 2, 6)
    expect(facing(-Math.PI * 1.5)).toBeCloseTo(Math.PI / 2, 6)
    expect(facing(Math.PI * 1.5)).toBeCloseTo(-Math.PI / 2, 6)
  })
})
