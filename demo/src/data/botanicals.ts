import { cutouts } from '../pictures/cutouts.ts'
import { palettes } from '../pictures/drawing/palette.ts'
import { meadow } from '../pictures/landscapes/meadow.ts'
import { fern } from '../pictures/plants/fern.ts'
import { olive } from '../pictures/plants/olive.ts'
import { seedheads } from '../pictures/plants/seedheads.ts'
import { counted, type ProductDefinition } from './definition.ts'
import { print } from './print.ts'

const shelf = ['prints', 'botanicals']

/** Prints of things that grow. */
export const botanicals: ProductDefinition[] = [
  print({
    slug: 'clock-flowers',
    name: 'Clock Flowers',
    story: [
      'Seed heads from the railway cutting, an hour before the wind took them. A hundred and thirty stalks to each head, every one with its own small star.',
    ],
    art: seedheads({ seed: 'clock-2', palette: palettes.moss }),
    sku: 'ALD-301',
    price: 48,
    collections: shelf,
    focus: { x: 0.7, y: 0.15 },
    added: '2025-04-14',
    except: ({ Size }) => (Size === '30 × 40 cm' ? { stock: counted(3) } : {}),
  }),
  print({
    slug: 'fern-pressed',
    name: 'Fern, Pressed',
    story: [
      'Two fronds from the north side of the wall, pressed for a winter in the heaviest book we own. The printed green is matched to the one that was left when we opened it.',
    ],
    art: fern({ seed: 'fern-1', palette: palettes.moss }),
    sku: 'ALD-302',
    price: 46,
    collections: shelf,
    focus: { x: 0.4, y: 0.5 },
    added: '2024-09-16',
  }),
  print({
    slug: 'olive-branch',
    name: 'Olive Branch',
    story: [
      'Silver on one side of the leaf, green on the other, and fruit that is nearly ready. Often bought in pairs, after quarrels.',
    ],
    art: olive({ seed: 'olive-2', palette: palettes.moss }),
    sku: 'ALD-303',
    price: 46,
    ribbon: 'Favourite',
    collections: shelf,
    focus: { x: 0.5, y: 0.45 },
    added: '2024-09-16',
  }),
  print({
    slug: 'meadow-at-knee-height',
    name: 'Meadow at Knee Height',
    story: [
      'Lie down in it and this is what you see. Poppy, daisy, cornflower, cow parsley, and three that we could not find in any book.',
    ],
    art: meadow({ seed: 'meadow-4', palette: palettes.rosehip, stems: '#4f6b5e' }),
    sku: 'ALD-304',
    price: 52,
    collections: [...shelf, 'new-this-season'],
    focus: { x: 0.4, y: 0.4 },
    added: '2025-07-21',
  }),
  print({
    slug: 'meadow-by-night',
    name: 'Meadow by Night',
    story: [
      'The same field after the moths have taken over. Six inks on dark blue paper, opaque enough to glow a little.',
    ],
    art: meadow({ seed: 'meadow-9', palette: palettes.citrus, ground: '#16223a', stems: '#5f8a7e' }),
    sku: 'ALD-305',
    price: 56,
    collections: shelf,
    focus: { x: 0.6, y: 0.5 },
    added: '2025-07-21',
  }),
  print({
    slug: 'cut-paper-garden',
    name: 'Cut-Paper Garden',
    story: [
      'Made with scissors and no pencil. The offcuts became the postcards, the offcuts of those became confetti, and the confetti is still in the floorboards.',
    ],
    art: cutouts({ seed: 'garden-5', palette: palettes.riso }),
    sku: 'ALD-306',
    price: 58,
    collections: shelf,
    focus: { x: 0.2, y: 0.2 },
    added: '2025-04-21',
  }),
]
