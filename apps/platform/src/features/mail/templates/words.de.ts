import type { Words } from './words.en.ts'

export const de: Words = {
  backInStock: {
    subject: (item) => `Wieder da: ${item}`,
    greeting: (item) => `${item} ist wieder da`,
    said: (shop) =>
      `Sie wollten von ${shop} erfahren, wann es das wieder gibt. Jetzt, solange der Vorrat reicht.`,
    action: 'Im Shop ansehen',
    once: 'Für Sie ist nichts zurückgelegt, und zu dieser Anfrage folgt keine weitere Mail.',
  },
}
