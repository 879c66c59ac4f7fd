import type { Glaze } from '../ceramics/glaze.ts'
import type { Profile } from '../ceramics/profiles.ts'
import { drawVessel, type Vessel } from '../ceramics/vessel.ts'
import { mix } from '../colour.ts'
import { type Picture, portrait } from '../picture.ts'
import { group } from '../svg.ts'
import { seamless } from './backdrop.ts'

/** A pot and how tall it stands, in units of the picture. */
export interface Pot {
  profile: Profile
  glaze: Glaze
  height: number
}

const ground = (glaze: Glaze) => mix(mix('#d6cdbf', glaze.pool, 0.12), '#ddd5c8', 0.4)

const stand = (pot: Pot, at: Pick<Vessel, 'x' | 'y' | 'tilt' | 'seed' | 'turn'>): Vessel => ({
  ...pot,
  ...at,
})

/** Draws one pot in the middle of the picture, a little below the eye. */
export const alone = (pot: Pot, seed: string, tilt = 0.2): Picture =>
  portrait(
    (pen) =>
      seamless(pen, ground(pot.glaze)) +
      drawVessel(pen, stand(pot, { x: 800, y: 1000 + pot.height * 0.48, tilt, seed })),
  )

/** Draws the pot from higher up, so that one looks into it. */
export const fromAbove = (pot: Pot, seed: string): Picture =>
  portrait(
    (pen) =>
      seamless(pen, ground(pot.glaze), 0.3) +
      drawVessel(pen, stand(pot, { x: 800, y: 1120 + pot.height * 0.3, tilt: 0.62, seed })),
  )

/** Draws the pot so near that only its shoulder and rim are in the picture. */
export const near = (pot: Pot, seed: string): Picture =>
  portrait(
    (pen) =>
      seamless(pen, ground(pot.glaze)) +
      group(
        { transform: 'translate(-1060 -560) scale(2.2)' },
        drawVessel(pen, stand(pot, { x: 800, y: 500 + pot.height, tilt: 0.24, seed })),
      ),
  )

/** Draws several pots on one table, back to front. */
export const together = (
  pots: readonly (Pot & { x: number; y: number })[],
  seed: string,
  tilt = 0.2,
): Picture =>
  portrait(
    (pen) =>
      seamless(
        pen,
        ground(pots[0]?.glaze ?? { body: '#ccc', thin: '#ccc', pool: '#ccc', clay: '#ccc', gloss: 0 }),
      ) +
      [...pots]
        .sort((one, other) => one.y - other.y)
        .map((pot, i) => drawVessel(pen, stand(pot, { x: pot.x, y: pot.y, tilt, seed: `${seed}/${i}` })))
        .join(''),
  )

/** Draws one moment of a pot on a turntable, in the size of a video; `turn` is in radians. */
export const turning = (pot: Pot, seed: string, turn: number): Picture => ({
  width: 576,
  height: 720,
  draw: (pen) =>
    group(
      { transform: 'scale(0.36)' },
      seamless(pen, ground(pot.glaze)) +
        drawVessel(pen, stand(pot, { x: 800, y: 1000 + pot.height * 0.48, tilt: 0.2, seed, turn })),
    ),
})
