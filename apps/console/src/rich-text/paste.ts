import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { readMarkup } from '../trusted-text.ts'

/** Pastes what another page or program has put on the clipboard: what the editor can't show is left out. */
export const pasteHtml = (view: EditorView, event: ClipboardEvent): boolean => {
  const html = event.clipboardData?.getData('text/html')
  if (!html) return false
  event.preventDefault()
  return readMarkup(() => view.pasteHTML(withoutStyles(html), event))
}

/** Inserts text that was dragged here from another page or program. */
export const dropHtml = (view: EditorView, event: DragEvent): boolean => {
  const html = event.dataTransfer?.getData('text/html')
  if (!html || view.dragging) return false
  event.preventDefault()
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (place) {
    const { doc, tr } = view.state
    view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))))
  }
  view.focus()
  return readMarkup(() => view.pasteHTML(withoutStyles(html)))
}

/** Inline styles that elements can express as well. */
const LOOKS: readonly (readonly [RegExp, string])[] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*underline/i, 'u'],
  [/text-decoration[^;]*line-through/i, 's'],
]

/**
 * Replaces inline styles with elements, because the page's policy ignores inline styles: word processors write
 * bold text as a style, and normal text as a bold element whose style says otherwise. First-level headings
 * become second-level ones, because a page has one title.
 */
const withoutStyles = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('script, style, title')) element.remove()
  for (const element of body.querySelectorAll('[style]')) {
    const style = element.getAttribute('style') ?? ''
    element.removeAttribute('style')
    if (element.localName === 'b' && /font-weight:\s*(normal|400)/i.test(style)) {
      element.replaceWith(...element.childNodes)
      continue
    }
    for (const [look, name] of LOOKS)
      if (look.test(style) && element.localName === 'span') wrapContents(element, name)
  }
  for (const heading of body.querySelectorAll('h1')) {
    const second = body.ownerDocument.createElement('h2')
    second.append(...heading.childNodes)
    heading.replaceWith(second)
  }
  return body.innerHTML
}

const wrapContents = (element: Element, name: string) => {
  const wrapper = element.ownerDocument.createElement(name)
  wrapper.append(...element.childNodes)
  element.append(wrapper)
}
