import { type Art, place } from '../art.ts'
import { type Picture, portrait } from '../drawing/picture.ts'
import { el, group } from '../drawing/svg.ts'
import { lettering } from '../lettering.ts'
import { plasterWall, wallOf } from './paper.ts'
import { softShadow } from './shadow.ts'

const BOX = { x: -470, y: -330, width: 940, height: 660 }
const BAND = 190

/** Draws a gift card lying at a slant over its envelope: artwork above, its names on a band below. */
export const giftCard = (art: Art, shop: string, kind: string): Picture =>
  portrait((pen) => {
    const corners = pen.clip(`M${BOX.x} ${BOX.y}h${BOX.width}v${BOX.height}h${-BOX.width}Z`)
    const envelope = { x: -520, y: -360, width: 1040, height: 730 }
    const { paper, ink } = art.palette
    return (
      plasterWall(pen, wallOf(art)) +
      group(
        { transform: 'translate(850 1120) rotate(9)' },
        softShadow(pen, { ...envelope, x: envelope.x + 18, y: envelope.y + 30 }, 60, 0.24),
        el('rect', { ...envelope, fill: '#efe8da' }),
        el('path', { d: 'M-520 -360L0 60L520 -360', fill: 'none', stroke: '#cfc4ae', 'stroke-width': 5 }),
      ) +
      group(
        { transform: 'translate(780 940) rotate(-7)' },
        softShadow(pen, { ...BOX, x: BOX.x + 14, y: BOX.y + 26 }, 50, 0.3),
        el('rect', { ...BOX, fill: paper }),
        group(
          { 'clip-path': corners },
          place(
            pen,
            art,
            { x: BOX.x, y: BOX.y, width: BOX.width, height: BOX.height - BAND },
            { x: 0, y: 250, width: 1000, height: 500 },
          ),
        ),
        lettering(shop, {
          x: BOX.x + 60,
          y: BOX.y + BOX.height - 64,
          size: 58,
          colour: ink,
          weight: 0.1,
          spacing: 0.34,
        }),
        lettering(kind, {
          x: BOX.x + 620,
          y: BOX.y + BOX.height - 66,
          size: 34,
          colour: ink,
          weight: 0.1,
          spacing: 0.34,
        }),
      )
    )
  })
