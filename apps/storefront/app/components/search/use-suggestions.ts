import { type RefObject, useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { loader } from '../../routes/search_.suggest.ts'

/** Long enough for the next letter. */
const PAUSE_MS = 150

/** Asks for suggestions whenever someone pauses while typing. The newest request replaces the others. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>) {
  const { data, load } = useFetcher<typeof loader>()
  useEffect(() => {
    const input = field.current
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        load(`/search/suggest?${new URLSearchParams({ q: input?.value ?? '' })}`)
      }, PAUSE_MS)
    }
    input?.addEventListener('input', ask)
    // Something may have been typed while this was loading.
    if (input?.value !== input?.defaultValue) ask()
    return () => {
      clearTimeout(timer)
      input?.removeEventListener('input', ask)
    }
  }, [field, load])
  return data
}
