import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import type { ReactNode } from 'react'
import { BrandMark } from '../../components/brand/BrandMark.tsx'
import { OfflineNote } from './OfflineNote.tsx'

interface BrandFrameProps {
  readonly brand: HostedBrand
  readonly children: ReactNode
}

/** The frame around every page, with the shop's name and colors. */
export function BrandFrame({ brand, children }: BrandFrameProps) {
  return (
    <>
      <header className="page-head">
        <div className="wrap">
          <BrandMark brand={brand} />
        </div>
      </header>
      <OfflineNote />
      {children}
    </>
  )
}
