import type { Messages } from '../en.ts'

/** Die Texte zum Bestand. */
export const de: Messages['stock'] = {
  low: 'Wird knapp',
  wishes: 'Wartelisten',
  below: (limit) => (limit === '1' ? 'Ausverkauft' : `Weniger als ${limit}`),
  enough: (limit) =>
    limit === '1' ? 'Nichts ist ausverkauft.' : `Von allem sind noch mindestens ${limit} da.`,
  noWishes: 'Niemand wartet auf ein Produkt.',
  product: 'Produkt',
  sku: 'Artikelnummer',
  left: 'Bestand',
  waiting: 'Wartende',
  arrived: 'Zugang',
  arrivedOf: (name) => `Zugang: ${name}`,
  add: 'Buchen',
  added: (count, name) => `${name}: ${count} dazugebucht`,
  movements: 'Bestandsverlauf',
  states: { true: 'Vorrätig', false: 'Ausverkauft' },
  reasons: {
    ORDER: 'Verkauft',
    RETURN: 'Zurückgenommen',
    BY_HAND: 'Von Hand geändert',
    JOB: 'Sammeländerung',
  },
}
