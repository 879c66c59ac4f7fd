import type { en } from '../../en/customers/reviews.ts'

const s = (count: number) => (count === 1 ? 'Bewertung' : `${count} Bewertungen`)

/** Die Texte zu Bewertungen. */
export const de: typeof en = {
  review: 'Bewertung',
  state: 'Status',
  states: { IN_MODERATION: 'Wartet', APPROVED: 'Sichtbar', REJECTED: 'Abgelehnt' },
  all: 'Alle',
  date: 'Geschrieben',
  verified: 'Bestellt',
  bought: 'Hat das Produkt bestellt',
  decide: 'Entscheidung',
  decisions: { approve: 'Freigeben', reject: 'Ablehnen' },
  done: {
    approve: (count) => `${s(count)} freigegeben`,
    reject: (count) => `${s(count)} abgelehnt`,
  },
  instead: { approve: 'Doch ablehnen', reject: 'Doch freigeben' },
  keysHint:
    'j und k wechseln die Zeile, x wählt sie aus, Enter öffnet sie, a gibt frei, r lehnt ab, z kehrt die letzte Entscheidung um.',
  none: {
    IN_MODERATION: 'Keine Bewertung wartet. Neue erscheinen hier, bevor andere sie sehen.',
    APPROVED: 'Im Shop ist noch keine Bewertung zu sehen.',
    REJECTED: 'Sie haben noch keine Bewertung abgelehnt.',
    ALL: 'Noch keine Bewertungen.',
  },
  stars: (rating) => `${rating} von 5 Sternen`,
  noProduct: 'Gelöschtes Produkt',
  noName: 'Ohne Namen',
  delete: 'Bewertung löschen',
  deleteTitle: 'Diese Bewertung löschen?',
  deleteHint: 'Die Bewertung und Ihre Antwort gehen verloren. Das lässt sich nicht rückgängig machen.',
  deleted: 'Bewertung gelöscht',
  reply: 'Ihre Antwort',
  replyLabel: 'Antwort',
  replyHint: 'Wer die Bewertung sieht, kann sie lesen.',
  saveReply: 'Antwort speichern',
  removeReply: 'Antwort entfernen',
  replySaved: 'Antwort gespeichert',
  replyRemoved: 'Antwort entfernt',
}
