import type { ReactNode } from 'react'
import { useWords } from '../messages/words.tsx'

interface FrameProps {
  readonly shopName?: string
  readonly cartPageUrl?: string | undefined
  readonly children: ReactNode
}

/** What stands around every page: whose it is, and the way back. */
export function Frame({ shopName, cartPageUrl, children }: FrameProps) {
  const { t } = useWords()
  return (
    <>
      <header className="page-head">
        <div className="wrap">
          <p className="shop-name">{shopName}</p>
          {cartPageUrl && (
            <a className="link" href={cartPageUrl}>
              {t.backToCart}
            </a>
          )}
        </div>
      </header>
      {children}
    </>
  )
}
