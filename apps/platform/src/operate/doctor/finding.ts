/** What a check of the doctor found. */
export interface Finding {
  readonly check: string
  readonly ok: boolean
  readonly says: string
  /** What to do, if something is wrong. */
  readonly fix?: string | undefined
}

export const good = (check: string, says: string): Finding => ({ check, ok: true, says })

export const bad = (check: string, says: string, fix: string): Finding => ({ check, ok: false, says, fix })

/** Runs a check; an error becomes its finding. */
export const checked = async (
  check: string,
  fix: string,
  work: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> => {
  try {
    return await work()
  } catch (error) {
    return [bad(check, sentenceOf(error), fix)]
  }
}

/** What went wrong and why, such as "The database can't be reached: ECONNREFUSED". */
const sentenceOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const message = error.message.replace(/\.$/, '')
  return error.cause instanceof Error ? `${message}: ${error.cause.message}` : message
}
