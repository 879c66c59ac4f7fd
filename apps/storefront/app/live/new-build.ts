/** The build that this page's scripts are from, as the router notes it. */
const ownBuild = (): unknown => Object(Reflect.get(window, '__reactRouterManifest')).version

let isNew = false

/** Whether the shop runs another build than this page. Then its data may be of another shape. */
export const isNewBuild = (): boolean => isNew

/**
 * What opens a page, or loads its scripts in advance: if they are gone, the router reloads this page. React takes the
 * pointer to enter a link when it leaves the element before.
 */
const EVENTS = ['click', 'submit', 'mouseover', 'mouseout', 'focusin', 'touchstart']

/** Whether an element is of a link or form that opens another page of this shop. */
function opensPage(element: EventTarget | null): boolean {
  if (!(element instanceof Element)) return false
  const form = element instanceof HTMLFormElement && element.method === 'get' ? element.action : ''
  const address = form || element.closest('a')?.href
  if (!address) return false
  const { origin, pathname } = new URL(address)
  return origin === location.origin && pathname !== location.pathname
}

/** The page's own handlers come later, so only the browser decides. */
function leaveToBrowser(event: Event): void {
  const entered = event instanceof MouseEvent ? event.relatedTarget : null
  if (opensPage(event.target) || opensPage(entered)) event.stopPropagation()
}

/**
 * Has the browser load every further page as a whole once the shop runs another build: this page's scripts may be gone
 * there, and may not understand the new build's data.
 */
function noteBuild({ headers }: Response): void {
  const build = headers.get('X-Build')
  if (!build || build === ownBuild()) return
  isNew = true
  for (const kind of EVENTS) window.addEventListener(kind, leaveToBrowser, true)
}

interface Navigation {
  location?: Pick<Location, 'pathname' | 'search' | 'hash'>
  formMethod?: string
}

/** The page that the router is about to show, unless it sends a form. */
const nextPage = (): string | undefined => {
  const { location: next, formMethod = 'GET' }: Navigation =
    Reflect.get(window, '__reactRouterDataRouter')?.state.navigation ?? {}
  return next && formMethod === 'GET' ? next.pathname + next.search + next.hash : undefined
}

/**
 * Notes the build of every answer, for a page that doesn't hear of changes: its connection may block them, or the
 * shop may have restarted just now. If a page's data comes from another build, the browser loads that page whole.
 * The address comes first, because the router reloads the current page if the next one's scripts are gone.
 */
export function watchAnswers(): void {
  const { fetch: send } = window
  window.fetch = async (input, init) => {
    const answer = await send(input, init)
    noteBuild(answer)
    const next = isNew && input instanceof URL && input.pathname.endsWith('.data') ? nextPage() : undefined
    if (next === undefined) return answer
    if (next !== location.pathname + location.search + location.hash) history.pushState(null, '', next)
    location.reload()
    return new Promise(() => {})
  }
}
