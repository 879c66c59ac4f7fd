import { useCallback, useEffect, useRef, useState } from 'react'

/** What is wrong with the fields of a form, by the names of the fields. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** How many fields have something wrong. */
export const countOf = (errors: FieldErrors): number => Object.values(errors).filter(Boolean).length

/**
 * Holds the errors of a form. When new ones come the first field that has one, in the order of the page, gets the
 * focus, and with it its error is read out. A field's error goes when the field changes.
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
