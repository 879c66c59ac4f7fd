/** The delay for browsers that don't report paints, counted from the frame that should have shown it. */
const PAINT_MS = 200
/** The longest wait for a picture; after that the scripts start without it. */
const MOST_MS = 2000

/**
 * Loads a page's scripts, which are included before it as text, once the page has painted with its main
 * picture, or at the first tap or key press. Earlier they would compete for bandwidth and keep a slow phone
 * busy before it shows anything.
 *
 * If the visitor goes back or forward before they run, the browser only changes the address. The page is then loaded
 * whole: the scripts would take the content of one page for that of the other. They end this once they listen.
 *
 * Only the server writes it.
 */
export const LATE_START = import.meta.env.SSR
  ? `{
  const { previousElementSibling: modules, nonce } = document.currentScript
  const shown = location.pathname + location.search
  onpopstate = () => {
    if (location.pathname + location.search !== shown) location.reload()
  }
  const picture = document.querySelector('img[fetchpriority="high"]')
  const inputs = ['pointerdown', 'keydown']
  const paints = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ element }) => !picture || element === picture)) begin()
  })
  let isBegun = false
  const begin = () => {
    if (isBegun) return
    isBegun = true
    paints.disconnect()
    for (const input of inputs) removeEventListener(input, begin, true)
    const add = (name, attributes) => {
      const element = Object.assign(document.createElement(name), { nonce, ...attributes })
      document.head.append(element)
      return element
    }
    for (const href of modules.dataset.preload.split(' ')) add('link', { rel: 'modulepreload', href })
    add('script', { type: 'module', text: modules.text }).remove()
  }
  const beginSoon = () => requestAnimationFrame(() => setTimeout(begin, ${PAINT_MS}))
  for (const input of inputs) addEventListener(input, begin, true)
  paints.observe({ type: 'largest-contentful-paint', buffered: true })
  if (!picture || picture.complete) beginSoon()
  else for (const end of ['load', 'error']) picture.addEventListener(end, beginSoon)
  setTimeout(begin, ${MOST_MS})
}`
  : ''
