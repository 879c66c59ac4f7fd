import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from '../art.ts'
import { along, mix } from '../drawing/colour.ts'
import { isolines, sampleField } from '../drawing/isolines.ts'
import { createNoise, layered } from '../drawing/noise.ts'
import { el, line } from '../drawing/svg.ts'

export interface Contours extends ArtSeed {
  /** Number of lines between the lowest and the highest ground. */
  levels?: number
  /** Share of the ground under water, 0..1; water carries depth lines of its own. */
  water?: number
  /** Colours from the deepest water to the highest ground. */
  tints?: readonly string[]
  /** How far apart the hills are, in units. */
  scale?: number
}

const CELL = 11

/** Draws a map of no place: height tints and contour lines of a noise field, every fifth line stronger. */
export const contours = ({ seed, palette, levels = 22, water = 0.4, tints, scale = 430 }: Contours): Art => ({
  palette,
  draw: () => {
    const noise = layered(createNoise(seed), 3, 0.38)
    const columns = Math.ceil(ART_WIDTH / CELL) + 3
    const rows = Math.ceil(ART_HEIGHT / CELL) + 3
    const field = sampleField(columns, rows, (x, y) => noise((x * CELL) / scale, (y * CELL) / scale))
    const heights = Float64Array.from(field.heights).sort()
    const quantile = (share: number) => heights[Math.floor(share * (heights.length - 1))] ?? 0
    const colours = tints ?? [
      palette.colours[0] ?? palette.ink,
      palette.colours[1] ?? palette.ink,
      palette.colours[2] ?? palette.paper,
      palette.paper,
      palette.colours[3] ?? palette.paper,
      palette.colours[4] ?? palette.paper,
    ]
    const [low, high] = [quantile(0.01), quantile(0.995)]
    const shore = quantile(water)
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: colours[0] })
    for (let i = 0; i < levels; i++) {
      const level = low + ((high - low) * i) / levels
      // Below the shore the first third of the colours, above it the rest.
      const share =
        level < shore
          ? ((level - low) / (shore - low)) * 0.34
          : 0.45 + ((level - shore) / (high - shore)) * 0.55
      const path = isolines(field, level)
        .map((loop) =>
          line(
            loop.map(([x, y]) => [(x - 1) * CELL, (y - 1) * CELL] as const),
            true,
          ),
        )
        .join('')
      const strong = i % 5 === 0
      const tint = along(colours, share)
      text += el('path', {
        d: path,
        'fill-rule': 'evenodd',
        fill: tint,
        stroke: mix(palette.ink, tint, level < shore ? 0.5 : strong ? 0.15 : 0.45),
        'stroke-width': strong ? 2.4 : 1.2,
      })
    }
    return text
  },
})
