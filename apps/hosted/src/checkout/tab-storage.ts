/** Reads what this tab keeps across reloads. */
export const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null // the browser forbids storage
  }
}

/** Keeps a text for this tab; undefined removes it. */
export const write = (key: string, value: string | undefined): void => {
  try {
    if (value === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // the browser forbids storage
  }
}

/** Reads a kept JSON text; undefined if there is none, or it is something else. */
export const parse = <Kept>(
  text: string | null,
  isKept: (value: unknown) => value is Kept,
): Kept | undefined => {
  const kept: unknown = text === null ? undefined : JSON.parse(text)
  return isKept(kept) ? kept : undefined
}
