import { useState } from 'react'

/** A text that is saved when its field is left. Until then it is the person's own; afterwards the platform's. */
export const useTyped = (value: string, save: (value: string) => void) => {
  const [typed, setTyped] = useState<string>()
  return {
    value: typed ?? value,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      setTyped(event.currentTarget.value),
    onBlur: () => {
      if (typed !== undefined && typed !== value) save(typed)
      setTyped(undefined)
    },
  }
}
