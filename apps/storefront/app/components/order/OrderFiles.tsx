import type { OrderView } from '../../order/order-view.ts'
import { useOrderWords } from '../../order/use-words.ts'

/** Links to the files of an order; before it is paid, when to expect them. */
export function OrderFiles({ order: { files, isCanceled, payment } }: { order: OrderView }) {
  const words = useOrderWords()
  if (!files || isCanceled || payment === 'GIVEN_BACK') return null
  const [first] = files
  return (
    <section aria-labelledby="files" className="mt-12 border border-line p-6 print:hidden lg:mt-16 lg:p-8">
      <h2 id="files" className="text-head">
        {words.files}
      </h2>
      {first ? (
        <>
          <ul className="mt-5 divide-y divide-line border-y border-line">
            {files.map(({ id, name, size, url }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
                <p className="min-w-0 wrap-anywhere">
                  {name} <span className="whitespace-nowrap text-soft">{size}</span>
                </p>
                <a href={url} rel="noreferrer" className="button" aria-label={words.downloadFile(name)}>
                  {words.download}
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-soft">{words.filesUntil(first.until)}</p>
        </>
      ) : (
        <p className="mt-3 text-soft">{payment === 'DUE' ? words.filesOncePaid : words.filesLater}</p>
      )}
    </section>
  )
}
