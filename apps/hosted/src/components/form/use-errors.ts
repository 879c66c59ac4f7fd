import { useCallback, useEffect, useRef, useState } from 'react'

/** A form's errors by field name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** The number of fields with an error. */
export const countOf = (errors: FieldErrors): number => Object.values(errors).filter(Boolean).length

/**
 * Holds a form's errors. New errors move the focus to the first affected field on the page, so its error is
 * read out. Changing a field clears its error.
 */
export const useErrors = () => {
  const [errors, setErrors] = useState<FieldErrors>({})
  const form = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState(0)

  useEffect(() => {
    if (shown > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [shown])

  const show = useCallback((found: FieldErrors) => {
    setErrors(found)
    if (countOf(found) > 0) setShown((times) => times + 1)
    return countOf(found) === 0
  }, [])
  const clear = useCallback((name: string) => {
    setErrors((before) => (before[name] === undefined ? before : { ...before, [name]: undefined }))
  }, [])
  return { errors, form, show, clear }
}
