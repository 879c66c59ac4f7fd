import type { HostedChange } from '@vitrine/contract/hosted-checkout'
import { useEffect, useRef } from 'react'
import { type Till, troubleOf } from '../../checkout/till.ts'
import { useWords, type Words } from '../../messages/words.tsx'
import { TroubleNotice } from './TroubleNotice.tsx'

/** Lists what changed since the buyer last looked, to accept or remove. */
export function ChangesNotice({ till }: { readonly till: Till }) {
  const words = useWords()
  const { t, money } = words
  const { checkout, api, run, work } = till
  const { changes, currency, totals, lines } = checkout
  const box = useRef<HTMLElement>(null)
  const isThere = changes.length > 0
  const known = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pressed button disappears with its change.
  useEffect(() => {
    const [was, is] = [known.current, isThere]
    known.current = isThere
    if (is) box.current?.focus()
    else if (was) document.querySelector<HTMLElement>('[aria-current=step] h2')?.focus()
  }, [isThere, changes.length])
  if (!isThere) return null

  const leftOf = (lineId: string | undefined) => lines.find(({ id }) => id === lineId)?.quantityAvailable ?? 0
  const isBlocked = work !== undefined
  const canChange = !checkout.isFixed
  const mustGo = changes.some(
    ({ kind }) => kind === 'OUT_OF_STOCK' || kind === 'PREORDER' || kind === 'FEWER_IN_STOCK',
  )
  return (
    <section className="notice notice-change" aria-labelledby="changed" tabIndex={-1} ref={box}>
      <h2 id="changed">{t.changed}</h2>
      <p className="soft">{t.changedHint}</p>
      <ul>
        {changes.map((change) => {
          const { kind, lineId, name = '' } = change
          const left = leftOf(lineId)
          return (
            <li key={`${kind} ${lineId} ${name}`}>
              <span>{changeText(change, left, currency, words)}</span>
              {lineId && canChange && kind === 'FEWER_IN_STOCK' && left > 0 && (
                <button
                  type="button"
                  className="link"
                  aria-disabled={isBlocked}
                  onClick={() =>
                    void run('lines', () => api.update({ lineQuantities: [{ id: lineId, quantity: left }] }))
                  }
                >
                  {t.takeLeft(left)}
                </button>
              )}
              {lineId && canChange && (kind === 'OUT_OF_STOCK' || kind === 'FEWER_IN_STOCK') && (
                <button
                  type="button"
                  className="link"
                  aria-label={t.removeLine(name)}
                  aria-disabled={isBlocked}
                  onClick={() => void run('lines', () => api.update({ removeLineIds: [lineId] }))}
                >
                  {t.remove}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {!mustGo && (
        <button
          type="button"
          className="button"
          aria-busy={work === 'lines'}
          aria-disabled={isBlocked}
          onClick={() => void run('lines', () => api.update({ acceptTotals: totals }))}
        >
          {work === 'lines' ? t.working : t.acceptTotal(money(totals.total, currency))}
        </button>
      )}
      <TroubleNotice trouble={troubleOf(till, 'lines')} />
    </section>
  )
}

const changeText = (change: HostedChange, left: number, currency: string, { t, money }: Words): string => {
  const { kind, name = '', before = '0', after = '0' } = change
  if (kind === 'DELIVERY_OPTION') return t.changes.DELIVERY_OPTION
  if (kind === 'FEWER_IN_STOCK') return t.changes.FEWER_IN_STOCK(name, left)
  if (kind === 'OUT_OF_STOCK' || kind === 'COUPON' || kind === 'GIFT_CARD') return t.changes[kind](name)
  return t.changes[kind](name, money(before, currency), money(after, currency))
}
