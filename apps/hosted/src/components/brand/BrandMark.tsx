import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import { useLayoutEffect } from 'react'
import { wear } from './brand-colors.ts'
import { showIcon } from './brand-icon.ts'

/** The shop's logo, or its name without one. Also applies the brand's colors to the page. */
export function BrandMark({ brand }: { readonly brand: HostedBrand }) {
  useLayoutEffect(() => {
    wear(brand)
    showIcon(brand)
  }, [brand])
  if (!brand.logoUrl) return <p className="shop-name">{brand.name}</p>
  return <img className="logo" src={brand.logoUrl} alt={brand.name} />
}
