import type { Pen } from './pen.ts'
import { el } from './svg.ts'

const channels = (colour: string) => {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((byte) => (byte / 255).toFixed(3))
}

/**
 * Defines a paint of fine specks in one color: the tooth of paper, the uneven patches of a riso print. The
 * noise is computed for one small tile and repeated; over a whole picture it would take half a second.
 * @param cover - how much of the surface is specked: 0 hardly, 1 nearly all
 * @param size - speck size in units; 1 is fine
 */
export const grain = (pen: Pen, colour: string, cover: number, size = 1, seed = 7): string => {
  // Enlarged, a tile costs by its pixels; a smaller one repeats more often, but is never seen whole.
  const tile = pen.zoom > 1.6 ? 72 : 230
  const [r, g, b] = channels(colour)
  const filter = pen.define(
    'filter',
    { x: '0', y: '0', width: '1', height: '1', 'color-interpolation-filters': 'sRGB' },
    el('feTurbulence', {
      type: 'fractalNoise',
      baseFrequency: 0.62 / size,
      numOctaves: 2,
      seed,
      stitchTiles: 'stitch',
    }) +
      // The noise's own alpha, about 0.5 ± 0.15, is stretched so that only its peaks show.
      el('feColorMatrix', {
        values: `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} 0 0 0 8 ${(-6 + cover * 4).toFixed(2)}`,
      }),
  )
  return pen.tile(tile, tile, el('rect', { width: tile, height: tile, filter }))
}
