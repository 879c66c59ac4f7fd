import type { ReactNode } from 'react'
import { Shelves } from '../collection/Shelves.tsx'

/** A page with nothing to show: what happened, where to go next, and a few collections beside it. */
export function Notice({ title, children, ways }: { title: string; children: ReactNode; ways: ReactNode }) {
  return (
    <div className="wrap grid grid-cols-1 items-center gap-x-16 gap-y-14 pt-12 md:pt-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-20 xl:gap-x-24">
      <div className="max-w-xl">
        <h1 className="text-title">{title}</h1>
        <div className="mt-5 text-lg text-soft">{children}</div>
        <div className="mt-8 flex flex-wrap gap-4">{ways}</div>
      </div>
      <Shelves sizes="(min-width: 64rem) 17vw, 30vw" />
    </div>
  )
}
