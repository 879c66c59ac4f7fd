import type { Messages } from '../../messages/en.ts'

/** What a code of the error table means to a buyer. */
export const errorText = (t: Messages, code: string): string => t.errors[code] ?? t.anyError
