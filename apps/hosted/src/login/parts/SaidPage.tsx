import type { ReactNode } from 'react'
import { Entry } from './Entry.tsx'

interface SaidPageProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** A page that says one thing, and what can be done about it. */
export function SaidPage({ title, text, children }: SaidPageProps) {
  return (
    <Entry title={title}>
      <p>{text}</p>
      {children}
    </Entry>
  )
}
