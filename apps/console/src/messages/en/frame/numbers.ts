/** The texts of number fields; loaded with the first one. */
export const en = {
  example: (example: string) => `Enter a number, like ${example}.`,
  tooHigh: (most: string) => `Enter at most ${most}.`,
}

export type NumberMessages = typeof en
