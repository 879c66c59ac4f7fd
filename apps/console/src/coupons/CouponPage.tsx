import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useWords } from '../messages/words.tsx'
import { LoadedPage } from '../parts/LoadedPage.tsx'
import { CouponEditor } from './CouponEditor.tsx'
import { couponCalls } from './read-coupons.ts'
import { useCouponTexts } from './texts.ts'

/** One coupon, or a new one. */
export function CouponPage() {
  const { t } = useWords()
  const texts = useCouponTexts()
  const { couponId = '' } = useParams()
  const isNew = couponId === 'new'
  const query = useQuery({
    queryKey: ['coupon', couponId],
    queryFn: () => couponCalls.getCoupon(couponId),
    enabled: !isNew,
  })
  const back = { to: '/coupons', label: t.pages.coupons }
  if (isNew) return <CouponEditor key="new" coupon={undefined} back={back} />
  return (
    <LoadedPage query={query} title={texts.coupon} back={back}>
      {(coupon) => <CouponEditor key={coupon._id} coupon={coupon} back={back} />}
    </LoadedPage>
  )
}
