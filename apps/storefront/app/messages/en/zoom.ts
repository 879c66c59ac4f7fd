/** Beside a large picture. */
export const zoom = {
  of: (place: number, count: number) => `Picture ${place} of ${count}`,
  nearer: 'Zoom in',
  further: 'Zoom out',
  previous: 'Previous picture',
  next: 'Next picture',
}

/** The compiler checks that other languages have its keys. */
export type ZoomWords = typeof zoom
