import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import '@mantine/spotlight/styles.css'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router'
import { type Words, WordsProvider } from './messages/words.tsx'
import { createQueries } from './queries.ts'
import { router } from './router.tsx'
import { readableColors, themeIn } from './theme.ts'

/** The nonce that the platform gave this page's scripts and styles. */
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
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
          <Notifications position="bottom-right" />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </WordsProvider>
    </MantineProvider>
  )
}
