import { useEffect, useState } from 'react'

interface Edit<Draft> {
  /** The thing's own values that the draft changes. */
  readonly base: Draft
  readonly draft: Draft
}

/** What is typed about a thing, and what it was begun from. */
export interface KeptDraft<Draft> extends Edit<Draft> {
  readonly isChanged: boolean
  /** @param changes - what to change, also as a function of what was typed until then */
  change(changes: Partial<Draft> | ((before: Draft) => Partial<Draft>)): void
  /** Goes on from other values: saved ones, or someone else's. */
  startFrom(base: Draft): void
  /**
   * Goes on from what was saved. What was typed while it was being saved stays.
   * @param sent - the draft as it was when saving began
   */
  goOn(sent: Draft, saved: Draft): void
  /** Drops what a reload would bring back. */
  forget(): void
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which two drafts differ. */
export const changedFields = <Draft extends object>(one: Draft, other: Draft): (keyof Draft)[] =>
  (Object.keys(one) as (keyof Draft)[]).filter((field) => !isSame(one[field], other[field]))

/** Whether someone else has changed, since editing began, a field that was also changed here. */
export const isInTheWay = <Draft extends object>({ base, draft }: Edit<Draft>, now: Draft): boolean =>
  changedFields(base, draft).some(
    (field) => !isSame(now[field], base[field]) && !isSame(now[field], draft[field]),
  )

const readKept = <Draft>(key: string): Edit<Draft> | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/**
 * Keeps what is typed in this tab until it is saved, also over a reload. Until something is typed, it follows what others
 * save.
 * @param key - of the tab's storage
 * @param loaded - the thing as it is now
 */
export const useKeptDraft = <Draft extends object>(key: string, loaded: Draft): KeptDraft<Draft> => {
  const [{ base, draft }, setEdit] = useState(() => readKept<Draft>(key) ?? { base: loaded, draft: loaded })
  const isChanged = !isSame(base, draft)
  const startFrom = (next: Draft) => setEdit({ base: next, draft: next })
  if (!isChanged && !isSame(base, loaded)) startFrom(loaded)
  useEffect(() => {
    if (isChanged) sessionStorage.setItem(key, JSON.stringify({ base, draft }))
    else sessionStorage.removeItem(key)
  }, [key, base, draft, isChanged])
  return {
    ...{ base, draft, isChanged, startFrom },
    change: (changes) =>
      setEdit((before) => ({
        ...before,
        draft: { ...before.draft, ...(typeof changes === 'function' ? changes(before.draft) : changes) },
      })),
    goOn: (sent, saved) =>
      setEdit((now) => {
        const typed = changedFields(sent, now.draft).map((field) => [field, now.draft[field]])
        return { base: saved, draft: { ...saved, ...Object.fromEntries(typed) } }
      }),
    forget: () => sessionStorage.removeItem(key),
  }
}
