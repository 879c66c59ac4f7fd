import type { en } from '../../en/frame/refusals.ts'
import { de as problems } from './problems.ts'

export const de: typeof en = {
  codes: {
    ...problems.codes,
    COLLECTION_NOT_FOUND: 'Die Kollektion wurde gelöscht.',
    CONFLICT: 'Inzwischen hat es jemand anders geändert.',
    INVENTORY_ITEM_NOT_FOUND: 'Die Variante wurde gelöscht.',
    ITEM_NOT_AVAILABLE: 'Es sind weniger auf Lager, als Sie entnehmen.',
    MEDIA_NOT_FOUND: 'Eines seiner Bilder wurde gelöscht.',
    PRODUCT_NOT_FOUND: 'Das Produkt wurde gelöscht.',
    VARIANT_NOT_FOUND: 'Die Variante wurde gelöscht.',
  },
  rules: {
    'MIN edit.stock.add': 'Es sind weniger auf Lager, als Sie entnehmen.',
    'MAX edit.stock.add': 'Es wären mehr als 99.999 auf Lager.',
    'VALIDATION edit.stock.add':
      'Der Bestand wird nicht geführt. Legen Sie eine Zahl fest, um damit zu beginnen.',
    'MAX edit.discount.value': 'Der Rabatt ist höher als der Preis.',
    'VALIDATION edit.discount': 'Gutscheinkarten können keinen Rabatt haben.',
    'VALIDATION discount': 'Gutscheinkarten können keinen Rabatt haben.',
    'MIN adjust.price': 'Der Preis läge unter null.',
    'MAX edit.priceEnding': 'Der Preis läge über 999.999.999,99.',
    'MAX adjust.price': 'Der Preis läge über 999.999.999,99.',
  },
  stopped: 'Die Änderung wurde vorzeitig beendet.',
  preview: {
    title: 'Vorschau',
    round: 'Runden',
    ending: 'Endung der Preise',
    endingHint: 'Mit 0,95 wird aus 10,10 der Preis 9,95, mit 0 ein ganzer Betrag.',
    oldPrice: 'Bisher',
    newPrice: 'Neu',
    ownPrices: 'Varianten behalten ihre eigenen Preise',
    changing: (changed, checked, isAll) =>
      isAll ? `${changed} von ${checked} ändern sich.` : `${changed} der ersten ${checked} ändern sich.`,
    more: (count) => `${count} weitere`,
    staying: (count, names) =>
      count === 1 ? `1 passt schon: ${names}.` : `${count} passen schon: ${names}.`,
    failing: (count) => (count === 1 ? '1 lässt sich nicht ändern:' : `${count} lassen sich nicht ändern:`),
    left: (count, names) =>
      count === 1 ? `1 blieb unverändert: ${names}.` : `${count} blieben unverändert: ${names}.`,
  },
}
