import type { en } from '../../en/orders/draft-coupon.ts'

/** Die Texte zum Rabattcode eines Bestellentwurfs. */
export const de: typeof en = {
  code: 'Rabattcode',
  add: 'Rabattcode hinzufügen',
  takes: (code, amount) => `Rabattcode ${code}: ${amount} Nachlass`,
  takesNothing: (code) => `Rabattcode ${code} bringt bei dieser Bestellung keinen Nachlass`,
  remove: (code) => `Rabattcode ${code} entfernen`,
  belowMinimum: 'Die Artikel erreichen den Mindestbetrag dieses Rabattcodes nicht.',
  ended: 'Der Rabattcode gilt nicht mehr. Entfernen Sie ihn, um fortzufahren.',
}
