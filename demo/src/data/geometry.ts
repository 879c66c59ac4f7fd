import { bauhaus } from '../pictures/bauhaus.ts'
import { blocks } from '../pictures/blocks.ts'
import { packing } from '../pictures/drawing/packing.ts'
import { palettes } from '../pictures/drawing/palette.ts'
import { alphabet, letterform } from '../pictures/letterforms.ts'
import { moire } from '../pictures/moire.ts'
import { orrery } from '../pictures/orrery.ts'
import { plait } from '../pictures/plait.ts'
import { scales } from '../pictures/scales.ts'
import { stillLife } from '../pictures/still-life.ts'
import { truchet } from '../pictures/truchet.ts'
import { counted, type ProductDefinition } from './definition.ts'
import { print } from './print.ts'

const shelf = ['prints', 'geometry']

/** Prints made of circles, squares and rules. */
export const geometry: ProductDefinition[] = [
  print({
    slug: 'counterpoint-no-3',
    name: 'Counterpoint No. 3',
    story: [
      'Nine wooden shapes, inked by hand and set down in an order that sounded right. The third of a series that began as a way to use up offcuts.',
    ],
    art: bauhaus({ seed: 'counter-3', palette: palettes.workshop }),
    sku: 'ALD-201',
    price: 56,
    collections: [...shelf, 'new-this-season'],
    focus: { x: 0.2, y: 0.3 },
    added: '2025-03-24',
  }),
  print({
    slug: 'counterpoint-no-8',
    name: 'Counterpoint No. 8',
    story: [
      'A slower piece than its sisters, in plaster and clay colours. The blank squares are rests, and meant to be heard.',
    ],
    art: bauhaus({ seed: 'counter-8', palette: palettes.plaster, density: 0.8 }),
    sku: 'ALD-202',
    price: 56,
    collections: shelf,
    focus: { x: 0.6, y: 0.7 },
    added: '2025-03-24',
  }),
  print({
    slug: 'quarter-turns',
    name: 'Quarter Turns',
    story: [
      'One tile with two quarter circles, laid eighty times, each time turned by the toss of a coin. The ribbon you are following was never planned; it only happened.',
    ],
    art: truchet({ seed: 'turns-2', palette: palettes.estuary }),
    sku: 'ALD-203',
    price: 50,
    collections: shelf,
    focus: { x: 0.5, y: 0.5 },
    added: '2024-08-05',
  }),
  print({
    slug: 'interference-red',
    name: 'Interference, Red',
    story: [
      'Two sets of perfectly even rings, printed one over the other a hand’s breadth apart. Everything else you see is done by your own eyes.',
    ],
    art: moire({ seed: 'inter-1', palette: palettes.rosehip }),
    sku: 'ALD-204',
    price: 44,
    discount: { type: 'AMOUNT', value: 8 },
    collections: [...shelf, 'seconds-and-last-pieces'],
    sold: 'frames',
    focus: { x: 0.5, y: 0.42 },
    added: '2024-04-16',
  }),
  print({
    slug: 'interference-blue',
    name: 'Interference, Blue',
    story: [
      'The calmer of the pair. From across the room it is a grey sheet with a shimmer; at arm’s length it starts to move.',
    ],
    art: moire({ seed: 'inter-7', palette: palettes.indigo, gap: 18 }),
    sku: 'ALD-205',
    price: 44,
    collections: shelf,
    sold: 'frames',
    except: () => ({ stock: counted(0) }),
    focus: { x: 0.5, y: 0.42 },
    added: '2024-04-16',
  }),
  print({
    slug: 'small-planets',
    name: 'Small Planets',
    story: [
      'A jar of marbles, tipped out and kept from touching. Children find the smallest one first; it takes most visitors a while.',
    ],
    art: packing({ seed: 'planets-4', palette: palettes.riso }),
    sku: 'ALD-206',
    price: 46,
    ribbon: 'Favourite',
    collections: shelf,
    focus: { x: 0.6, y: 0.3 },
    added: '2024-12-02',
  }),
  print({
    slug: 'tumbling-blocks',
    name: 'Tumbling Blocks',
    story: [
      'The oldest trick in the quilting book: three lozenges make a cube, and the cube will not stay still. Some of ours stand a little higher than the rest.',
    ],
    art: blocks({ seed: 'tumble-6', palette: palettes.citrus }),
    sku: 'ALD-207',
    price: 50,
    collections: shelf,
    focus: { x: 0.4, y: 0.6 },
    added: '2025-05-06',
  }),
  print({
    slug: 'ampersand-built',
    name: 'Ampersand, Built',
    story: [
      'The friendliest of all characters, laid out like a railway junction. It was drawn with a compass and a ruler, and argued over for a week.',
    ],
    art: letterform({ seed: 'amp-1', palette: palettes.estuary, letter: '&' }),
    sku: 'ALD-208',
    price: 48,
    ribbon: 'New',
    collections: [...shelf, 'new-this-season'],
    focus: { x: 0.9, y: 0.75 },
    added: '2025-10-13',
  }),
  print({
    slug: 'alphabet-for-a-wall',
    name: 'Alphabet for a Wall',
    story: [
      'Twenty-six letters, one ampersand and the first three numbers, which is all that anybody needs before school.',
    ],
    art: alphabet({ seed: 'alpha-2', palette: palettes.workshop }),
    sku: 'ALD-209',
    price: 46,
    collections: shelf,
    focus: { x: 0.15, y: 0.15 },
    added: '2024-08-19',
  }),
  print({
    slug: 'orrery',
    name: 'Orrery',
    story: [
      'The plan of a clockwork sky with six planets, none of them ours. Printed in metallic inks on midnight paper; it changes as you walk past.',
    ],
    art: orrery({ seed: 'orrery-5', palette: palettes.nocturne }),
    sku: 'ALD-210',
    price: 62,
    collections: shelf,
    focus: { x: 0.5, y: 0.45 },
    added: '2024-11-25',
  }),
  print({
    slug: 'shoal',
    name: 'Shoal',
    story: [
      'Row upon row of scales, some fans, some targets, some left blank. The colours wander across the sheet the way that fish change direction: all at once, and nobody gave the order.',
    ],
    art: scales({ seed: 'shoal-1', palette: palettes.estuary }),
    sku: 'ALD-211',
    price: 50,
    collections: shelf,
    focus: { x: 0.3, y: 0.6 },
    added: '2025-05-26',
  }),
  print({
    slug: 'over-and-under',
    name: 'Over and Under',
    story: [
      'Strips of painted paper, plaited, photographed, and printed flat. People try to lift the edges.',
    ],
    art: plait({ seed: 'plait-3', palette: palettes.orchard, strips: 8 }),
    sku: 'ALD-212',
    price: 44,
    discount: { type: 'PERCENT', value: 25 },
    collections: [...shelf, 'seconds-and-last-pieces'],
    sold: 'one-sheet',
    focus: { x: 0.5, y: 0.5 },
    added: '2024-02-26',
  }),
  print({
    slug: 'five-pots',
    name: 'Five Pots',
    story: [
      'Our potter’s shelf, as our printmaker sees it every morning from across the yard. She moves them when he is not looking.',
    ],
    art: stillLife({ seed: 'b2', palette: palettes.estuary }),
    sku: 'ALD-213',
    price: 54,
    collections: [...shelf, 'new-this-season'],
    focus: { x: 0.5, y: 0.65 },
    added: '2025-08-04',
  }),
]
