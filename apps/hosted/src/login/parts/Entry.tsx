import { type ReactNode, useEffect, useRef } from 'react'

interface EntryProps {
  readonly title: string
  readonly children?: ReactNode
}

/** Whether this is the first page since the browser arrived; screen readers then start reading on their own. */
let isArriving = true

/** One page: its title, which gets the focus unless the browser has just arrived, and its content. */
export function Entry({ title, children }: EntryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title
    if (isArriving) {
      isArriving = false
      return
    }
    scrollTo(0, 0) // the shop's name is shown above
    heading.current?.focus({ preventScroll: true })
  }, [title])
  return (
    <main className="entry">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </main>
  )
}
