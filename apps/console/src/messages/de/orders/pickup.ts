import type { en } from '../../en/orders/pickup.ts'

/** Die Texte zu Bestellungen, die abgeholt werden. */
export const de: typeof en = {
  fulfillments: {
    NOT_FULFILLED: 'Bereitzulegen',
    FULFILLED: 'Abholbereit',
    PARTIALLY_FULFILLED: 'Teilweise abholbereit',
  },
  activities: {
    ORDER_FULFILLED: 'Abholbereit',
    ORDER_NOT_FULFILLED: 'Als nicht abholbereit markiert',
    SHIPPING_CONFIRMATION_EMAIL_SENT: 'E-Mail zur Abholung gesendet',
  },
  sentUnits: (ready, all) => `${ready} von ${all} abholbereit`,
  fulfill: 'Zur Abholung bereitlegen',
  parcelHint: 'Wählen Sie, was bereitliegt. Den Rest können Sie später markieren.',
  sendQuantity: (name) => `Menge von ${name}, die bereitliegt`,
  markFulfilled: 'Als abholbereit markieren',
  fulfilled: 'Als abholbereit markiert',
  parcels: 'Abholung',
  parcel: (place) => `Abholung ${place}`,
  deleteParcelTitle: 'Diese Abholung löschen?',
  deleteParcelHint:
    'Die Artikel darin gelten nicht mehr als abholbereit. Die E-Mail dazu ist schon gesendet.',
  parcelDeleted: 'Abholung gelöscht',
}
