import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import { useLayoutEffect } from 'react'
import { wear } from './brand-colors.ts'

/** Whose page it is: the logo, or the name without one. The page wears the brand's colours from then on. */
export function BrandMark({ brand }: { readonly brand: HostedBrand }) {
  useLayoutEffect(() => wear(brand), [brand])
  if (!brand.logoUrl) return <p className="shop-name">{brand.name}</p>
  return <img className="logo" src={brand.logoUrl} alt={brand.name} />
}
