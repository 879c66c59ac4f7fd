import type { en } from '../../en/frame/help.ts'

export const de: typeof en = {
  title: 'Tastenkürzel',
  keys: [
    { keys: ['Strg', 'K'], does: 'Alles durchsuchen' },
    { keys: ['/'], does: 'In dieser Liste suchen' },
    { keys: ['j'], does: 'Nächste Zeile' },
    { keys: ['k'], does: 'Vorige Zeile' },
    { keys: ['x'], does: 'Zeile auswählen' },
    { keys: ['Enter'], does: 'Zeile öffnen' },
    { keys: ['?'], does: 'Tastenkürzel anzeigen' },
  ],
}
