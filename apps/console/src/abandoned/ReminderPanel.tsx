import { Button, Group, NumberInput, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { useWords } from '../messages/words.tsx'
import { Card } from '../parts/Card.tsx'
import { Loading } from '../parts/Loading.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { useAction } from '../parts/use-action.ts'
import { shop } from '../session/shop-client.ts'
import { useReminderSettings } from './read-abandoned.ts'
import { useAbandonedTexts } from './texts.ts'

const MOST_HOURS = 168

interface Typed {
  readonly sendsReminders: boolean
  readonly afterHours: number | string
}

/** Whether buyers are reminded of a checkout that they left, and when. */
export function ReminderPanel() {
  const texts = useAbandonedTexts()
  const { t } = useWords()
  const { data, error, refetch } = useReminderSettings()
  const [typed, setTyped] = useState<Typed>()
  const save = useAction(
    (change: { sendsReminders: boolean; afterHours: number }) =>
      shop.settings.updateReminderSettings({ ...change, ...(data && { revision: data.revision }) }),
    ['settings'],
    () => texts.saved,
    () => setTyped(undefined),
  )
  if (error && !data) return <ProblemNotice error={error} retry={refetch} />
  if (!data)
    return (
      <Card title={texts.settings}>
        <Loading h={64} />
      </Card>
    )
  const { sendsReminders, afterHours } = typed ?? data
  const isChanged = sendsReminders !== data.sendsReminders || afterHours !== data.afterHours
  const hours = Number(afterHours)
  const isRight = Number.isInteger(hours) && hours >= 1 && hours <= MOST_HOURS
  return (
    <Card title={texts.settings}>
      <Stack gap="sm">
        <Switch
          label={texts.sends}
          description={texts.sendsHint}
          checked={sendsReminders}
          onChange={({ currentTarget }) => setTyped({ sendsReminders: currentTarget.checked, afterHours })}
        />
        {sendsReminders && (
          <NumberInput
            label={texts.after}
            description={texts.afterHint}
            maw={280}
            min={1}
            max={MOST_HOURS}
            allowDecimal={false}
            allowNegative={false}
            value={afterHours}
            error={isRight ? undefined : texts.afterWrong}
            onChange={(value) => setTyped({ sendsReminders, afterHours: value })}
          />
        )}
        {sendsReminders && (
          <Text size="sm" c="dimmed">
            {texts.consent}
          </Text>
        )}
        {isChanged && (
          <Group>
            <Button
              loading={save.isRunning}
              disabled={!isRight}
              onClick={() => save.run({ sendsReminders, afterHours: hours })}
            >
              {texts.save}
            </Button>
            <Button variant="default" onClick={() => setTyped(undefined)}>
              {t.keep}
            </Button>
          </Group>
        )}
      </Stack>
    </Card>
  )
}
