import { createRandom } from '../prng.ts'
import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from './art.ts'
import { mix } from './drawing/colour.ts'
import { grain } from './drawing/grain.ts'
import { el, group, num } from './drawing/svg.ts'

/** Draws the plan of a clockwork sky: orbits, graduated rings, bodies with their moons, all round one sun. */
export const orrery = ({ seed, palette }: ArtSeed): Art => ({
  palette,
  draw: (pen) => {
    const random = createRandom(seed)
    const [cx, cy] = [500, 600]
    const line = mix(palette.ink, palette.paper, 0.35)
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper })
    let [ticks, orbits, bodies] = ['', '', '']
    for (let i = 0; i < 360; i += 2) {
      const long = i % 30 === 0 ? 26 : i % 10 === 0 ? 16 : 8
      const angle = (i * Math.PI) / 180
      ticks += `M${num(cx + Math.cos(angle) * 412)} ${num(cy + Math.sin(angle) * 412)}L${num(cx + Math.cos(angle) * (412 + long))} ${num(cy + Math.sin(angle) * (412 + long))}`
    }
    const radii = [96, 142, 190, 246, 306, 362]
    for (const [i, r] of radii.entries()) {
      orbits += el('circle', { cx, cy, r, 'stroke-dasharray': i % 3 === 2 ? '2 9' : undefined })
      const angle = random.between(0, Math.PI * 2)
      const size = random.between(10, 34) * (0.7 + i * 0.1)
      const [x, y] = [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]
      const colour = palette.colours[(i + 1) % palette.colours.length] ?? palette.ink
      const sweep = random.between(0.6, 2.2)
      const from = angle - sweep
      orbits += el('path', {
        d: `M${num(cx + Math.cos(from) * r)} ${num(cy + Math.sin(from) * r)}A${r} ${r} 0 0 1 ${num(x)} ${num(y)}`,
        stroke: colour,
        'stroke-width': 4,
      })
      bodies +=
        el('circle', { cx: x, cy: y, r: size + 7, fill: palette.paper }) +
        el('circle', { cx: x, cy: y, r: size, fill: colour })
      bodies += el('path', {
        d: `M${num(x)} ${num(y - size)}A${num(size)} ${num(size)} 0 0 1 ${num(x)} ${num(y + size)}A${num(size * 1.5)} ${num(size * 1.5)} 0 0 0 ${num(x)} ${num(y - size)}Z`,
        fill: palette.paper,
        'fill-opacity': 0.28,
        transform: `rotate(${num((angle * 180) / Math.PI)} ${num(x)} ${num(y)})`,
      })
      if (i === 4)
        bodies += el('ellipse', {
          cx: x,
          cy: y,
          rx: size * 1.8,
          ry: size * 0.5,
          fill: 'none',
          stroke: line,
          'stroke-width': 3,
          transform: `rotate(-24 ${num(x)} ${num(y)})`,
        })
      for (let moon = 0; moon < i % 3; moon++) {
        const way = random.between(0, Math.PI * 2)
        const out = size + 16 + moon * 10
        bodies +=
          el('circle', { cx: x, cy: y, r: out, fill: 'none', stroke: line, 'stroke-width': 1 }) +
          el('circle', {
            cx: x + Math.cos(way) * out,
            cy: y + Math.sin(way) * out,
            r: 4.5,
            fill: palette.ink,
          })
      }
    }
    const sun = palette.colours[2] ?? palette.ink
    let rays = ''
    for (let i = 0; i < 48; i++) {
      const angle = (i * Math.PI) / 24
      const out = i % 2 ? 62 : 74
      rays += `M${num(cx + Math.cos(angle) * 50)} ${num(cy + Math.sin(angle) * 50)}L${num(cx + Math.cos(angle) * out)} ${num(cy + Math.sin(angle) * out)}`
    }
    text += group(
      { fill: 'none', stroke: line, 'stroke-width': 1.6 },
      el('path', { d: ticks }),
      el('circle', { cx, cy, r: 404 }),
      el('circle', { cx, cy, r: 446 }),
      orbits,
    )
    text +=
      bodies +
      el('path', { d: rays, stroke: sun, 'stroke-width': 3, fill: 'none' }) +
      el('circle', { cx, cy, r: 42, fill: sun })
    text += [0, 1, 2, 3, 4]
      .map((i) =>
        el('circle', {
          cx: 420 + i * 40,
          cy: 1130,
          r: 8 + (i % 3) * 2,
          fill: palette.colours[i] ?? palette.ink,
        }),
      )
      .join('')
    return (
      text +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, mix(palette.paper, palette.ink, 0.4), 0.16, 1.6),
        'fill-opacity': 0.35,
      })
    )
  },
})
