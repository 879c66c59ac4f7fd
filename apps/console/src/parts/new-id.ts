/** Makes an id that nothing else has. Browsers offer `crypto.randomUUID` only to pages with HTTPS. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('-')
