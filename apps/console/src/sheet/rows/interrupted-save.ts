const keyOf = (draft: string): string => `${draft} saving`

/** Remembers in the browser that a save has begun, so that a tab which ends meanwhile is noticed. @param draft - where the draft is kept */
export const beginSave = (draft: string): void => {
  try {
    localStorage.setItem(keyOf(draft), String(Date.now()))
  } catch {
    // A full storage only loses the notice.
  }
}

export const endSave = (draft: string): void => {
  try {
    localStorage.removeItem(keyOf(draft))
  } catch {
    // As above.
  }
}

/** Whether the last save of a sheet ended with its tab. */
export const wasInterrupted = (draft: string): boolean => {
  try {
    return localStorage.getItem(keyOf(draft)) !== null
  } catch {
    return false
  }
}
