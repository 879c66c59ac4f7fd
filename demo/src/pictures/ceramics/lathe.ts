import type { Point } from '../drawing/svg.ts'
import type { Profile } from './profiles.ts'

/** Where and how a turned form stands in the picture. */
export interface Stand {
  profile: Profile
  /** Middle of the foot, in units of the picture. */
  x: number
  y: number
  /** Height of the form in units. */
  height: number
  /** How far one looks down on it: ratio of a round rim's height to its width, 0 (eye level) to 1 (from above). */
  tilt: number
}

/** A level of the wall: its height in shares, its place on the picture and its half width. */
export interface Level {
  share: number
  y: number
  radius: number
}

/** Returns the radius of a profile at a height, both in shares, along a smooth curve through its points (Hermite). */
export const radiusAt = (profile: Profile, share: number): number => {
  const last = profile.length - 1
  let i = 0
  while (i < last - 1 && (profile[i + 1]?.[0] ?? 1) < share) i++
  const from = profile[i] ?? [0, 0]
  const to = profile[i + 1] ?? from
  const before = profile[i - 1] ?? from
  const after = profile[i + 2] ?? to
  const span = to[0] - from[0] || 1
  const t = (share - from[0]) / span
  const slopeFrom = i === 0 ? to[1] - from[1] : ((to[1] - before[1]) / (to[0] - before[0] || 1)) * span
  const slopeTo = i === last - 1 ? to[1] - from[1] : ((after[1] - from[1]) / (after[0] - from[0] || 1)) * span
  const [t2, t3] = [t * t, t * t * t]
  return (
    (2 * t3 - 3 * t2 + 1) * from[1] +
    (t3 - 2 * t2 + t) * slopeFrom +
    (-2 * t3 + 3 * t2) * to[1] +
    (t3 - t2) * slopeTo
  )
}

/** Returns the level at a height in shares. */
export const levelAt = ({ profile, y, height, tilt }: Stand, share: number): Level => ({
  share,
  y: y - share * height * Math.sqrt(1 - tilt * tilt),
  radius: radiusAt(profile, share) * height,
})

/** Lists the levels from foot to rim, close enough together that their edges read as one line. */
export const levelsOf = (stand: Stand, gap = 4): Level[] => {
  const levels: Level[] = []
  let previous: Level | undefined
  for (let i = 0; i <= 2000; i++) {
    const level = levelAt(stand, i / 2000)
    const step =
      previous === undefined
        ? gap
        : Math.abs(previous.y - level.y) + Math.abs(previous.radius - level.radius) * 0.8
    if (step >= gap || i === 2000) {
      levels.push(level)
      previous = level
    }
  }
  return levels
}

/** Finds a place of the wall on the picture; angle 0 faces the viewer, ±π/2 are the edges, beyond them is the back. */
export const onWall = (stand: Stand, angle: number, share: number): Point => {
  const { y, radius } = levelAt(stand, share)
  return [stand.x + Math.sin(angle) * radius, y + Math.cos(angle) * radius * stand.tilt]
}

/** Brings an angle into -π..π, so that the front half is within ±π/2. */
export const facing = (angle: number): number => {
  const whole = Math.PI * 2
  const around = ((angle % whole) + whole) % whole
  return around > Math.PI ? around - whole : around
}
