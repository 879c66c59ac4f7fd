import { createRandom } from '../../prng.ts'
import { mix, tone } from '../drawing/colour.ts'
import { el, group, line, type Point } from '../drawing/svg.ts'
import { type Cloth, tabby, whole } from './cloth.ts'

/** Weaves herringbone: twill that turns back on itself every few threads. */
export const herringbone = (warp: string, weft: string, size = 48): Cloth => ({
  edge: warp,
  ground: mix(warp, weft, 0.5),
  paint: (pen, scale) => {
    const half = whole(size / 2, scale)
    const s = half * 2
    const lines = [-2, -1, 0, 1, 2, 3]
      .map((k) => `M0 ${k * half}L${s} ${k * half + s}M${s} ${k * half + s}L${s * 2} ${k * half}`)
      .join('')
    return pen.tile(
      s * 2,
      s,
      el('rect', { width: s * 2, height: s, fill: warp }) +
        el('path', { d: lines, stroke: weft, 'stroke-width': s * 0.2, fill: 'none' }) +
        el('rect', { width: s * 2, height: s, fill: tabby(pen, whole(2.4, scale)) }),
    )
  },
})

/** Weaves plain linen: one colour, with the slubs of uneven thread. */
export const linen = (colour: string, seed = 'linen'): Cloth => ({
  edge: tone(colour, -0.12),
  ground: colour,
  paint: (pen, scale) => {
    const random = createRandom(seed)
    const thread = whole(2.5, scale)
    const size = thread * 104
    let slubs = ''
    for (let i = 0; i < 130; i++) {
      const long = random.between(14, 90) * scale
      const [x, y] = [random.between(0, size), random.between(0, size)]
      slubs += el('path', {
        d: `M${x.toFixed(1)} ${y.toFixed(1)}${random.chance(0.6) ? 'h' : 'v'}${long.toFixed(1)}`,
        stroke: random.chance(0.5) ? '#ffffff' : '#000000',
        'stroke-opacity': random.between(0.03, 0.09),
        'stroke-width': random.between(1, 2.6) * scale,
      })
    }
    return pen.tile(
      size,
      size,
      el('rect', { width: size, height: size, fill: colour }) +
        slubs +
        el('rect', { width: size, height: size, fill: tabby(pen, thread) }),
    )
  },
})

/** Weaves stripes along the warp; widths are in units of a flat lay. */
export const stripes = (bands: readonly (readonly [colour: string, width: number])[]): Cloth => ({
  edge: bands[0]?.[0] ?? '#777777',
  ground: bands[0]?.[0] ?? '#777777',
  paint: (pen, scale) => {
    const height = 200
    let [text, width] = ['', 0]
    for (const [fill, band] of bands) {
      text += el('rect', { x: width, width: whole(band, scale), height, fill })
      width += whole(band, scale)
    }
    return pen.tile(width, height, text + el('rect', { width, height, fill: tabby(pen, whole(2.5, scale)) }))
  },
})

/** Weaves ikat: diamonds whose edges tremble because the thread was dyed before it was woven. */
export const ikat = (ground: string, colours: readonly [string, string, string], seed = 'ikat'): Cloth => ({
  edge: ground,
  ground,
  paint: (pen, scale) => {
    const random = createRandom(seed)
    const thread = whole(2.5, scale)
    const [w, h] = [thread * 60, thread * 84]
    const diamond = (reach: number, fill: string) => {
      const right: Point[] = []
      const left: Point[] = []
      for (let i = 0; i <= 42; i++) {
        const y = (i / 42) * h
        const width = Math.max(0, 1 - Math.abs(y - h / 2) / (h * 0.5 * reach)) * w * 0.5 * reach
        const tremble = width > 0 ? random.between(-2.8, 2.8) * thread : 0
        right.push([w / 2 + width + tremble, y])
        left.push([w / 2 - width + tremble * 0.7, y])
      }
      return el('path', { d: line([...right, ...left.reverse()], true), fill })
    }
    return pen.tile(
      w,
      h,
      el('rect', { width: w, height: h, fill: ground }) +
        diamond(0.98, colours[0]) +
        diamond(0.72, colours[1]) +
        diamond(0.42, colours[2]) +
        diamond(0.16, ground) +
        el('rect', { width: w, height: h, fill: tabby(pen, thread) }),
    )
  },
})

/** Knits stocking stitch: rows of small Vs, one colour to a row. */
export const knit = (rows: readonly string[], size = 26): Cloth => ({
  edge: rows[0] ?? '#777777',
  ground: rows[0] ?? '#777777',
  paint: (pen, scale) => {
    const s = whole(size, scale)
    const high = whole(size * 0.8, scale)
    const grounds = rows.map((colour, row) =>
      el('rect', { y: row * high, width: s, height: high, fill: tone(colour, -0.34) }),
    )
    // The first row is drawn again below the last, because its stitches reach up into it.
    const stitches = [...rows, ...rows.slice(0, 1)].map((colour, row) => {
      const [top, foot] = [row * high - s * 0.34, row * high + s * 0.42]
      const d = `M${0.16 * s} ${top}L${0.42 * s} ${foot}M${0.84 * s} ${top}L${0.58 * s} ${foot}`
      return group(
        { 'stroke-linecap': 'round' },
        el('path', { d, stroke: colour, 'stroke-width': s * 0.33 }),
        el('path', { d, stroke: tone(colour, 0.2), 'stroke-width': s * 0.09 }),
      )
    })
    return pen.tile(s, high * rows.length, [...grounds, ...stitches].join(''))
  },
})

/** Prints a motif by hand with a block, on linen; each row is shifted by half a repeat. */
export const blockPrint = (ground: string, motif: string, width: number, height: number): Cloth => ({
  edge: tone(ground, -0.1),
  ground,
  paint: (pen, scale) => {
    const [w, h] = [whole(width, scale), whole(height, scale)]
    const at = (x: number, y: number) =>
      `<g transform="translate(${x} ${y}) scale(${scale.toFixed(2)})">${motif}</g>`
    return pen.tile(
      w,
      h * 2,
      el('rect', { width: w, height: h * 2, fill: linen(ground, 'block').paint(pen, scale) }) +
        at(w / 2, h / 2) +
        at(0, h * 1.5) +
        at(w, h * 1.5),
    )
  },
})
