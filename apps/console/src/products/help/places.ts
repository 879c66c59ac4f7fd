/** The ids of parts of the page that other parts lead to. */
export const PLACES = { visible: 'product-visible', variants: 'product-variants' } as const
