import type { ReactNode } from 'react'

/** The top of a list page: its title, and a sentence about it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="max-w-3xl pt-12 pb-10 lg:pt-20 lg:pb-14">
      <h1 className="text-title wrap-break-word">{title}</h1>
      {children && <div className="mt-4 max-w-prose text-lg text-soft">{children}</div>}
    </div>
  )
}
