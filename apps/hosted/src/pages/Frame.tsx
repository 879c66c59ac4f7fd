import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import type { ReactNode } from 'react'
import { BrandMark } from '../components/brand/BrandMark.tsx'
import { useWords } from '../messages/words.tsx'

interface FrameProps {
  readonly brand: HostedBrand
  readonly cartPageUrl?: string | undefined
  readonly children: ReactNode
}

/** The frame around every page: the shop's name, and the way back. */
export function Frame({ brand, cartPageUrl, children }: FrameProps) {
  const { t } = useWords()
  return (
    <>
      <header className="page-head">
        <div className="wrap">
          <BrandMark brand={brand} />
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
