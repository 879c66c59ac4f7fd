import type { FormEvent } from 'react'

/** Takes a form in by a function of ours instead of by loading a page. */
export const handedIn =
  (take: () => Promise<void>) =>
  (event: FormEvent): void => {
    event.preventDefault()
    void take()
  }
