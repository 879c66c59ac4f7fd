import type { en } from '../../en/products/rich-text.ts'

/** Die Texte des Editors für formatierten Text. */
export const de: typeof en = {
  toolbar: 'Formatierung',
  style: 'Absatzformat',
  styles: { paragraph: 'Absatz', 2: 'Überschrift', 3: 'Zwischenüberschrift', 4: 'Kleine Überschrift' },
  otherStyle: (style) => (style === 'code' ? 'Code' : `Überschrift ${style}`),
  tools: {
    bold: 'Fett',
    italic: 'Kursiv',
    underline: 'Unterstrichen',
    strike: 'Durchgestrichen',
    bullets: 'Aufzählung',
    numbers: 'Nummerierte Liste',
    outdent: 'Einzug verkleinern',
    indent: 'Einzug vergrößern',
    quote: 'Zitat',
    link: 'Link',
    clear: 'Formatierung entfernen',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
  },
  keys: 'Alt+F10 führt zur Formatierung, Escape zurück zum Text.',
  address: 'Adresse des Links',
  addressWrong: 'Geben Sie eine Adresse ein, zum Beispiel https://example.com oder name@example.com.',
  setLink: 'Link setzen',
  removeLink: 'Link entfernen',
  html: 'HTML bearbeiten',
  formatted: 'Formatierten Text bearbeiten',
  partly: 'Nur in HTML ist alles zu sehen',
  partlyHint: (names) =>
    `Der Editor für formatierten Text kann ${names || 'einen Teil der Formatierung'} nicht anzeigen, deshalb wurde nichts geändert. Arbeiten Sie in HTML weiter, oder bearbeiten Sie den Text ohne diesen Teil.`,
  leaveOut: 'Ohne diesen Teil bearbeiten',
  tooLong: (length, most) => `Dieser Text hat ${length} Zeichen HTML, erlaubt sind ${most}.`,
}
