import { type ReactNode, useEffect, useRef } from 'react'

interface EntryProps {
  readonly title: string
  readonly children?: ReactNode
}

/** Whether no page was shown since the browser came here: it then begins to read by itself. */
let isArriving = true

/** One page: its title, which gets the focus unless the browser has just arrived, and what there is to do. */
export function Entry({ title, children }: EntryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title
    if (isArriving) {
      isArriving = false
      return
    }
    scrollTo(0, 0) // whose page it is stands above
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
