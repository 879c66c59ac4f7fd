import { ART_HEIGHT, ART_WIDTH, type Art, type ArtSeed } from './art.ts'
import { mix } from './drawing/colour.ts'
import { grain } from './drawing/grain.ts'
import { el, num } from './drawing/svg.ts'

/** The lit part of a moon of the given age (0 new, 0.5 full, 1 new again) around the origin. */
const lit = (age: number, r: number): string => {
  const waxing = age < 0.5
  const bulge = Math.cos(age * Math.PI * 2)
  const outer = `A${num(r)} ${num(r)} 0 0 ${waxing ? 1 : 0} 0 ${num(r)}`
  const inner = `A${num(Math.abs(bulge) * r)} ${num(r)} 0 0 ${(bulge > 0) === waxing ? 0 : 1} 0 ${num(-r)}`
  return `M0 ${num(-r)}${outer}${inner}Z`
}

/** Draws the moon of twenty-eight nights, four weeks to the sheet, the full ones in colour. */
export const moons = ({ palette }: ArtSeed): Art => ({
  palette,
  draw: (pen) => {
    let text = el('rect', { width: ART_WIDTH, height: ART_HEIGHT, fill: palette.paper })
    const [columns, rows, gapX, gapY] = [4, 7, 200, 148]
    for (let night = 0; night < columns * rows; night++) {
      const x = ART_WIDTH / 2 + ((night % columns) - (columns - 1) / 2) * gapX
      const y = ART_HEIGHT / 2 + (Math.floor(night / columns) - (rows - 1) / 2) * gapY
      const age = (night + 0.5) / 28
      const fullness = 1 - Math.abs(age - 0.5) * 2
      const colour = mix(palette.ink, palette.colours[2] ?? palette.ink, Math.max(0, fullness * 2 - 1))
      text += el(
        'g',
        { transform: `translate(${x} ${num(y)})` },
        el('circle', { r: 54, fill: palette.colours[0] ?? palette.ink, 'fill-opacity': 0.75 }) +
          el('path', { d: lit(age, 54), fill: colour }),
      )
    }
    return (
      text +
      el('rect', {
        width: ART_WIDTH,
        height: ART_HEIGHT,
        fill: grain(pen, palette.paper, 0.3, 1.5),
        'fill-opacity': 0.55,
      })
    )
  },
})
