/**
 * Loads sharp with the first picture, because its libraries take 15 MB that no other call needs. A picture uses
 * one thread, and sharp caches none.
 */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
