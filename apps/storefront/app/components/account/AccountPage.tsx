import type { ReactNode } from 'react'

/** A member page with one task: title, reason and form. */
export function AccountPage({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children?: ReactNode
}) {
  return (
    <div className="wrap pt-12 lg:pt-20">
      <div className="mx-auto max-w-md">
        <h1 className="text-title wrap-break-word">{title}</h1>
        {lead && <p className="mt-4 text-lg text-soft wrap-break-word">{lead}</p>}
        {children}
      </div>
    </div>
  )
}
