import { type ReactNode, useEffect, useRef } from 'react'

interface NoticePageProps {
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

/** A page with one message, and what to do about it. */
export function NoticePage({ title, text, children }: NoticePageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title
    heading.current?.focus()
  }, [title])
  return (
    <main className="alone">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {text && <p>{text}</p>}
      {children}
    </main>
  )
}
