import { useCallback, useSyncExternalStore } from 'react'

/** The pages, by the last part of their address. The first is the request's own page. */
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

/** The page that an address names. */
export const viewOf = (pathname: string): View => {
  const [, , name = ''] = pathname.split('/')
  return VIEWS.find((view) => view === name) ?? ''
}

const onMoved = (tell: () => void): (() => void) => {
  addEventListener('popstate', tell)
  return () => removeEventListener('popstate', tell)
}

/** The current page, kept in the address, so the back button leads to the previous one. */
export const useView = () => {
  const view = useSyncExternalStore(onMoved, () => viewOf(location.pathname))
  const go = useCallback((next: View) => {
    if (viewOf(location.pathname) === next) return
    history.pushState(null, '', `/login${next && `/${next}`}${location.search}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }, [])
  return { view, go }
}
