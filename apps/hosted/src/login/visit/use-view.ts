import { useCallback, useSyncExternalStore } from 'react'

/** The pages, by the last part of their address. The first one is what the request asks for. */
export const VIEWS = [
  '',
  'log-in',
  'sign-up',
  'code',
  'approval',
  'blocked',
  'forgotten',
  'link-sent',
  'consent',
  'new-password',
  'set-up',
] as const
export type View = (typeof VIEWS)[number]

/** Which page an address names. */
export const viewOf = (pathname: string): View => {
  const [, , name = ''] = pathname.split('/')
  return VIEWS.find((view) => view === name) ?? ''
}

const onMoved = (tell: () => void): (() => void) => {
  addEventListener('popstate', tell)
  return () => removeEventListener('popstate', tell)
}

/** The page in view, which stands in the address, so that the way back leads to the one before. */
export const useView = () => {
  const view = useSyncExternalStore(onMoved, () => viewOf(location.pathname))
  const go = useCallback((next: View) => {
    if (viewOf(location.pathname) === next) return
    history.pushState(null, '', `/login${next && `/${next}`}${location.search}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, [])
  return { view, go }
}
