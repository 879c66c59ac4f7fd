import { sizesOf } from '@vitrine/platform/testing'

/** How many walks run: the first of the table in the normal suite, all of them in `npm run test:walks`. */
export const sizes = sizesOf('WALKS', { walks: 1 }, { walks: Number.POSITIVE_INFINITY })
