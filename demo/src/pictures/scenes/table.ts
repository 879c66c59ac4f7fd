import { createRandom } from '../../prng.ts'
import { drawVessel, type Pot, type Vessel } from '../ceramics/vessel.ts'
import { HEIGHT, type Picture, portrait, WIDTH } from '../drawing/picture.ts'
import { group } from '../drawing/svg.ts'
import { seamless } from './backdrop.ts'

/** A pot and how tall it stands, in units of the picture. */
export interface StandingPot extends Pot {
  height: number
}

/** Papers to stand a pot on; which one depends on the product, so that its glazes are seen on the same. */
const PAPERS = ['#dcd5c9', '#d5d8d0', '#dfd2c6', '#d3d6d8', '#e0d8c8', '#d9d0cc'] as const
const paperOf = (seed: string) => createRandom(`${seed}/paper`).pick(PAPERS)

/** A handle or spout moves the pot aside, so that the whole stands in the middle. */
const middle = ({ kind, height }: StandingPot) =>
  800 - (kind === undefined || kind === 'teapot' ? 0 : height * 0.14)

const stand = (pot: StandingPot, at: Pick<Vessel, 'x' | 'y' | 'tilt' | 'seed' | 'turn'>): Vessel => ({
  ...pot,
  ...at,
})

/** Draws one pot in the middle of the picture, a little below the eye. */
export const alone = (pot: StandingPot, seed: string, tilt = 0.2): Picture =>
  portrait(
    (pen) =>
      seamless(pen, paperOf(seed)) +
      drawVessel(pen, stand(pot, { x: middle(pot), y: 1000 + pot.height * 0.48, tilt, seed })),
  )

/** Draws the pot from higher up, so that one looks into it. */
export const fromAbove = (pot: StandingPot, seed: string): Picture =>
  portrait(
    (pen) =>
      seamless(pen, paperOf(seed), 0.3) +
      drawVessel(pen, stand(pot, { x: middle(pot), y: 1060 + pot.height * 0.34, tilt: 0.62, seed, turn: 2 })),
  )

/** Draws the pot so near that only its shoulder and rim are in the picture. */
export const near = (pot: StandingPot, seed: string): Picture =>
  portrait(
    (pen) =>
      seamless(pen, paperOf(seed)) +
      group(
        { transform: 'translate(-1060 -560) scale(2.2)' },
        drawVessel(pen, stand(pot, { x: 800, y: 500 + pot.height, tilt: 0.24, seed })),
      ),
  )

/** Draws several pots on one table, back to front. */
export const together = (
  pots: readonly (StandingPot & { x: number; y: number })[],
  seed: string,
  tilt = 0.2,
): Picture =>
  portrait(
    (pen) =>
      seamless(pen, paperOf(seed)) +
      [...pots]
        .sort((one, other) => one.y - other.y)
        .map((pot, i) => drawVessel(pen, stand(pot, { x: pot.x, y: pot.y, tilt, seed: `${seed}/${i}` })))
        .join(''),
  )

const FILM = 0.36

/** Draws one moment of a pot on a turntable, in the size of a video; `turn` is in radians. */
export const turning = (pot: StandingPot, seed: string, turn: number): Picture => ({
  width: WIDTH * FILM,
  height: HEIGHT * FILM,
  draw: (pen) =>
    group(
      { transform: `scale(${FILM})` },
      seamless(pen, paperOf(seed)) +
        drawVessel(
          pen.zoomed(FILM),
          stand(pot, { x: 800, y: 1000 + pot.height * 0.48, tilt: 0.2, seed, turn }),
        ),
    ),
})
