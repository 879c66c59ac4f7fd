/** The texts of fields for numbers; loaded with the first of them. */
export const en = {
  example: (example: string) => `Enter a number, like ${example}.`,
  tooHigh: (most: string) => `Enter at most ${most}.`,
}

export type NumberMessages = typeof en
