import type { ReactNode } from 'react'
import { isRouteErrorResponse, type MetaFunction, Outlet, useRouteError } from 'react-router'
import { type Messages, MessagesContext, messagesOf } from '../../messages/messages.ts'
import { pageMeta, shopMeta } from '../../seo/page-meta.ts'
import { NotFound } from '../notice/NotFound.tsx'
import { Unavailable } from '../notice/Unavailable.tsx'
import { Frame } from './Frame.tsx'

/** Builds the layout of a language: the frame around its pages, or around an error notice. */
export function languageLayout(messages: Messages) {
  const Worded = ({ children }: { children: ReactNode }) => (
    <MessagesContext value={messages}>
      <Frame>{children}</Frame>
    </MessagesContext>
  )
  const Layout = () => (
    <Worded>
      <Outlet />
    </Worded>
  )
  const Failure = () => <Worded>{noticeFor(useRouteError())}</Worded>
  return { Layout, Failure }
}

/** The shop's own words, for pages without words of their own; an error page says so instead. */
export const frameMeta: MetaFunction = ({ error, matches }) => {
  const messages = messagesOf(matches)
  const { notFoundTitle, unavailableTitle } = messages.notices
  return error
    ? [
        ...pageMeta({ title: isMissing(error) ? notFoundTitle : unavailableTitle }),
        { name: 'robots', content: 'noindex' },
      ]
    : shopMeta(messages)
}

function noticeFor(error: unknown) {
  if (isMissing(error)) return <NotFound />
  if (isRouteErrorResponse(error)) return <Unavailable isBusy={error.status === 429} {...error.data} />
  // A network failure isn't an answer of the shop.
  return <Unavailable isOffline={typeof navigator === 'object' && navigator.onLine === false} />
}

const isMissing = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404
