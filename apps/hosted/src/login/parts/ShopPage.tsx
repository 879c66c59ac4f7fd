import type { HostedBrand } from '@vitrine/contract/hosted-identity'
import { useCallback } from 'react'
import { freeApi } from '../api/login-api.ts'
import { useLoginWords } from '../messages/words.tsx'
import { useLoaded } from '../visit/use-loaded.ts'
import { BrandFrame } from './BrandFrame.tsx'
import { SaidPage } from './SaidPage.tsx'

/** The page's texts. */
export interface Said {
  readonly title: string
  readonly text: string
}

interface ShopPageProps extends Said {
  readonly brand: HostedBrand
  /** Default: the shop's home page. */
  readonly to?: string | undefined
}

/** Reports the result of a process and leads on to the shop. */
export function ShopPage({ brand, to = brand.shopUrl, ...said }: ShopPageProps) {
  const t = useLoginWords()
  return (
    <SaidPage {...said}>
      <a className="button" href={to}>
        {t.toShop(brand.name)}
      </a>
    </SaidPage>
  )
}

/** Says that the request or link no longer exists, and leads to the shop if there is only one. */
export function LostPage(said: Said) {
  const { loaded } = useLoaded(useCallback(() => freeApi.brand(''), []))
  if (loaded.phase !== 'ready') return <SaidPage {...said} />
  const { brand } = loaded.thing
  return (
    <BrandFrame brand={brand}>
      <ShopPage brand={brand} {...said} />
    </BrandFrame>
  )
}
