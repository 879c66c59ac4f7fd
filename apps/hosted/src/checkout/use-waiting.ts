import type { HostedCheckout } from '@vitrine/contract/hosted-checkout'
import { useEffect } from 'react'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 5000

/** Whether a payment is pending and the page should poll for its result. */
export const isUnderWay = ({ order, payment }: HostedCheckout): boolean =>
  order === undefined && payment !== undefined && payment.state !== 'DECLINED'

/** Polls while a payment is pending: first after a second, then every five. */
export const useWaiting = (isWaiting: boolean, load: () => Promise<void>): void => {
  useEffect(() => {
    if (!isWaiting) return
    let timer: ReturnType<typeof setTimeout>
    const waitFor = (ms: number) => {
      timer = setTimeout(async () => {
        await load()
        waitFor(Math.min(ms * 1.3, LONGEST_WAIT_MS))
      }, ms)
    }
    waitFor(FIRST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, load])
}
