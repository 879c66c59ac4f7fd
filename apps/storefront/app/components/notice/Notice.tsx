import type { ReactNode } from 'react'

/** A page with nothing to show: what happened, and where to go next. */
export function Notice({ title, children, ways }: { title: string; children: ReactNode; ways: ReactNode }) {
  return (
    <div className="wrap py-20 lg:py-32">
      <div className="max-w-xl">
        <h1 className="text-title">{title}</h1>
        <div className="mt-5 text-lg text-soft">{children}</div>
        <div className="mt-10 flex flex-wrap gap-4">{ways}</div>
      </div>
    </div>
  )
}
