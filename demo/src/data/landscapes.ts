import { agate } from '../pictures/agate.ts'
import { palettes } from '../pictures/drawing/palette.ts'
import { arcade } from '../pictures/landscapes/arcade.ts'
import { contours } from '../pictures/landscapes/contours.ts'
import { hillTown } from '../pictures/landscapes/hill-town.ts'
import { hills } from '../pictures/landscapes/hills.ts'
import { moonlitWater } from '../pictures/landscapes/moonlit-water.ts'
import { ridgelines } from '../pictures/landscapes/ridgelines.ts'
import { strata } from '../pictures/landscapes/strata.ts'
import { counted, type ProductDefinition } from './definition.ts'
import { print } from './print.ts'

const shelf = ['prints', 'landscapes']

/** Prints of land, water and weather. */
export const landscapes: ProductDefinition[] = [
  print({
    slug: 'low-sun-over-the-estuary',
    name: 'Low Sun over the Estuary',
    story: [
      'Six inks, laid from the far bank to the near one, each let dry overnight. The sun goes on last, and only once: there is no correcting it.',
      'We print it on winter mornings, when the light over the water outside looks much the same.',
    ],
    art: hills({ seed: 'estuary-3', palette: palettes.estuary, sun: { x: 0.6, y: 0.3, radius: 118 } }),
    sku: 'ALD-101',
    price: 48,
    ribbon: 'Favourite',
    collections: [...shelf, 'new-this-season'],
    focus: { x: 0.7, y: 0.35 },
    added: '2025-02-03',
  }),
  print({
    slug: 'seven-hills-early',
    name: 'Seven Hills, Early',
    story: [
      'The road north at five in the morning, when distance is still a colour and not yet a place. Violet for the near hills, rose for the far ones, and a sky that has not made up its mind.',
    ],
    art: hills({
      seed: 'seven-1',
      palette: palettes.dusk,
      ridges: 8,
      ruggedness: 0.75,
      sun: { x: 0.36, y: 0.27, radius: 92 },
    }),
    sku: 'ALD-102',
    price: 48,
    collections: shelf,
    focus: { x: 0.2, y: 0.75 },
    added: '2024-11-18',
  }),
  print({
    slug: 'map-of-a-quiet-coast',
    name: 'Map of a Quiet Coast',
    story: [
      'A chart of a coast that does not exist, surveyed with great care. Every fifth line is drawn heavier, as on a proper map, so that you can count your way up from the beach.',
      ['Depth lines below the shore', 'Height lines above it', 'No names, so that you can give them'],
    ],
    art: contours({ seed: 'coast-5', palette: palettes.estuary, water: 0.46 }),
    sku: 'ALD-103',
    price: 54,
    collections: shelf,
    focus: { x: 0.4, y: 0.4 },
    added: '2024-09-09',
    except: ({ Size }) => (Size === '70 × 100 cm' ? { stock: counted(0) } : {}),
  }),
  print({
    slug: 'fell-and-tarn',
    name: 'Fell and Tarn',
    story: [
      'High ground in moss and bracken, with small dark lakes where the rain has nowhere else to go. The lines are the width of a hair at their finest.',
    ],
    art: contours({ seed: 'fell-2', palette: palettes.moss, water: 0.24, levels: 26, scale: 360 }),
    sku: 'ALD-104',
    price: 54,
    collections: shelf,
    focus: { x: 0.5, y: 0.6 },
    added: '2024-10-21',
  }),
  print({
    slug: 'night-soundings',
    name: 'Night Soundings',
    story: [
      'The same sea bed that sailors once felt for with lead and tallow, drawn in brass on midnight blue. Hang it where a lamp can find it.',
    ],
    art: contours({
      seed: 'night-4',
      palette: palettes.nocturne,
      water: 0.62,
      tints: ['#0d1322', '#18233c', '#26385a', '#3a5178', '#e8c67a', '#c96f4a'],
    }),
    sku: 'ALD-105',
    price: 58,
    ribbon: 'New',
    collections: [...shelf, 'new-this-season'],
    focus: { x: 0.3, y: 0.3 },
    added: '2025-09-15',
  }),
  print({
    slug: 'evening-strata',
    name: 'Evening Strata',
    story: [
      'A cliff read like a page. The beds were laid down one by one and then, all at once, slipped along a fault. We cut the screen along the same line.',
    ],
    art: strata({ seed: 'strata-1', palette: palettes.ember }),
    sku: 'ALD-106',
    price: 52,
    discount: { type: 'PERCENT', value: 15 },
    collections: [...shelf, 'seconds-and-last-pieces'],
    focus: { x: 0.45, y: 0.6 },
    added: '2024-06-12',
  }),
  print({
    slug: 'ridge-after-ridge',
    name: 'Ridge after Ridge',
    story: [
      'Forty-six sections through one mountain, each hiding a little of the one behind. Printed in a single pull of graded blue, so no two sheets fade in quite the same place.',
    ],
    art: ridgelines({ seed: 'ridge-7', palette: palettes.indigo }),
    sku: 'ALD-107',
    price: 46,
    collections: [...shelf, 'line-and-ink'],
    focus: { x: 0.5, y: 0.5 },
    added: '2025-01-20',
  }),
  print({
    slug: 'arcade-late-afternoon',
    name: 'Arcade, Late Afternoon',
    story: [
      'The square at the hour when everyone has gone in and only the light is still out. One person is on the way home; you may decide whether they are late.',
    ],
    art: arcade({ seed: 'arcade-1', palette: palettes.rosehip }),
    sku: 'ALD-108',
    price: 54,
    collections: [...shelf, 'new-this-season'],
    focus: { x: 0.55, y: 0.9 },
    added: '2025-09-29',
  }),
  print({
    slug: 'town-on-a-hill',
    name: 'Town on a Hill',
    story: [
      'Built one house at a time, without a plan, as such towns are. There is a way up to every door, though it may not be the first one you try.',
    ],
    art: hillTown({ seed: 'town-2', palette: palettes.estuary }),
    sku: 'ALD-109',
    price: 58,
    ribbon: 'Favourite',
    collections: shelf,
    focus: { x: 0.5, y: 0.42 },
    added: '2025-03-17',
  }),
  print({
    slug: 'night-ferry',
    name: 'Night Ferry',
    story: [
      'Four blues and one warm light. The path on the water is cut by hand into the last block, stroke by stroke, from the far end to the near one.',
    ],
    art: moonlitWater({ seed: 'ferry-1', palette: palettes.indigo }),
    sku: 'ALD-110',
    price: 52,
    collections: shelf,
    focus: { x: 0.25, y: 0.42 },
    added: '2024-12-09',
  }),
  print({
    slug: 'agate-sliced',
    name: 'Agate, Sliced',
    story: [
      'A stone is a slow drawing. This one took forty-four bands to fill its hollow and then ran out of patience, which is where the crystals begin.',
    ],
    art: agate({ seed: 'agate-3', palette: palettes.glacier }),
    sku: 'ALD-111',
    price: 56,
    collections: shelf,
    focus: { x: 0.6, y: 0.5 },
    added: '2025-06-16',
  }),
]
