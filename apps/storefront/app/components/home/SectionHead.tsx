import type { ReactNode } from 'react'

/** The head of a part of a page, with a way to more of it. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:mb-12">
      <h2 id={id} className="text-head">
        {title}
      </h2>
      {children}
    </div>
  )
}
