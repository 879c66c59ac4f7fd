import { Switch, Text, TextInput } from '@mantine/core'
import { useWords } from '../../messages/words.tsx'
import { useStaff } from '../../session/SessionGate.tsx'
import { PLACES } from '../help/places.ts'
import type { DraftPartProps } from '../ProductFields.tsx'
import type { ProductDraft } from '../product-draft.ts'
import { isScheduled, NO_SCHEDULE, type ScheduleDraft, scheduleProblems } from './schedule-draft.ts'
import { momentOf } from './shop-time.ts'

const TIMES = ['visibleFrom', 'visibleUntil'] as const
export const scheduleFieldId = (name: (typeof TIMES)[number]): string => `product-${name}`

export interface ScheduleFieldsProps extends DraftPartProps {
  /** The product as it was when editing began. */
  readonly base: Pick<ProductDraft, 'visible'>
}

/** Whether the shop shows a product: by hand, or at set times. One ends the other. */
export function ScheduleFields({ draft, change, base }: ScheduleFieldsProps) {
  const { t, language } = useWords()
  const { timeZone } = useStaff().shop
  const readersZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const problems = scheduleProblems(draft, timeZone, new Date())
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const said = (wall: string) => (wall ? format.format(momentOf(wall, timeZone)) : undefined)
  const schedule = (times: Partial<ScheduleDraft>) => {
    const { visibleFrom, visibleUntil } = { ...draft, ...times }
    const visible = isScheduled({ visibleFrom, visibleUntil }) ? visibleFrom === '' : base.visible
    change({ visibleFrom, visibleUntil, visible })
  }
  return (
    <>
      <Switch
        id={PLACES.visible}
        label={t.products.isVisible}
        checked={draft.visible}
        onChange={({ currentTarget: { checked } }) => change({ visible: checked, ...NO_SCHEDULE })}
      />
      {TIMES.map((name) => {
        const problem = problems[name]
        return (
          <TextInput
            key={name}
            id={scheduleFieldId(name)}
            type="datetime-local"
            label={t.products.schedule[name]}
            value={draft[name]}
            error={problem && t.products.schedule.problems[problem]}
            onChange={({ currentTarget: { value } }) => schedule({ [name]: value })}
          />
        )
      })}
      <Text size="sm" c="dimmed" aria-live="polite">
        {Object.keys(problems).length === 0 &&
          [
            t.products.schedule.says(said(draft.visibleFrom), said(draft.visibleUntil)),
            ...(isScheduled(draft) ? [t.products.schedule.ends] : []),
            ...(timeZone === readersZone ? [] : [t.products.schedule.zone(timeZone)]),
          ].join(' ')}
      </Text>
    </>
  )
}
