import { useQueryClient } from '@tanstack/react-query'
import { CommerceError } from '@vitrine/client'
import { useEffect, useState } from 'react'

/** Settings as they are edited, and how often they were changed before. */
export interface Revised<Value> {
  readonly revision: number
  readonly value: Value
}

/** A part of the settings that is read and saved as a whole. */
export interface Part<Value> {
  readonly name: string
  read(): Promise<Revised<Value>>
  /** @throws {CommerceError} CONFLICT when the revision is out of date */
  write(value: Value, revision: number): Promise<Revised<Value>>
}

/** A part of the settings being edited. */
export interface Section<Value> {
  readonly draft: Value
  readonly isChanged: boolean
  readonly isSaving: boolean
  readonly failure: unknown
  /** Whether someone else saved these settings since editing began. */
  readonly isBehind: boolean
  change(changes: Partial<Value>): void
  /** Saves; over what someone else saved if `overwrites`. */
  save(overwrites?: boolean): Promise<boolean>
  /** Goes on from what is saved. */
  discard(): void
}

/** The key that a part's settings are read under. */
export const sectionKey = (name: string): readonly string[] => ['settings', name]

const draftKey = (name: string) => `vitrine.settings.${name}`

const readKept = <Value>(name: string): Revised<Value> | null => {
  try {
    return JSON.parse(sessionStorage.getItem(draftKey(name)) ?? 'null')
  } catch {
    return null
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Keeps what is typed until it is saved, also over a reload, and never saves over someone else's change unasked. */
export const useSection = <Value extends object>(
  part: Part<Value>,
  loaded: Revised<Value>,
): Section<Value> => {
  const { name } = part
  const queries = useQueryClient()
  const [kept] = useState(() => readKept<Value>(name))
  const [base, setBase] = useState(kept ? { ...loaded, revision: kept.revision } : loaded)
  const [draft, setDraft] = useState(kept?.value ?? loaded.value)
  const [failure, setFailure] = useState<unknown>()
  const [isSaving, setIsSaving] = useState(false)
  const isChanged = !isSame(draft, base.value)
  const startFrom = (next: Revised<Value>) => {
    setBase(next)
    setDraft(next.value)
  }
  if (!isChanged && loaded.revision > base.revision) startFrom(loaded)

  useEffect(() => {
    if (isChanged)
      sessionStorage.setItem(draftKey(name), JSON.stringify({ revision: base.revision, value: draft }))
    else sessionStorage.removeItem(draftKey(name))
  }, [name, draft, base, isChanged])

  return {
    ...{ draft, isChanged, isSaving, failure },
    isBehind: isChanged && loaded.revision > base.revision,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    save: async (overwrites = false) => {
      setIsSaving(true)
      setFailure(undefined)
      try {
        const saved = await part.write(draft, overwrites ? loaded.revision : base.revision)
        queries.setQueryData(sectionKey(name), saved)
        setBase(saved)
        // What was typed while it was being saved stays.
        setDraft((now) => (isSame(now, draft) ? saved.value : now))
        return true
      } catch (error) {
        if (error instanceof CommerceError && error.code === 'CONFLICT')
          await queries.invalidateQueries({ queryKey: sectionKey(name) })
        setFailure(error)
        return false
      } finally {
        setIsSaving(false)
      }
    },
    discard: () => {
      sessionStorage.removeItem(draftKey(name))
      setFailure(undefined)
      startFrom(loaded)
    },
  }
}
