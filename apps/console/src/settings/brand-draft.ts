import type { settings } from '@vitrine/client/merchant'
import { shop } from '../session/shop-client.ts'
import type { Part } from './use-section.ts'

/** How the shop presents itself; empty texts are none. */
export interface Brand {
  readonly name: string
  readonly logoUrl: string
  readonly accentColor: string
  readonly backgroundColor: string
  readonly termsUrl: string
  readonly returnsUrl: string
  readonly privacyUrl: string
  readonly legalName: string
  /** Line by line. */
  readonly legalAddress: string
  readonly vatId: string
}

const draftOf = ({ revision: _, legalAddress, ...brand }: settings.BrandSettings): Brand => ({
  name: brand.name ?? '',
  logoUrl: brand.logoUrl ?? '',
  accentColor: brand.accentColor ?? '',
  backgroundColor: brand.backgroundColor ?? '',
  termsUrl: brand.termsUrl ?? '',
  returnsUrl: brand.returnsUrl ?? '',
  privacyUrl: brand.privacyUrl ?? '',
  legalName: brand.legalName ?? '',
  legalAddress: (legalAddress ?? []).join('\n'),
  vatId: brand.vatId ?? '',
})

const written = ({ legalAddress, ...texts }: Brand): settings.BrandSettingsChange => {
  const lines = legalAddress.split('\n').flatMap((line) => line.trim() || [])
  const trimmed = Object.entries(texts).map(([name, text]) => [name, text.trim() || null])
  return { ...Object.fromEntries(trimmed), legalAddress: lines.length > 0 ? lines : null }
}

export const BRAND: Part<Brand> = {
  name: 'brand',
  read: async () => {
    const saved = await shop.settings.getBrandSettings()
    return { revision: saved.revision, value: draftOf(saved) }
  },
  write: async (brand, revision) => {
    const saved = await shop.settings.updateBrandSettings({ ...written(brand), revision })
    return { revision: saved.revision, value: draftOf(saved) }
  },
}
