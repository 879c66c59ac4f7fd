import { Anchor, Button, Divider, Group, Stack, Text } from '@mantine/core'
import { Fragment, useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { Card } from '../../parts/Card.tsx'
import type { OrderDialogProps } from '../order-dialog.ts'
import { isPickedUp, useOrderTexts } from '../order-texts.ts'
import { ResendDialog } from '../ResendDialog.tsx'
import { DeleteParcelDialog } from './DeleteParcelDialog.tsx'
import { lineName, type Parcel } from './read-parcels.ts'
import { TrackingDialog } from './TrackingDialog.tsx'

/** The parcels of an order: what is in each, and how to follow it. */
export function OrderParcels({ order, parcels }: Pick<OrderDialogProps, 'order'> & ParcelsProps) {
  const { time } = useWords()
  const texts = useOrderTexts(order)
  const isCollected = isPickedUp(order)
  const [open, setOpen] = useState<{ readonly parcel: Parcel; readonly to: 'track' | 'delete' | 'mail' }>()
  const close = () => setOpen(undefined)
  const isCanceled = order.status === 'CANCELED'
  if (parcels.length === 0) return null
  return (
    <Card title={texts.parcels}>
      {parcels.map((parcel, index) => {
        const { _id, _createdDate, lineItems, trackingInfo: tracking } = parcel
        const name = texts.parcel(index + 1)
        return (
          <Fragment key={_id}>
            {index > 0 && <Divider my="sm" />}
            <Group justify="space-between" align="flex-start">
              <Stack gap={2} style={{ minWidth: 0, flex: '1 1 240px' }}>
                <Text size="sm" fw={500}>
                  {name}
                  <Text span size="xs" c="dimmed" fw={400}>
                    {' · '}
                    {time(_createdDate)}
                  </Text>
                </Text>
                {lineItems.map((line) => (
                  <Text key={line._id} size="sm" style={{ overflowWrap: 'anywhere' }}>
                    {line.quantity} × {lineName(order, line._id)}
                  </Text>
                ))}
                {!isCollected && (
                  <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                    {[tracking?.shippingProvider, tracking?.trackingNumber].filter(Boolean).join(' ') ||
                      texts.noTracking}
                  </Text>
                )}
                {tracking?.trackingLink && (
                  <Anchor size="sm" href={tracking.trackingLink} target="_blank" rel="noreferrer">
                    {texts.track}
                  </Anchor>
                )}
              </Stack>
              {!isCanceled && (
                <Group gap="xs">
                  {!isCollected && (
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={texts.editTracking(name)}
                      onClick={() => setOpen({ parcel, to: 'track' })}
                    >
                      {texts.trackingShort}
                    </Button>
                  )}
                  {order.buyerInfo?.email && order.shippingInfo && (
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={texts.resendShipping(name)}
                      onClick={() => setOpen({ parcel, to: 'mail' })}
                    >
                      {texts.resendShort}
                    </Button>
                  )}
                  <Button
                    size="xs"
                    variant="subtle"
                    color="red"
                    aria-label={texts.deleteParcel(name)}
                    onClick={() => setOpen({ parcel, to: 'delete' })}
                  >
                    {texts.deleteShort}
                  </Button>
                </Group>
              )}
            </Group>
          </Fragment>
        )
      })}
      {open?.to === 'track' && (
        <TrackingDialog key={open.parcel._id} order={order} parcel={open.parcel} isOpen close={close} />
      )}
      {open?.to === 'mail' && (
        <ResendDialog
          order={order}
          parcel={{ _id: open.parcel._id, name: texts.parcel(parcels.indexOf(open.parcel) + 1) }}
          close={close}
        />
      )}
      {open?.to === 'delete' && <DeleteParcelDialog order={order} parcel={open.parcel} close={close} />}
    </Card>
  )
}

interface ParcelsProps {
  readonly parcels: readonly Parcel[]
}
