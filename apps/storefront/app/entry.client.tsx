import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { rememberEarlyChanges, repeatEarlyChanges } from './early-changes.ts'

function Page() {
  useEffect(() => {
    window.onpopstate = null // see late-start.ts
    repeatEarlyChanges()
  }, [])
  return <HydratedRouter />
}

rememberEarlyChanges()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
  )
})
