import type { en } from '../../en/frame/palette.ts'

/** Die Texte der Aktionen, die die Suche anbietet. */
export const de: typeof en = {
  actions: 'Aktionen',
  newProduct: 'Produkt anlegen',
  newCollection: 'Kollektion anlegen',
  newOrder: 'Bestellung anlegen',
  newCoupon: 'Rabattcode anlegen',
  importProducts: 'Produkte importieren',
  exportProducts: 'Produkte exportieren',
  openSheet: 'Produkte in der Tabelle bearbeiten',
  approve: 'Wartende Mitglieder freigeben',
  openShop: 'Shop öffnen',
  light: 'Helle Farben',
  dark: 'Dunkle Farben',
  system: 'Farben wie im System',
  language: 'Switch to English',
  signOut: 'Abmelden',
}
