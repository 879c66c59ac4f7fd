import type { en } from '../../en/products/product-bulk.ts'

/** Die Texte der Änderungen vieler Produkte, die eine Eigenschaft setzen. */
export const de: typeof en = {
  discount: { action: 'Rabatt ändern', title: (things) => `Rabatt ändern: ${things}` },
  ribbon: { action: 'Label ändern', title: (things) => `Label ändern: ${things}` },
  brand: { action: 'Marke ändern', title: (things) => `Marke ändern: ${things}` },
  way: 'Was soll geschehen?',
  ways: { PERCENT: 'Prozent', AMOUNT: 'Betrag', set: 'Festlegen', remove: 'Entfernen' },
  values: { PERCENT: 'Prozent', AMOUNT: 'Betrag' },
  names: { ribbon: 'Label', brand: 'Marke' },
}
