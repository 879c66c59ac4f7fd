import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../messages/messages.ts'

const Suggestions = lazy(() =>
  import('./Suggestions.tsx').then(({ Suggestions }) => ({ default: Suggestions })),
)

interface SearchFieldProps {
  placeholder: string
  className: string
  defaultValue?: string
  required?: boolean
  maxLength?: number
}

/** The field for search words. Once someone uses it, it suggests; without scripts it is a plain field. */
export function SearchField(props: SearchFieldProps) {
  const { frame } = useMessages()
  const field = useRef<HTMLInputElement>(null)
  const [isUsed, setIsUsed] = useState(false)
  // It may have been focused before the scripts came.
  useEffect(() => setIsUsed(document.activeElement === field.current), [])
  return (
    <>
      <input
        {...props}
        ref={field}
        type="search"
        name="q"
        autoComplete="off"
        aria-label={frame.searchWords}
        onFocus={() => setIsUsed(true)}
      />
      {isUsed && (
        <Suspense>
          <Suggestions field={field} />
        </Suspense>
      )}
    </>
  )
}
