/** A save that was started in this browser. */
interface BegunSave {
  /** Absent until the shop has answered. */
  readonly id?: string
  /** When it was begun, in milliseconds since 1970. */
  readonly at: number
}

const keyOf = (draft: string): string => `${draft} saving`

/** Remembers a save, so that the next tab finds it if this one ends meanwhile. @param draft - where the draft is kept */
export const keepSave = (draft: string, save: BegunSave): void => {
  try {
    localStorage.setItem(keyOf(draft), JSON.stringify(save))
  } catch {
    // A full storage only loses the way back to the save, which goes on.
  }
}

export const forgetSave = (draft: string): void => {
  try {
    localStorage.removeItem(keyOf(draft))
  } catch {
    // As above.
  }
}

/** The save that hadn't ended when its tab did. */
export const begunSave = (draft: string): BegunSave | undefined => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(draft)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('at' in kept)) return undefined
    const id = 'id' in kept && typeof kept.id === 'string' ? kept.id : undefined
    return { ...(id !== undefined && { id }), at: Number(kept.at) }
  } catch {
    return undefined
  }
}
