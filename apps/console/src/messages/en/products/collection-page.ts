/** The texts of a collection's page. */
export const en = {
  picture: 'Picture',
  pictureHint: 'Shown where the shop lists its collections, and when a link to this one is shared.',
  pictureAlt: (name: string) => `Picture of ${name}`,
  upload: 'Upload a picture',
  replace: 'Replace picture',
  removePicture: 'Remove picture',
  pictureSaved: 'Picture saved',
  pictureRemoved: 'Picture removed',
  order: {
    hint: 'The shop shows the products in this order unless a shopper sorts them. Drag a product by its handle.',
    cut: (most: number) => `You can arrange the first ${most} products. The others follow, newest first.`,
    handle: (name: string) => `Move ${name}`,
    keys: 'Press space to pick up, arrow keys to move, space to put down, escape to cancel.',
    pickedUp: (name: string, place: string, count: string) =>
      `${name} picked up. Place ${place} of ${count}. Use the arrow keys.`,
    moved: (name: string, place: string, count: string) => `${name} is now at place ${place} of ${count}.`,
    putDown: (name: string, place: string, count: string) =>
      `${name} put down at place ${place} of ${count}.`,
    cancelled: (name: string) => `${name} is back where it was.`,
    reset: 'Newest first',
    wasReset: 'The newest products come first again',
    more: 'Show more products',
    hidden: 'Hidden',
  },
}
