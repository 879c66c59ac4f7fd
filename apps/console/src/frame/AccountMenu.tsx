import { lazy, Suspense, useState } from 'react'
import { AccountButton } from './AccountButton.tsx'

const AccountPanel = lazy(async () => ({ default: (await import('./AccountPanel.tsx')).AccountPanel }))

/** Who is logged in, the look of the page, and the way out. */
export function AccountMenu() {
  const [isWanted, setIsWanted] = useState(false)
  const button = <AccountButton aria-expanded={false} onClick={() => setIsWanted(true)} />
  return isWanted ? (
    <Suspense fallback={button}>
      <AccountPanel />
    </Suspense>
  ) : (
    button
  )
}
