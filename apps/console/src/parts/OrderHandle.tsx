import { ActionIcon } from '@mantine/core'
import type { Order } from './use-order.ts'

/** The dots of a handle. */
export function Handle() {
  return (
    <svg width="10" height="16" viewBox="0 0 10 16" fill="currentColor" aria-hidden="true">
      {[2, 8, 14].map((y) => (
        <g key={y}>
          <circle cx="2" cy={y} r="1.5" />
          <circle cx="8" cy={y} r="1.5" />
        </g>
      ))}
    </svg>
  )
}

/** The handle that an item of an ordered list is dragged by. The arrow keys work on it too. */
export function OrderHandle({ order, index, label }: { order: Order; index: number; label: string }) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} {...order.handle(index)}>
      <Handle />
    </ActionIcon>
  )
}
