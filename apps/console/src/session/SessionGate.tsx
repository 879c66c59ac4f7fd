import { Alert, Button, Center, Loader, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { session } from './shop-client.ts'
import { SignedOut, type Staff, signInAddress } from './staff-session.ts'

const loadSessionEnded = () => import('./SessionEnded.tsx')
const SessionEnded = lazy(async () => ({ default: (await loadSessionEnded()).SessionEnded }))

const StaffContext = createContext<Staff | undefined>(undefined)

/** Returns who is logged in. */
export const useStaff = (): Staff => {
  const staff = use(StaffContext)
  if (!staff) throw new Error('SessionGate is missing.')
  return staff
}

/** Tells the other tabs that this one has logged in again. */
const CHANNEL = 'vitrine.console'
const SIGNED_IN = '/console/signed-in'

/**
 * Shows the pages to staff who are logged in and sends everyone else to the login. When a session ends while someone
 * works, the page stays as it is and asks them to log in in a new tab.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const queries = useQueryClient()
  const [staff, setStaff] = useState<Staff>()
  const [failed, setFailed] = useState(false)
  const [hasEnded, setHasEnded] = useState(false)

  useEffect(() => {
    if (new URLSearchParams(location.search).has('login')) return setFailed(true)
    session.open().then(setStaff, (error) => {
      if (!(error instanceof SignedOut)) return setFailed(true)
      location.replace(signInAddress(location.pathname + location.search))
    })
  }, [])
  useEffect(() => session.onEnd(() => setHasEnded(true)), [])
  useEffect(() => {
    if (staff) void loadSessionEnded() // it has to be there when nothing more can be loaded
  }, [staff])
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = () =>
      session.open().then((found) => {
        setStaff(found)
        setHasEnded(false)
        return queries.invalidateQueries()
      })
    return () => channel.close()
  }, [queries])

  if (failed)
    return (
      <Center mih="100dvh" p="md">
        <Alert title={t.session.failed} maw={420}>
          <Stack align="flex-start">
            <Text size="sm">{t.session.failedHint}</Text>
            <Button component="a" href={signInAddress('/console')}>
              {t.session.tryAgain}
            </Button>
          </Stack>
        </Alert>
      </Center>
    )
  if (!staff)
    return (
      <Center mih="100dvh">
        <Loader aria-label={t.loading} />
      </Center>
    )
  return (
    <StaffContext value={staff}>
      {children}
      <Suspense>{hasEnded && <SessionEnded address={signInAddress(SIGNED_IN)} />}</Suspense>
    </StaffContext>
  )
}

/** The page that a new tab comes back to after logging in again. */
export function SignedInAgain() {
  const { t } = useWords()
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.postMessage('signed in')
    channel.close()
    window.close()
  }, [])
  return (
    <Center mih="60dvh">
      <Text>{t.session.signedInAgain}</Text>
    </Center>
  )
}
