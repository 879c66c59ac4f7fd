import { useLoginWords } from '../messages/words.tsx'

/** Shown while the platform's answer is loading. */
export function LoadingPage() {
  const t = useLoginWords()
  return (
    <main className="entry">
      <div className="waiting-mark" aria-hidden="true" />
      <p className="unseen" role="status">
        {t.loading}
      </p>
    </main>
  )
}
