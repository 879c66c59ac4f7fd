import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '@mantine/spotlight/styles.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { lazy, Suspense } from 'react'
import { RouterProvider } from 'react-router'
import { type Words, WordsProvider } from './messages/words.tsx'
import { createQueries } from './queries.ts'
import { router } from './router.tsx'
import { readableColors, themeIn } from './theme.ts'

/** What is said before they have arrived is shown then. */
const Notifications = lazy(async () => ({ default: (await import('@mantine/notifications')).Notifications }))

/** The nonce that the platform gave this page's scripts and styles. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
// For the style with which an open dialog keeps the page behind it from scrolling.
setNonce(nonce)
const queries = createQueries()

/** The back office. */
export function App({ words }: { words: Words }) {
  return (
    <MantineProvider
      theme={themeIn(words.t)}
      cssVariablesResolver={readableColors}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <WordsProvider words={words}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
          <Suspense>
            <Notifications position="bottom-left" />
          </Suspense>
        </QueryClientProvider>
      </WordsProvider>
    </MantineProvider>
  )
}
