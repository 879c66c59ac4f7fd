import type { OrderLine } from '../../order/order-view.ts'
import { useOrderWords } from '../../order/use-words.ts'
import { NoPicture, PictureFrame } from '../picture/PictureFrame.tsx'

interface OrderLinesProps {
  lines: OrderLine[]
  /** Shown with gift card lines. */
  note: string | undefined
}

/** The ordered items as they were then; a product's page may differ by now. */
export function OrderLines({ lines, note }: OrderLinesProps) {
  const order = useOrderWords()
  return (
    <ul className="mt-6 divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li
          key={line.id}
          className="grid grid-cols-[5rem_1fr_auto] gap-x-5 py-6 sm:grid-cols-[6rem_1fr_auto]"
        >
          {line.picture ? (
            <PictureFrame
              picture={line.picture}
              ratio={4 / 5}
              sizes="6rem"
              alt=""
              className="aspect-4/5 w-full object-cover"
            />
          ) : (
            <NoPicture className="w-full" />
          )}
          <div className="min-w-0">
            <p lang={line.lang} className="font-display text-lg leading-snug wrap-break-word">
              {line.name}
            </p>
            <dl className="mt-1 text-sm text-soft">
              {line.details.map(({ name, value, lang }) => (
                <div key={name} lang={lang} className="flex flex-wrap gap-x-1.5">
                  <dt className="min-w-0 wrap-break-word">{name}:</dt>
                  <dd className="min-w-0 wrap-break-word">{value}</dd>
                </div>
              ))}
              <div className="flex gap-1.5">
                <dt>{order.pieces}</dt>
                <dd>{line.quantity}</dd>
              </div>
            </dl>
            {line.isGiftCard && note && <p className="mt-2 text-sm">{note}</p>}
          </div>
          <p className="tabular-nums">{line.total}</p>
        </li>
      ))}
    </ul>
  )
}
