import type { Messages } from '../en.ts'

const s = (count: number) => (count === 1 ? 'Mitglied' : `${count} Mitglieder`)

/** Die Texte zu Mitgliedern. */
export const de: Messages['members'] = {
  member: 'Mitglied',
  search: 'Nach Name oder E-Mail suchen',
  none: 'Noch keine Mitglieder.',
  state: 'Status',
  states: { PENDING: 'Wartet', APPROVED: 'Freigegeben', BLOCKED: 'Gesperrt', UNKNOWN: 'Unbekannt' },
  since: 'Mitglied seit',
  seen: 'Letzte Anmeldung',
  decide: 'Entscheidung',
  decisions: { approve: 'Freigeben', refuse: 'Ablehnen', block: 'Sperren', unblock: 'Entsperren' },
  sorts: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst', email: 'E-Mail' },
  keysHint: 'j und k bewegen, x wählt aus, a gibt frei, b sperrt.',
  done: {
    approve: (count) => `${s(count)} freigegeben`,
    refuse: (count) => `${s(count)} abgelehnt`,
    block: (count) => `${s(count)} gesperrt`,
    unblock: (count) => `${s(count)} entsperrt`,
  },
}
