import type { Messages } from '../../messages/en.ts'

/** The buyer's message for a code of the error table. */
export const errorText = (t: Messages, code: string): string => t.errors[code] ?? t.anyError
