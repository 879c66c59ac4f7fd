/** A new value, and the one that it replaces. */
interface ValueEdit<T> {
  readonly from?: T
  readonly to: T
}

/** Compares what a thing has with what a change expects. */
export interface Comparison {
  /** Returns the value that the thing gets. @param keyOf - what makes two values equal; default: the value itself */
  readonly next: <T>(
    field: string,
    edit: ValueEdit<T> | undefined,
    now: T,
    keyOf?: (value: T) => unknown,
  ) => T
  /** The fields that no longer have the value that the change expects. */
  readonly clashes: readonly string[]
  readonly isChanged: () => boolean
}

export const createComparison = (): Comparison => {
  const clashes: string[] = []
  let isChanged = false
  return {
    clashes,
    isChanged: () => isChanged,
    next: (field, edit, now, keyOf = (value) => value) => {
      if (!edit || keyOf(edit.to) === keyOf(now)) return now
      if (edit.from !== undefined && keyOf(edit.from) !== keyOf(now)) clashes.push(field)
      isChanged = true
      return edit.to
    },
  }
}
