import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type LinkHTMLAttributes,
  type ReactNode,
  type ScriptHTMLAttributes,
} from 'react'
import { Scripts, type ScriptsProps } from 'react-router'

/**
 * The scripts of a page, which is whole without them: styles and pictures are fetched first. Browsers would fetch what is
 * announced as a module before both.
 */
export const LateScripts = () => late(Scripts(PRIORITY))

/** The attribute of all scripts, which the type of the framework leaves out. */
const PRIORITY: ScriptsProps & ScriptHTMLAttributes<HTMLScriptElement> = { fetchPriority: 'low' }

const late = (node: ReactNode): ReactNode =>
  Children.map(node, (child) => {
    if (!isValidElement<LinkHTMLAttributes<HTMLLinkElement>>(child)) return child
    if (child.type === Fragment) return late(child.props.children)
    return child.props.rel === 'modulepreload' ? cloneElement(child, { fetchPriority: 'low' }) : child
  })
