import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import type { ReactNode } from 'react'
import { BrandMark } from '../../components/brand/BrandMark.tsx'
import { OfflineNote } from './OfflineNote.tsx'

interface BrandFrameProps {
  readonly brand: HostedBrand
  readonly children: ReactNode
}

/** What stands around every page: whose it is, in their colours. */
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
