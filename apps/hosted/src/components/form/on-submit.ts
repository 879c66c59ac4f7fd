import type { FormEvent } from 'react'

/** Handles a form's submit with a function instead of a page load. */
export const onSubmit =
  (take: () => Promise<void>) =>
  (event: FormEvent): void => {
    event.preventDefault()
    void take()
  }
