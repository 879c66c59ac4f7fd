import { current } from '../pictures/current.ts'
import { palettes } from '../pictures/drawing/palette.ts'
import { moons } from '../pictures/moons.ts'
import { rings } from '../pictures/rings.ts'
import { starlings } from '../pictures/starlings.ts'
import type { ProductDefinition } from './definition.ts'
import { print } from './print.ts'

const shelf = ['prints', 'line-and-ink']

/** Prints from the brush and the pen. */
export const lineAndInk: ProductDefinition[] = [
  print({
    slug: 'one-breath',
    name: 'One Breath',
    story: [
      'Drawn with a brush the width of a hand, in the time it takes to breathe out. We made two hundred and kept eleven. This is the ninth.',
    ],
    art: rings({ seed: 'breath-2', palette: palettes.soot, rings: [[500, 570, 290, 124]] }),
    sku: 'ALD-401',
    price: 62,
    collections: shelf,
    focus: { x: 0.2, y: 0.35 },
    added: '2024-05-27',
  }),
  print({
    slug: 'rain-on-the-pond',
    name: 'Rain on the Pond',
    story: [
      'The first drops, and then the ones that answer them. Ink on damp paper, enlarged a little, otherwise left alone.',
    ],
    art: rings({
      seed: 'rain-5',
      palette: palettes.indigo,
      rings: [
        [340, 400, 190, 44],
        [340, 400, 96, 30],
        [690, 690, 210, 40],
        [690, 690, 120, 34],
        [690, 690, 44, 22],
        [300, 930, 120, 30],
        [300, 930, 50, 20],
        [760, 270, 84, 24],
      ],
    }),
    sku: 'ALD-402',
    price: 58,
    collections: shelf,
    focus: { x: 0.75, y: 0.6 },
    added: '2024-05-27',
  }),
  print({
    slug: 'current',
    name: 'Current',
    story: [
      'The lines that leaves would draw if they could, floating down a slow river. No line touches another, and none was drawn twice.',
    ],
    art: current({ seed: 'current-3', palette: palettes.estuary }),
    sku: 'ALD-403',
    price: 52,
    collections: [...shelf, 'new-this-season'],
    focus: { x: 0.4, y: 0.6 },
    added: '2025-08-11',
  }),
  print({
    slug: 'twenty-eight-nights',
    name: 'Twenty-Eight Nights',
    story: [
      'A month of the moon, a week to the row and a half, thin as a nail paring at both ends. The full nights are printed in warm gold.',
    ],
    art: moons({ seed: 'moons', palette: palettes.nocturne }),
    sku: 'ALD-404',
    price: 50,
    ribbon: 'Back in print',
    collections: shelf,
    focus: { x: 0.3, y: 0.4 },
    added: '2025-06-02',
    except: ({ Frame }) => (Frame === 'Black ash' ? { visible: false } : {}),
  }),
  print({
    slug: 'starlings',
    name: 'Starlings',
    story: [
      'A quarter of an hour in October, over the reed bed. There are two and a half thousand of them, each drawn with two strokes of a steel nib.',
    ],
    art: starlings({ seed: 's1', palette: palettes.dusk }),
    sku: 'ALD-405',
    price: 54,
    collections: [...shelf, 'landscapes'],
    focus: { x: 0.6, y: 0.12 },
    added: '2025-10-20',
  }),
]
