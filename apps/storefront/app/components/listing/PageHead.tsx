import type { ReactNode } from 'react'
import type { Language } from '../../messages/languages.ts'

interface PageHeadProps {
  title: string
  /** The language of the title if it isn't the page's. */
  lang?: Language | undefined
  children?: ReactNode
}

/** The top of a list page: its title, and a sentence about it. */
export function PageHead({ title, lang, children }: PageHeadProps) {
  return (
    <div className="max-w-3xl pt-12 pb-10 lg:pt-20 lg:pb-14">
      <h1 lang={lang} className="text-title wrap-break-word">
        {title}
      </h1>
      {children && <div className="mt-4 max-w-prose text-lg text-soft">{children}</div>}
    </div>
  )
}
