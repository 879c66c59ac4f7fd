import { createContext, use } from 'react'
import type { MetaFunction } from 'react-router'
import type { en } from './en.ts'

/** Every word of the pages, in one language. Keys are those of English; the compiler holds other languages to them. */
export type Messages = typeof en

/** Gives the words to all components below. */
export const MessagesContext = createContext<Messages | undefined>(undefined)

/**
 * Finds the words of the page's language, for any component.
 *
 * @example const { cart } = useMessages()
 */
export function useMessages(): Messages {
  const messages = use(MessagesContext)
  if (!messages) throw new Error('There are no words outside of a language.')
  return messages
}

type Matches = Parameters<MetaFunction>[0]['matches']

/**
 * Finds the words of the page's language, for titles, which are written outside of components.
 *
 * @example export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: messagesOf(matches).cart.title })
 */
export function messagesOf(matches: Matches): Messages {
  const handles = matches.map((match) => (match as { handle?: { messages?: Messages } } | undefined)?.handle)
  const messages = handles.find((handle) => handle?.messages)?.messages
  if (!messages) throw new Error('There are no words outside of a language.')
  return messages
}
