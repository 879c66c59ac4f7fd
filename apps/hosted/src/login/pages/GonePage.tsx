import { useCallback } from 'react'
import { freeApi } from '../api/login-api.ts'
import { useLoginWords } from '../messages/words.tsx'
import { BrandFrame } from '../parts/BrandFrame.tsx'
import { SaidPage } from '../parts/SaidPage.tsx'
import { useLoaded } from '../visit/use-loaded.ts'

/** Says that a request is answered or too old, and leads to the shop where there is one alone. */
export function GonePage() {
  const t = useLoginWords()
  const { loaded } = useLoaded(useCallback(() => freeApi.brand(''), []))
  if (loaded.phase !== 'ready') return <SaidPage title={t.goneTitle} text={t.goneText} />
  const { brand } = loaded.thing
  return (
    <BrandFrame brand={brand}>
      <SaidPage title={t.goneTitle} text={t.goneText}>
        <a className="button" href={brand.shopUrl}>
          {t.toShop(brand.name)}
        </a>
      </SaidPage>
    </BrandFrame>
  )
}
