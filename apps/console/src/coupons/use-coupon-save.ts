import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { CommerceError } from '@vitrine/client'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { isInTheWay, type KeptDraft } from '../parts/use-kept-draft.ts'
import { useStaff } from '../session/SessionGate.tsx'
import { type CouponDraft, couponChanges, draftOf, EMPTY_COUPON, writtenCoupon } from './coupon-draft.ts'
import { COUPON_KEYS, type Coupon, couponCalls } from './read-coupons.ts'
import { useCouponTexts } from './texts.ts'

/** A coupon being saved, and what has to be decided before. */
export interface CouponSave {
  readonly isSaving: boolean
  readonly failure: unknown
  /** Whether another coupon has the code. */
  readonly isCodeTaken: boolean
  /** Someone else's coupon, in the meantime. */
  readonly theirs: CouponDraft | undefined
  /** Saves; over what someone else changed if `overwrites`. */
  save(overwrites?: boolean): void
  takeTheirs(): void
}

/** Saves a coupon's draft. What others changed stays; asks before it overwrites a change to the same field. */
export const useCouponSave = (coupon: Coupon | undefined, kept: KeptDraft<CouponDraft>): CouponSave => {
  const { t } = useWords()
  const texts = useCouponTexts()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { timeZone } = useStaff().shop
  const [failure, setFailure] = useState<unknown>()
  const [theirs, setTheirs] = useState<CouponDraft>()
  const [isSaving, setIsSaving] = useState(false)
  const { base, draft, startFrom, goOn } = kept

  const create = async () => {
    const made = await couponCalls.createCoupon(writtenCoupon(draft, timeZone))
    // The draft ends before the page changes, so that nothing asks about it.
    flushSync(() => startFrom(EMPTY_COUPON))
    notifications.show({ message: texts.created(made.code) })
    navigate(`/coupons/${made._id}`, { replace: true })
  }
  const update = async (id: string, overwrites: boolean) => {
    const now = draftOf(await couponCalls.getCoupon(id), timeZone)
    if (!overwrites && isInTheWay(kept, now)) return setTheirs(now)
    const saved = await couponCalls.updateCoupon(id, couponChanges(base, draft, timeZone))
    queries.setQueryData(['coupon', id], saved)
    goOn(draft, draftOf(saved, timeZone))
    setTheirs(undefined)
    notifications.show({ message: t.products.saved })
  }
  const save = async (overwrites: boolean) => {
    setIsSaving(true)
    setFailure(undefined)
    try {
      await (coupon ? update(coupon._id, overwrites) : create())
      await Promise.all(COUPON_KEYS.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    } catch (error) {
      setFailure(error)
    } finally {
      setIsSaving(false)
    }
  }
  const isCodeTaken = failure instanceof CommerceError && failure.code === 'COUPON_CODE_ALREADY_EXISTS'
  return {
    ...{ isSaving, theirs, isCodeTaken, failure: isCodeTaken ? undefined : failure },
    save: (overwrites = false) => void save(overwrites),
    takeTheirs: () => {
      if (theirs) startFrom(theirs)
      setTheirs(undefined)
    },
  }
}
