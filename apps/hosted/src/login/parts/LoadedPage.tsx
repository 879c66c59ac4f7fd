import type { ReactNode } from 'react'
import { useLoginWords } from '../messages/words.tsx'
import type { Loaded } from '../visit/use-loaded.ts'
import { LoadingPage } from './LoadingPage.tsx'
import { SaidPage } from './SaidPage.tsx'

interface LoadedPageProps<Thing> {
  readonly loaded: Loaded<Thing>
  readonly load: () => Promise<void>
  /** The message if the thing no longer exists. */
  readonly gone: ReactNode
  readonly children: (thing: Thing) => ReactNode
}

/** Shows a page once its data is loaded; before that or without it, a message. */
export function LoadedPage<Thing>({ loaded, load, gone, children }: LoadedPageProps<Thing>) {
  const t = useLoginWords()
  if (loaded.phase === 'loading') return <LoadingPage />
  if (loaded.phase === 'gone') return gone
  if (loaded.phase === 'ready') return children(loaded.thing)
  return (
    <SaidPage title={t.unreachableTitle} text={t.unreachableText}>
      <button type="button" className="button" onClick={() => void load()}>
        {t.tryAgain}
      </button>
    </SaidPage>
  )
}
