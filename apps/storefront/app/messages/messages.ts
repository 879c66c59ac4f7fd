import { createContext, use } from 'react'
import type { MetaFunction } from 'react-router'
import type { en } from './en.ts'

/**
 * Every text of the pages, in one language. English defines the keys; the compiler checks the other
 * languages.
 */
export type Messages = typeof en

/** Provides the messages to all components below. */
export const MessagesContext = createContext<Messages | undefined>(undefined)

/**
 * Returns the messages of the page's language, for any component.
 * @example const { cart } = useMessages()
 */
export function useMessages(): Messages {
  const messages = use(MessagesContext)
  if (!messages) throw new Error('Messages are only available inside a language layout.')
  return messages
}

type Matches = Parameters<MetaFunction>[0]['matches']

/**
 * Returns the messages of the page's language for titles, which are built outside of components.
 * @example export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: messagesOf(matches).cart.title })
 */
export function messagesOf(matches: Matches): Messages {
  const handles = matches.map((match) => (match as { handle?: { messages?: Messages } } | undefined)?.handle)
  const messages = handles.find((handle) => handle?.messages)?.messages
  if (!messages) throw new Error('Messages are only available inside a language layout.')
  return messages
}
