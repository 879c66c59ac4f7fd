import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import { type ReactNode, useLayoutEffect } from 'react'
import { wear } from './brand-colors.ts'
import { OfflineNote } from './OfflineNote.tsx'

interface BrandFrameProps {
  readonly brand: HostedBrand
  readonly children: ReactNode
}

/** What stands around every page: whose it is, in their colours. */
export function BrandFrame({ brand, children }: BrandFrameProps) {
  useLayoutEffect(() => wear(brand), [brand])
  return (
    <>
      <header className="page-head">
        <div className="wrap">
          {brand.logoUrl ? (
            <img className="logo" src={brand.logoUrl} alt={brand.name} />
          ) : (
            <p className="shop-name">{brand.name}</p>
          )}
        </div>
      </header>
      <OfflineNote />
      {children}
    </>
  )
}
