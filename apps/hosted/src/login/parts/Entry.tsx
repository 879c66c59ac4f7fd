import { type ReactNode, useEffect, useRef } from 'react'

interface EntryProps {
  readonly title: string
  readonly children?: ReactNode
}

/** One page: its title, which gets the focus unless the browser has just arrived, and what there is to do. */
export function Entry({ title, children }: EntryProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title
    if (history.state?.isLed) heading.current?.focus()
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
