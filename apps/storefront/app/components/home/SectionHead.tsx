import type { ReactNode } from 'react'

/** A section's heading, with a link to more. */
export function SectionHead({ id, title, children }: { id: string; title: string; children?: ReactNode }) {
  return (
    <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:mb-12">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {children}
    </div>
  )
}
