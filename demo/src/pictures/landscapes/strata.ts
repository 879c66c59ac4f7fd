import { createRandom } from '../../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from '../art.ts'
import { mix } from '../drawing/colour.ts'
import { grain } from '../drawing/grain.ts'
import { createNoise, layered } from '../drawing/noise.ts'
import { el, line, type Point } from '../drawing/svg.ts'

/** Draws a cut through the ground: beds of uneven thickness, folded together and slipped along a fault. */
export const strata = ({ seed, palette }: ArtSeed): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const fold = createNoise(seed)
    const fineFold = layered(createNoise(`${seed}/fine`), 3)
    const fault = random.between(380, 640)
    const throwBy = random.between(70, 130)
    const speck = [grain(pen, palette.ink, 0.2, 2.2, 3), grain(pen, palette.paper, 0.3, 1.8, 5)]
    let text = el('rect', {
      width: ART_WIDTH,
      height: ART_HEIGHT,
      fill: mix(palette.paper, palette.colours[3] ?? palette.paper, 0.35),
    })
    text += el('circle', {
      cx: random.between(250, 750),
      cy: 235,
      r: 84,
      fill: palette.colours[4] ?? palette.ink,
    })
    const edgeAt = (depth: number): Point[] => {
      const edge: Point[] = []
      for (let x = -6; x <= ART_WIDTH + 6; x += 8) {
        const slipped = x > fault + (depth - 700) * 0.22 ? throwBy : 0
        edge.push([
          x,
          depth + fold(x / 520, depth / 1500) * 210 + fineFold(x / 130, depth / 90) * 15 + slipped,
        ])
      }
      return edge
    }
    const specked = ['', '']
    let before = ''
    for (let depth = 380; depth < ART_HEIGHT + 260; ) {
      const thickness = random.between(14, 96) * (random.chance(0.3) ? 0.35 : 1)
      const colour = random.pick(
        [...palette.colours, palette.paper, palette.ink].filter((one) => one !== before),
      )
      before = colour
      const upper = edgeAt(depth)
      depth += thickness
      text += el('path', {
        d: line([...upper, [ART_WIDTH + 6, ART_HEIGHT + 6], [-6, ART_HEIGHT + 6]], true),
        fill: colour,
      })
      if (random.chance(0.55)) {
        const kind = random.whole(0, 1)
        specked[kind] = `${specked[kind] ?? ''}${line([...upper, ...edgeAt(depth).reverse()], true)}`
      }
    }
    // All beds with one grain at once: a renderer creates the grain again for every shape painted with it.
    for (const [kind, d] of specked.entries())
      text += el('path', { d, fill: speck[kind], 'fill-opacity': 0.55 })
    return text
  },
})
