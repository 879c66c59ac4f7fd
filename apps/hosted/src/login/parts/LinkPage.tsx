import type { HostedBrand, HostedLook, HostedNext } from '@vitrine/contract/hosted-identity'
import { type ReactNode, useState } from 'react'
import type { LoginProblem } from '../api/login-problem.ts'
import { useAct } from '../visit/use-act.ts'
import { useLoaded } from '../visit/use-loaded.ts'
import { BrandFrame } from './BrandFrame.tsx'
import { LoadedPage } from './LoadedPage.tsx'
import { LostPage, type Said, ShopPage } from './ShopPage.tsx'

/** A one-time link, as seen by the form that uses it. */
export interface Link {
  readonly brand: HostedBrand
  /** Submits the form. */
  readonly use: (call: () => Promise<HostedNext>) => Promise<void>
  readonly isBusy: boolean
  readonly problem: LoginProblem | undefined
}

interface LinkPageProps {
  /** Looks up whose link it is, without using it up. */
  readonly look: () => Promise<HostedLook>
  /** The message for a used link. */
  readonly spent: Said
  readonly done: (brand: HostedBrand, next: HostedNext) => ReactNode
  readonly children: (link: Link) => ReactNode
}

/** The page behind a link: its form, then the result. */
export function LinkPage({ look, spent, done, children }: LinkPageProps) {
  const { loaded, load } = useLoaded(look)
  const [next, setNext] = useState<HostedNext>()
  const { act, isBusy, problem } = useAct()
  const isSpent = problem?.code === 'VERIFICATION_FAILED' || problem?.trouble.kind === 'gone'
  const use: Link['use'] = async (call) => setNext(await act(call))

  const pageOf = (brand: HostedBrand) => {
    if (next) return done(brand, next)
    if (isSpent) return <ShopPage brand={brand} {...spent} />
    return children({ brand, use, isBusy, problem })
  }
  return (
    <LoadedPage loaded={loaded} load={load} gone={<LostPage {...spent} />}>
      {({ brand }) => <BrandFrame brand={brand}>{pageOf(brand)}</BrandFrame>}
    </LoadedPage>
  )
}
