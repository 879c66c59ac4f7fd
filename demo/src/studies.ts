import { agate } from './pictures/agate.ts'
import type { Art, ArtSeed } from './pictures/art.ts'
import { bauhaus } from './pictures/bauhaus.ts'
import { blocks } from './pictures/blocks.ts'
import { current } from './pictures/current.ts'
import { cutouts } from './pictures/cutouts.ts'
import { packing } from './pictures/drawing/packing.ts'
import { palettes } from './pictures/drawing/palette.ts'
import type { Picture } from './pictures/drawing/picture.ts'
import { arcade } from './pictures/landscapes/arcade.ts'
import { contours } from './pictures/landscapes/contours.ts'
import { hillTown } from './pictures/landscapes/hill-town.ts'
import { hills } from './pictures/landscapes/hills.ts'
import { meadow } from './pictures/landscapes/meadow.ts'
import { moonlitWater } from './pictures/landscapes/moonlit-water.ts'
import { ridgelines } from './pictures/landscapes/ridgelines.ts'
import { strata } from './pictures/landscapes/strata.ts'
import { moire } from './pictures/moire.ts'
import { plait } from './pictures/plait.ts'
import { fern } from './pictures/plants/fern.ts'
import { olive } from './pictures/plants/olive.ts'
import { seedheads } from './pictures/plants/seedheads.ts'
import { scales } from './pictures/scales.ts'
import { sheet } from './pictures/scenes/paper.ts'
import { stillLife } from './pictures/still-life.ts'
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
