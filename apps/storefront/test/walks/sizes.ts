import { sizesOf } from '@vitrine/platform/testing'

/** How many walks are taken: the first of the table wherever all tests run, all of them by `npm run test:walks`. */
export const sizes = sizesOf('WALKS', { walks: 5 }, { walks: Number.POSITIVE_INFINITY })
