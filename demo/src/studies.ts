import { agate } from './pictures/agate.ts'
import { arcade } from './pictures/arcade.ts'
import type { Art, ArtSeed } from './pictures/art.ts'
import { bauhaus } from './pictures/bauhaus.ts'
import { blocks } from './pictures/blocks.ts'
import { contours } from './pictures/contours.ts'
import { current } from './pictures/current.ts'
import { cutouts } from './pictures/cutouts.ts'
import { packing } from './pictures/drawing/packing.ts'
import { palettes } from './pictures/drawing/palette.ts'
import type { Picture } from './pictures/drawing/picture.ts'
import { fern } from './pictures/fern.ts'
import { hillTown } from './pictures/hill-town.ts'
import { hills } from './pictures/hills.ts'
import { meadow } from './pictures/meadow.ts'
import { moire } from './pictures/moire.ts'
import { moonlitWater } from './pictures/moonlit-water.ts'
import { olive } from './pictures/olive.ts'
import { plait } from './pictures/plait.ts'
import { ridgelines } from './pictures/ridgelines.ts'
import { scales } from './pictures/scales.ts'
import { sheet } from './pictures/scenes/paper.ts'
import { seedheads } from './pictures/seedheads.ts'
import { stillLife } from './pictures/still-life.ts'
import { strata } from './pictures/strata.ts'
import { truchet } from './pictures/truchet.ts'

const families: ((seed: ArtSeed) => Art)[] = [
  agate,
  arcade,
  bauhaus,
  blocks,
  contours,
  current,
  cutouts,
  fern,
  hillTown,
  hills,
  meadow,
  moire,
  moonlitWater,
  olive,
  packing,
  plait,
  ridgelines,
  scales,
  seedheads,
  stillLife,
  strata,
  truchet,
]
const inks = Object.values(palettes)

/** How many pictures the generated products share. */
export const STUDY_COUNT = 132

/** Returns the id of a study; any whole number will do, they repeat after `STUDY_COUNT`. */
export const studyId = (place: number): string => `study-${(place % STUDY_COUNT) + 1}`

/** The pool of pictures for generated products: every family in six moods. */
export const studies: [id: string, picture: Picture][] = Array.from({ length: STUDY_COUNT }, (_, i) => {
  const family = families[i % families.length] ?? hills
  const palette = inks[(i * 5 + Math.floor(i / families.length)) % inks.length] ?? palettes.estuary
  return [studyId(i), sheet(family({ seed: `study-${i}`, palette }), `study-${i}`)]
})
