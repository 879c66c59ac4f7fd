import { useSyncExternalStore } from 'react'
import { useLoginWords } from '../messages/words.tsx'

const onChanged = (tell: () => void): (() => void) => {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** Says that the network is down, while it is. */
export function OfflineNote() {
  const t = useLoginWords()
  const isOnline = useSyncExternalStore(onChanged, () => navigator.onLine)
  return (
    <div className="offline" role="status">
      {!isOnline && <p className="wrap">{t.offline}</p>}
    </div>
  )
}
