import type { NumberMessages } from '../../en/frame/numbers.ts'

/** Die Texte der Zahlenfelder. */
export const de: NumberMessages = {
  example: (example) => `Geben Sie eine Zahl ein, zum Beispiel ${example}.`,
  tooHigh: (most) => `Geben Sie höchstens ${most} ein.`,
}
