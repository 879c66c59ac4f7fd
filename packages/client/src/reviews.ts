/** Reviews of products. */
export * as reviews from './reviews/reviews.ts'
