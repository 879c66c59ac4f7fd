import type { ReactNode } from 'react'
import { Entry } from './Entry.tsx'

interface SaidPageProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** A page with one message, and what to do about it. */
export function SaidPage({ title, text, children }: SaidPageProps) {
  return (
    <Entry title={title}>
      <p>{text}</p>
      {children}
    </Entry>
  )
}
