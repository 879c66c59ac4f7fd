import type { ReactNode } from 'react'

interface NoticeProps {
  title: string
  children: ReactNode
  ways: ReactNode
  /** Something to look at instead. */
  beside?: ReactNode
}

/** A page with nothing to show: what happened, and where to go next. */
export function Notice({ title, children, ways, beside }: NoticeProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 gap-y-14 pt-12 md:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-20 xl:gap-x-24">
      <div className="max-w-xl">
        <h1 className="text-title">{title}</h1>
        <div className="mt-5 text-lg text-soft">{children}</div>
        <div className="mt-8 flex flex-wrap gap-4">{ways}</div>
      </div>
      {beside}
    </div>
  )
}
