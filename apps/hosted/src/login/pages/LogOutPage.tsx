import type { HostedBrand, HostedLogOutRequest } from '@vitrine/contract/hosted-identity'
import { useCallback, useState } from 'react'
import { leaveForGood } from '../../checkout/leave.ts'
import { onSubmit } from '../../components/form/on-submit.ts'
import { SubmitButton } from '../../components/form/SubmitButton.tsx'
import { freeApi } from '../api/login-api.ts'
import { useLoginWords } from '../messages/words.tsx'
import { BrandFrame } from '../parts/BrandFrame.tsx'
import { Entry } from '../parts/Entry.tsx'
import { LoadedPage } from '../parts/LoadedPage.tsx'
import { ProblemNote } from '../parts/ProblemNote.tsx'
import { SaidPage } from '../parts/SaidPage.tsx'
import { useAct } from '../visit/use-act.ts'
import { useLoaded } from '../visit/use-loaded.ts'

interface LogOutPageProps {
  readonly request: HostedLogOutRequest
  /** No confirmation was needed: it's done. */
  readonly isLoggedOut: boolean
}

/** Asks before logging out, so no other site's page, picture or link can do it secretly. */
export function LogOutPage({ request, isLoggedOut }: LogOutPageProps) {
  const { loaded, load } = useLoaded(useCallback(() => freeApi.lookAtWayOut(request), [request]))
  const page = (brand?: HostedBrand) => <LogOut brand={brand} request={request} isLoggedOut={isLoggedOut} />
  return (
    <LoadedPage loaded={loaded} load={load} gone={page()}>
      {({ brand }) => <BrandFrame brand={brand}>{page(brand)}</BrandFrame>}
    </LoadedPage>
  )
}

interface LogOutProps extends LogOutPageProps {
  /** Undefined if the address names no shop and there are several. */
  readonly brand: HostedBrand | undefined
}

function LogOut({ brand, request, isLoggedOut }: LogOutProps) {
  const t = useLoginWords()
  const [isDone, setDone] = useState(isLoggedOut)
  const { act, isBusy, problem } = useAct()
  const logOut = async () => {
    const next = await act(() => freeApi.logOut(request))
    if (next?.to) return leaveForGood(next.to)
    setDone(next !== undefined)
  }
  const toShop = brand && (
    <a className="button button-quiet" href={brand.shopUrl}>
      {isDone ? t.toShop(brand.name) : t.stay}
    </a>
  )
  if (isDone)
    return (
      <SaidPage title={t.loggedOutTitle} text={t.loggedOutText}>
        {toShop}
      </SaidPage>
    )
  return (
    <Entry title={t.logOutTitle}>
      <p>{t.logOutText}</p>
      <form onSubmit={onSubmit(logOut)}>
        <div className="hand-in">
          <ProblemNote problem={problem} />
          <SubmitButton label={t.logOut} busyLabel={t.loggingOut} isBusy={isBusy} />
        </div>
      </form>
      {toShop}
    </Entry>
  )
}
