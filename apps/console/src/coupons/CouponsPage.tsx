import { Button, Text } from '@mantine/core'
import { Link } from 'react-router'
import { List } from '../list/List.tsx'
import { useListAddress } from '../list/use-address.ts'
import { useList } from '../list/use-list.ts'
import { usePages } from '../list/use-pages.ts'
import { useWords } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { couponColumns } from './coupon-columns.tsx'
import { readCoupons } from './read-coupons.ts'
import { useCouponTexts } from './texts.ts'

/** The coupons of the shop. */
export function CouponsPage() {
  const words = useWords()
  const texts = useCouponTexts()
  const { currency } = useStaff().shop
  const title = words.t.pages.coupons
  const address = useListAddress([])
  const { search } = address
  const read = (cursor: string | undefined) => readCoupons(search, cursor)
  const list = useList({
    ...{ address, pages: usePages(['coupons', search], read) },
    idOf: ({ _id }) => _id,
    hrefOf: ({ _id }) => `/coupons/${_id}`,
  })
  return (
    <>
      <PageHead title={title}>
        <Button component={Link} to="/coupons/new">
          {texts.add}
        </Button>
      </PageHead>
      <List
        name="coupons"
        list={list}
        label={title}
        nameOf={({ code }) => code}
        placeholder={texts.search}
        filters={[]}
        columns={couponColumns(words, texts, currency)}
        exported={read}
        none={<Text c="dimmed">{texts.none}</Text>}
      />
    </>
  )
}
