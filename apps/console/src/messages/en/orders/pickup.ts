const record = (texts: Readonly<Record<string, string>>) => texts

/** Texts for orders that buyers pick up. They replace those about sending. */
export const en = {
  fulfillments: record({
    NOT_FULFILLED: 'To prepare',
    FULFILLED: 'Ready for pickup',
    PARTIALLY_FULFILLED: 'Partly ready',
  }),
  activities: record({
    ORDER_FULFILLED: 'Ready for pickup',
    ORDER_NOT_FULFILLED: 'Marked as not ready',
    SHIPPING_CONFIRMATION_EMAIL_SENT: 'Pickup email sent',
  }),
  sentUnits: (ready: number, all: number) => `${ready} of ${all} ready`,
  fulfill: 'Prepare for pickup',
  parcelHint: 'Choose what is ready. You can mark the rest later.',
  sendQuantity: (name: string) => `Units of ${name} that are ready`,
  markFulfilled: 'Mark as ready for pickup',
  fulfilled: 'Marked as ready for pickup',
  parcels: 'Pickup',
  parcel: (place: number) => `Pickup ${place}`,
  deleteParcelTitle: 'Delete this pickup?',
  deleteParcelHint:
    'Its items will no longer be marked as ready. The email to the customer can’t be taken back.',
  parcelDeleted: 'Pickup deleted',
}
