import type { OrderDownload } from '@vitrine/contract'
import { useWords } from '../../messages/words.tsx'

interface DownloadsProps {
  readonly downloads: readonly OrderDownload[]
  /** Whether nothing is left for the buyer to pay. */
  readonly isPaid: boolean
}

/** Links to the files of an order; before it is paid, when to expect them. */
export function Downloads({ downloads, isPaid }: DownloadsProps) {
  const { t, language } = useWords()
  const [first] = downloads
  return (
    <div className="stacked told">
      <h2>{t.files}</h2>
      {downloads.map(({ lineItemId, fileId, fileName, url }) => (
        <a key={`${lineItemId} ${fileId}`} className="link" href={url} rel="noreferrer">
          {t.downloadFile(fileName)}
        </a>
      ))}
      <p className="soft">
        {first
          ? t.filesUntil(
              new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(first.expirationDate)),
            )
          : isPaid
            ? t.filesLater
            : t.filesOncePaid}
      </p>
    </div>
  )
}
