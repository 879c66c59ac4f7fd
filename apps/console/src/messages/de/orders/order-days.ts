import type { en } from '../../en/orders/order-days.ts'

export const de: typeof en = {
  placed: 'Datum',
  periods: { today: 'Heute', '7-days': 'Letzte 7 Tage', '30-days': 'Letzte 30 Tage' },
  between: 'Zwischen zwei Tagen …',
  title: 'Bestellungen zwischen zwei Tagen',
  from: 'Von',
  until: 'Bis',
  wrong: 'Geben Sie zwei Tage ein; der zweite darf nicht vor dem ersten liegen.',
  zone: (timeZone) => `Beide Tage zählen ganz, in der Zeitzone des Shops (${timeZone}).`,
  show: 'Bestellungen anzeigen',
}
