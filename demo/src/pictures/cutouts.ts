import { createRandom, type Random } from '../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from './art.ts'
import { grain } from './drawing/grain.ts'
import { curve, el, group, type Point } from './drawing/svg.ts'
import { stem } from './plants/leaf.ts'

/** A frond cut with scissors: round lobes to both sides of a stalk, each a thick stroke with a round end. */
const cutting = (random: Random, width: number, height: number, fill: string): string => {
  const pairs = random.whole(3, 4)
  const spacing = (height * 0.66) / (pairs + 0.6)
  const thick = Math.min(spacing * 0.46, width * 0.115)
  const sway = random.between(-0.5, 0.5)
  const stalk = stem([0, height * 0.36], -Math.PI / 2 - sway * 0.5, height * 0.6, () => sway, pairs * 4)
  let d = curve(stalk.map(({ point }) => point))
  for (let pair = 0; pair < pairs; pair++) {
    const node = stalk[pair * 4 + 1]
    if (node === undefined) continue
    const share = pair / pairs
    const reach = width * (0.36 - share * 0.14)
    for (const side of [-1, 1]) {
      const lean = node.angle + side * random.between(1.0, 1.3)
      const nodes = stem(
        node.point,
        lean,
        reach * random.between(0.85, 1.08),
        () => -side * random.between(0.3, 0.9),
        5,
      )
      d += curve(nodes.map(({ point: at }) => at))
    }
  }
  return el('path', {
    d,
    fill: 'none',
    stroke: fill,
    'stroke-width': thick,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}

const pebble = (random: Random, radius: number, fill: string): string => {
  const points: Point[] = Array.from({ length: 7 }, (_, i): Point => {
    const r = radius * random.between(0.7, 1.1)
    return [Math.cos((i * Math.PI * 2) / 7) * r, Math.sin((i * Math.PI * 2) / 7) * r]
  })
  return el('path', { d: curve(points, true), fill })
}

/** Splits the sheet into uneven panels, two or three to a row. */
const panels = (random: Random) => {
  const made: { x: number; y: number; width: number; height: number }[] = []
  const rows = random.shuffle([0.28, 0.34, 0.38])
  let y = 70
  for (const [row, share] of rows.entries()) {
    const height = (ART_HEIGHT - 140) * share
    const columns = row % 2 === 0 ? random.shuffle([0.42, 0.58]) : random.shuffle([0.3, 0.4, 0.3])
    let x = 70
    for (const part of columns) {
      const width = (ART_WIDTH - 140) * part
      made.push({ x, y, width, height })
      x += width
    }
    y += height
  }
  return made
}

/** Draws shapes cut from painted paper and pinned to panels of other papers. */
export const cutouts = ({ seed, palette }: ArtSeed): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const papers = [...palette.colours, palette.paper]
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper })
    let last = ''
    for (const { x, y, width, height } of panels(random)) {
      const ground = random.pick(papers.filter((paper) => paper !== last))
      last = ground
      const shape = random.pick(papers.filter((paper) => paper !== ground))
      const other = random.pick(papers.filter((paper) => paper !== ground && paper !== shape))
      text += el('rect', { x, y, width: width + 0.5, height: height + 0.5, fill: ground })
      const middle = `translate(${(x + width / 2).toFixed(1)} ${(y + height / 2).toFixed(1)})`
      const turn = random.between(-16, 16)
      text += group(
        { transform: `${middle} rotate(${turn.toFixed(1)})` },
        cutting(random, width, height, shape),
      )
      if (random.chance(0.6))
        text += group(
          {
            transform: `${middle} translate(${random.between(-0.36, 0.36) * width} ${random.pick([-0.38, 0.38]) * height})`,
          },
          pebble(random, random.between(16, 30), other),
        )
    }
    return (
      text +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, palette.paper, 0.22, 2.4),
        'fill-opacity': 0.4,
      })
    )
  },
})
