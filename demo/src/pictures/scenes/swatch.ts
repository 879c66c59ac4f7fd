import { HEIGHT, type Picture, portrait, WIDTH } from '../drawing/picture.ts'
import { el, fine, num, type Point } from '../drawing/svg.ts'
import type { Cloth } from '../textiles/cloth.ts'
import { groundOf } from './cloths.ts'

const SHADE = '#1a1009'

/** Reflects a point in the line through two others. */
const mirror = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point => {
  const [dx, dy] = [bx - ax, by - ay]
  const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
  return [2 * (ax + dx * share) - x, 2 * (ay + dy * share) - y]
}

/** Draws the cloth close by, one corner folded over so that its other side is seen. */
export const swatch = (cloth: Cloth): Picture =>
  portrait((pen) => {
    const paint = cloth.paint(pen, 2)
    const [a, b, corner]: [Point, Point, Point] = [
      [WIDTH, 1270],
      [1010, HEIGHT],
      [WIDTH, HEIGHT],
    ]
    const [cx, cy] = mirror(corner, a, b)
    const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) * 2
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    // The matrix that mirrors the cloth in the crease.
    const move = [a[0] - cos * a[0] - sin * a[1], a[1] - sin * a[0] + cos * a[1]]
    const matrix = `matrix(${[cos, sin, sin, -cos].map(fine).join(' ')} ${move.map(num).join(' ')})`
    const flap = `M${a[0]} ${a[1]}Q${num((a[0] + cx) / 2 - 4)} ${num((a[1] + cy) / 2 + 16)} ${num(cx + 26)} ${num(cy + 14)}Q${num(cx + 2)} ${num(cy + 4)} ${num(cx + 16)} ${num(cy + 38)}Q${num((b[0] + cx) / 2 + 18)} ${num((b[1] + cy) / 2)} ${b[0]} ${b[1]}Z`
    const across = { x1: 0.12, y1: 0.12, x2: 0.62, y2: 0.62 }
    return (
      el('rect', { width: WIDTH, height: HEIGHT, fill: paint }) +
      el('rect', {
        width: WIDTH,
        height: HEIGHT,
        fill: pen.linear(
          [
            [0, '#ffffff', 0.14],
            [0.4, '#ffffff', 0],
            [1, SHADE, 0.16],
          ],
          { x2: 0.8, y2: 1 },
        ),
      }) +
      el('path', {
        d: flap,
        fill: SHADE,
        'fill-opacity': 0.42,
        transform: 'translate(-22 -10)',
        filter: pen.blur(20, 0.2),
      }) +
      el('path', { d: `M${a[0]} ${a[1]}L${WIDTH} ${HEIGHT}H${b[0]}Z`, fill: groundOf(cloth) }) +
      el('path', {
        d: `M${a[0]} ${a[1]}L${WIDTH} ${HEIGHT}H${b[0]}Z`,
        fill: pen.linear(
          [
            [0, SHADE, 0.46],
            [0.3, SHADE, 0.1],
            [0.6, SHADE, 0],
          ],
          { x1: 0.42, y1: 0.42, x2: 1, y2: 1 },
        ),
      }) +
      el(
        'g',
        { 'clip-path': pen.clip(flap) },
        el(
          'g',
          { transform: matrix },
          el('rect', { x: b[0] - 60, y: a[1] - 60, width: 760, height: 860, fill: paint }),
        ),
      ) +
      el('path', {
        d: flap,
        fill: pen.linear(
          [
            [0, '#ffffff', 0.3],
            [0.45, '#ffffff', 0.1],
            [0.78, '#ffffff', 0.24],
            [0.93, SHADE, 0.06],
            [1, SHADE, 0.4],
          ],
          across,
        ),
      })
    )
  })
