import { useState } from 'react'

/**
 * A text that is saved when its field is left. Until then it is the person's own; afterwards the platform's.
 * @param problemOf - what is wrong with a text; it then stays in its field and isn't saved
 */
export const useTyped = (
  value: string,
  save: (value: string) => void,
  problemOf?: (value: string) => string | undefined,
) => {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  return {
    error,
    value: typed ?? value,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setTyped(event.currentTarget.value),
    onBlur: () => {
      const problem = typed === undefined ? error : problemOf?.(typed)
      setError(problem)
      if (problem !== undefined) return
      if (typed !== undefined && typed !== value) save(typed)
      setTyped(undefined)
    },
  }
}
