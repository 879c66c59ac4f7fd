import type { en } from '../../en/shop/home.ts'

export const de: typeof en = {
  title: (shop) => shop,
  tasks: {
    send: 'Noch zu versenden',
    unpaid: 'Unbezahlte Bestellungen',
    approve: 'Freizugebende Mitglieder',
    soldOut: 'Ausverkaufte Produkte',
  },
  sales: 'Umsatz',
  days: { today: 'Heute', lastWeek: 'Letzte Woche bis zu dieser Uhrzeit' },
  salesOrders: (count) => (count === 1 ? '1 Bestellung' : `${count} Bestellungen`),
  wholeDay: (orders) => `${orders} am ganzen Tag`,
  average: 'Durchschnitt je Bestellung',
  averageNote: 'Heute',
  conversion: 'Vom Warenkorb zum Kauf',
  conversionNote: (buyers, visitors) => `${buyers} von ${visitors} mit Warenkorb, letzte 7 Tage`,
  currencies: 'Bestellungen in verschiedenen Währungen stehen getrennt und werden nicht addiert.',
  zone: (name) => `Tage in der Zeitzone des Shops: ${name}`,
  sellers: 'Meistverkauft, letzte 7 Tage',
  noSellers: 'In den letzten 7 Tagen wurde nichts bestellt.',
  inOrders: (count) => (count === 1 ? 'in 1 Bestellung' : `in ${count} Bestellungen`),
  problems: 'Das braucht Ihre Aufmerksamkeit',
  failures: {
    PAYMENT: 'Die Zahlung konnte nicht eingezogen werden',
    REFUND: 'Die letzte Erstattung ist fehlgeschlagen',
  },
  failedEmails: (count) =>
    count === 1
      ? '1 E-Mail konnte in den letzten 30 Tagen nicht gesendet werden'
      : `${count} E-Mails konnten in den letzten 30 Tagen nicht gesendet werden`,
  newest: 'Neueste Bestellungen',
}
