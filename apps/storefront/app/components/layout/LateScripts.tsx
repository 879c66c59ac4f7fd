import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type LinkHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type ScriptHTMLAttributes,
} from 'react'
import { Scripts } from 'react-router'
import { LATE_START } from './late-start.ts'

/**
 * Loads a page's scripts after the first paint, because the page works without them. Browsers load modules in
 * parallel with styles and pictures, and run them before painting.
 */
export function LateScripts() {
  const parts = partsOf(Scripts({}))
  const preloads = parts.flatMap(({ props }) => (props.rel === 'modulepreload' && props.href) || [])
  return parts
    .filter(({ props }) => props.rel !== 'modulepreload')
    .map((part) => (isModules(part) ? <LateStart key={part.key} modules={part} preloads={preloads} /> : part))
}

type Part = ReactElement<LinkHTMLAttributes<HTMLLinkElement> & ScriptHTMLAttributes<HTMLScriptElement>>

const isModules = ({ type, props }: Part) => type === 'script' && props.type === 'module'

/** Flattens fragments into a list of elements. */
const partsOf = (node: ReactNode): Part[] =>
  Children.toArray(node).flatMap((part) => {
    if (!isValidElement<Part['props']>(part)) return []
    return part.type === Fragment ? partsOf(part.props.children) : [part]
  })

function LateStart({ modules, preloads }: { modules: Part; preloads: string[] }) {
  const text = { type: 'text/plain', async: false, 'data-preload': preloads.join(' ') }
  return (
    <>
      {cloneElement(modules, text)}
      <script
        nonce={modules.props.nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of the shop's own.
        dangerouslySetInnerHTML={{ __html: LATE_START }}
      />
    </>
  )
}
