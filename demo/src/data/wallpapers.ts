import type { Art } from '../pictures/art.ts'
import { contours } from '../pictures/contours.ts'
import { hills } from '../pictures/hills.ts'
import { moons } from '../pictures/moons.ts'
import { palettes } from '../pictures/palette.ts'
import { onDesk, onTelephone } from '../pictures/scenes/screen.ts'
import { swatch } from '../pictures/scenes/cloths.ts'
import { strata } from '../pictures/strata.ts'
import { herringbone } from '../pictures/textiles/weaves.ts'
import { define, type ProductDefinition, uncounted } from './definition.ts'

const LICENCE = {
  title: 'What you may do with it',
  description: '<p>Use it on as many screens as you own. Please do not print it or sell it on.</p>',
}

const wallpaper = (slug: string, name: string, story: string, price: number, art: Art, added: string): ProductDefinition =>
  define({
    slug,
    name,
    story: [story, ['3840 × 2400 for the desk', '1440 × 3120 for the pocket', 'A dark version of each']],
    type: 'digital',
    sku: `DIG-${slug.slice(0, 12).toUpperCase()}`,
    price,
    collections: ['wallpapers'],
    stock: uncounted,
    views: [
      { key: 'telephone', alt: `${name} on a telephone`, picture: onTelephone(art) },
      { key: 'desk', alt: `${name} on a computer`, picture: onDesk(art) },
    ],
    info: [LICENCE],
    added,
  })

/** Files to download: wallpapers for screens, and a weaving draft. */
export const wallpapers: ProductDefinition[] = [
  wallpaper(
    'wallpaper-low-sun',
    'Wallpaper: Low Sun',
    'The estuary again, without the paper. It leaves the upper third empty, so that your icons have a sky to sit in.',
    6,
    hills({ seed: 'wall-1', palette: palettes.rosehip, sun: { x: 0.5, y: 0.34, radius: 120 } }),
    '2025-04-07',
  ),
  wallpaper(
    'wallpaper-night-soundings',
    'Wallpaper: Night Soundings',
    'Dark enough for late hours, with just enough brass in it to find the edge of the window.',
    6,
    contours({
      seed: 'wall-2',
      palette: palettes.nocturne,
      water: 0.6,
      tints: ['#0d1322', '#18233c', '#26385a', '#3a5178', '#e8c67a', '#c96f4a'],
    }),
    '2025-04-07',
  ),
  wallpaper(
    'wallpaper-strata',
    'Wallpaper: Strata',
    'Ten thousand years of sediment, at sixty frames a second.',
    6,
    strata({ seed: 'wall-3', palette: palettes.riso }),
    '2025-07-14',
  ),
  wallpaper(
    'wallpaper-twenty-eight-nights',
    'Wallpaper: Twenty-Eight Nights',
    'A calendar that never needs to be turned.',
    0,
    moons({ seed: 'wall-4', palette: palettes.nocturne }),
    '2025-07-14',
  ),
  define({
    slug: 'weaving-draft-dune',
    name: 'Weaving Draft: Dune',
    story: ['The draft of our Dune Blanket, for four shafts and a patient winter. A file of six pages, with the mistakes we made marked in red.'],
    type: 'digital',
    price: 12,
    collections: ['textiles'],
    stock: uncounted,
    views: [{ key: 'weave', alt: 'The weave of the draft', picture: swatch(herringbone('#efe6d4', '#6f8a5b', 44)) }],
    info: [LICENCE],
    added: '2025-01-27',
  }),
]
