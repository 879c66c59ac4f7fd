import { createRandom } from '../../prng.ts'
import { mix, tone } from '../colour.ts'
import { el, line, type Point } from '../svg.ts'
import { type Cloth, tabby } from './cloth.ts'

/** Weaves herringbone: twill that turns back on itself every few threads. */
export const herringbone = (warp: string, weft: string, size = 34): Cloth => ({
  edge: warp,
  ground: mix(warp, weft, 0.5),
  paint: (pen, scale) => {
    const s = size * scale
    const lines: string[] = []
    for (let k = -2; k < 4; k++) {
      const y = (k * s) / 2
      lines.push(`M0 ${y}L${s} ${y + s}M${s} ${y + s}L${s * 2} ${y}`)
    }
    return pen.tile(
      s * 2,
      s,
      el('rect', { width: s * 2, height: s, fill: warp }) +
        el('path', { d: lines.join(''), stroke: weft, 'stroke-width': s * 0.2, fill: 'none' }) +
        el('rect', { width: s * 2, height: s, fill: tabby(pen, s / 8) }),
    )
  },
})

/** Weaves plain linen: one colour, with the slubs of uneven thread. */
export const linen = (colour: string, seed = 'linen'): Cloth => ({
  edge: tone(colour, -0.12),
  ground: colour,
  paint: (pen, scale) => {
    const random = createRandom(seed)
    const size = 260 * scale
    let slubs = ''
    for (let i = 0; i < 130; i++) {
      const long = random.between(14, 90) * scale
      const [x, y] = [random.between(0, size), random.between(0, size)]
      const across = random.chance(0.6)
      slubs += el('path', {
        d: across
          ? `M${x.toFixed(1)} ${y.toFixed(1)}h${long.toFixed(1)}`
          : `M${x.toFixed(1)} ${y.toFixed(1)}v${long.toFixed(1)}`,
        stroke: random.chance(0.5) ? '#ffffff' : '#000000',
        opacity: random.between(0.05, 0.16),
        'stroke-width': random.between(1, 2.6) * scale,
      })
    }
    return pen.tile(
      size,
      size,
      el('rect', { width: size, height: size, fill: colour }) +
        slubs +
        el('rect', { width: size, height: size, fill: tabby(pen, size / 52) }),
    )
  },
})

/** Weaves stripes along the warp; widths are in units of a flat lay. */
export const stripes = (
  bands: readonly (readonly [colour: string, width: number])[],
  across = false,
): Cloth => ({
  edge: bands[0]?.[0] ?? '#777777',
  ground: bands[0]?.[0] ?? '#777777',
  paint: (pen, scale) => {
    const size = bands.reduce((sum, [, width]) => sum + width, 0) * scale
    let [text, at] = ['', 0]
    for (const [colour, width] of bands) {
      text += el('rect', { x: at, width: width * scale + 0.4, height: size, fill: colour })
      at += width * scale
    }
    const weave = 5 * scale
    return pen.tile(
      size,
      size,
      text + el('rect', { width: size, height: size, fill: tabby(pen, weave) }),
      across ? 'rotate(90)' : undefined,
    )
  },
})

/** Weaves ikat: diamonds whose edges tremble because the thread was dyed before it was woven. */
export const ikat = (ground: string, colours: readonly [string, string, string], seed = 'ikat'): Cloth => ({
  edge: ground,
  ground,
  paint: (pen, scale) => {
    const random = createRandom(seed)
    const [w, h] = [150 * scale, 210 * scale]
    const diamond = (reach: number, colour: string) => {
      const right: Point[] = []
      const left: Point[] = []
      for (let i = 0; i <= 42; i++) {
        const y = (i / 42) * h
        const width = Math.max(0, 1 - Math.abs(y - h / 2) / (h * 0.5 * reach)) * w * 0.5 * reach
        const tremble = width > 0 ? random.between(-7, 7) * scale : 0
        right.push([w / 2 + width + tremble, y])
        left.push([w / 2 - width + tremble * 0.7, y])
      }
      return el('path', { d: line([...right, ...left.reverse()], true), fill: colour })
    }
    return pen.tile(
      w,
      h,
      el('rect', { width: w, height: h, fill: ground }) +
        diamond(0.98, colours[0]) +
        diamond(0.72, colours[1]) +
        diamond(0.42, colours[2]) +
        diamond(0.16, ground) +
        el('rect', { width: w, height: h, fill: tabby(pen, h / 42) }),
    )
  },
})

/** Knits stocking stitch: rows of small Vs. */
export const knit = (colours: readonly string[], size = 26): Cloth => ({
  edge: colours[0] ?? '#777777',
  ground: colours[0] ?? '#777777',
  paint: (pen, scale) => {
    const s = size * scale
    let text = ''
    for (const [row, colour] of colours.entries()) {
      const y = row * s * 0.8
      text += el('rect', { y, width: s, height: s * 0.8 + 0.5, fill: tone(colour, -0.34) })
    }
    for (const [row, colour] of [...colours, colours[0] ?? '#777777'].entries()) {
      const y = row * s * 0.8
      const leg = (from: number, to: number) =>
        el('path', {
          d: `M${from * s} ${y - s * 0.34}L${to * s} ${y + s * 0.42}`,
          stroke: colour,
          'stroke-width': s * 0.33,
          'stroke-linecap': 'round',
        }) +
        el('path', {
          d: `M${from * s} ${y - s * 0.34}L${to * s} ${y + s * 0.42}`,
          stroke: tone(colour, 0.25),
          'stroke-width': s * 0.09,
          'stroke-linecap': 'round',
          opacity: 0.7,
        })
      text += leg(0.16, 0.42) + leg(0.84, 0.58)
    }
    return pen.tile(s, s * 0.8 * colours.length, text)
  },
})

/** Prints a motif by hand with a block, on linen; each row is shifted by half a repeat. */
export const blockPrint = (ground: string, motif: string, width: number, height: number): Cloth => ({
  edge: tone(ground, -0.1),
  ground,
  paint: (pen, scale) => {
    const base = linen(ground, 'block')
    const at = (x: number, y: number) => `<g transform="translate(${x} ${y})">${motif}</g>`
    return pen.tile(
      width * scale,
      height * 2 * scale,
      el('rect', { width: width * scale, height: height * 2 * scale, fill: base.paint(pen, scale) }) +
        `<g transform="scale(${scale})">` +
        at(width / 2, height / 2) +
        at(0, height * 1.5) +
        at(width, height * 1.5) +
        '</g>',
    )
  },
})
