import type { ReactNode } from 'react'
import type { Language } from '../../messages/languages.ts'

interface SectionHeadProps {
  id: string
  title: string
  /** The language of the title if it isn't the page's. */
  lang?: Language | undefined
  children?: ReactNode
}

/** A section's heading, with a link to more. */
export function SectionHead({ id, title, lang, children }: SectionHeadProps) {
  return (
    <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:mb-12">
      <h2 id={id} lang={lang} className="text-section">
        {title}
      </h2>
      {children}
    </div>
  )
}
