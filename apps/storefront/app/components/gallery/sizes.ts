/** How wide a picture of a product's gallery is shown, as for `img sizes`. */
export const SIZES = '(min-width: 100rem) 52rem, (min-width: 64rem) 55vw, (min-width: 48rem) 46vw, 80vw'
