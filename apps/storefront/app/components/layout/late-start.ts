/** Given to browsers that do not tell what they have painted, from the frame that should have shown it. */
const PAINT_MS = 200
/** Longest wait for a picture: a page that is not handed to its scripts by then is handed over without it. */
const MOST_MS = 2000

/**
 * Fetches the scripts of a page, which stand before it as text, once the page has been painted with the picture that a
 * visitor waits for; at the first tap or key at the latest. Earlier they would take part of a slow line, and run while
 * a slow telephone has nothing to show.
 *
 * Only the server writes it.
 */
export const LATE_START = import.meta.env.SSR
  ? `{
  const { previousElementSibling: modules, nonce } = document.currentScript
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
