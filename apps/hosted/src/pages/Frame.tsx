import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import type { ReactNode } from 'react'
import { BrandMark } from '../components/brand/BrandMark.tsx'

interface FrameProps {
  readonly brand: HostedBrand
  /** Where the person came from. */
  readonly back?: { readonly url: string; readonly label: string } | undefined
  readonly children: ReactNode
}

/** The frame around every page: the shop's name, and the way back. */
export function Frame({ brand, back, children }: FrameProps) {
  return (
    <>
      <header className="page-head">
        <div className="wrap">
          <BrandMark brand={brand} />
          {back && (
            <a className="link" href={back.url}>
              {back.label}
            </a>
          )}
        </div>
      </header>
      {children}
    </>
  )
}
