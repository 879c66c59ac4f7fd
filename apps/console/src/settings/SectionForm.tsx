import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../messages/words.tsx'
import { LeavingDialog } from '../parts/LeavingDialog.tsx'
import { Loading } from '../parts/Loading.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { useLeaving } from '../parts/use-leaving.ts'
import { failedFields, ProblemAt } from './failed-fields.ts'
import { useSettingsTexts } from './texts.ts'
import { type Part, type Revised, type Section, sectionKey, useSection } from './use-section.ts'

interface SectionFormProps<Value> {
  readonly part: Part<Value>
  /** The fields, from the draft. */
  children(section: Section<Value>): ReactNode
}

/** A part of the settings with its own draft and its own button to save. */
export function SectionForm<Value extends object>(props: SectionFormProps<Value>) {
  const { part } = props
  const { data, error, refetch } = useQuery({ queryKey: sectionKey(part.name), queryFn: part.read })
  if (data) return <Loaded {...props} loaded={data} />
  if (error) return <ProblemNotice error={error} retry={() => void refetch()} />
  return <Loading h={320} />
}

function Loaded<Value extends object>({
  part,
  loaded,
  children,
}: SectionFormProps<Value> & { loaded: Revised<Value> }) {
  const { t } = useWords()
  const texts = useSettingsTexts()
  const queries = useQueryClient()
  const section = useSection(part, loaded)
  const leaving = useLeaving(section.isChanged, section.discard)
  const form = useRef<HTMLFormElement>(null)
  const { failure, isBehind, isChanged, isSaving } = section
  const fields = failedFields(failure)
  useEffect(() => {
    if (failure !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [failure])
  const save = async (overwrites: boolean) => {
    if (await section.save(overwrites)) {
      notifications.show({ message: texts.saved })
      await queries.invalidateQueries({ queryKey: ['home'] })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged && !isBehind) void save(false)
  }
  return (
    <form ref={form} onSubmit={submit}>
      <Stack>
        {isBehind ? (
          <Alert color="orange" title={texts.conflict} role="alert">
            <Stack gap="xs" align="flex-start">
              <Text size="sm">{texts.conflictHint}</Text>
              <Group gap="xs">
                <Button size="xs" variant="default" onClick={section.discard}>
                  {t.products.takeTheirs}
                </Button>
                <Button size="xs" loading={isSaving} onClick={() => void save(true)}>
                  {t.products.keepMine}
                </Button>
              </Group>
            </Stack>
          </Alert>
        ) : fields.size > 0 ? (
          <Alert color="red" title={texts.refused} role="alert">
            {texts.refusedHint}
          </Alert>
        ) : (
          failure !== undefined && <ProblemNotice error={failure} />
        )}
        <ProblemAt value={fields}>{children(section)}</ProblemAt>
        <Group gap="xs">
          <Button type="submit" loading={isSaving} disabled={!isChanged || isBehind}>
            {texts.save}
          </Button>
          {isChanged && (
            <Button variant="default" onClick={section.discard}>
              {texts.discard}
            </Button>
          )}
        </Group>
      </Stack>
      <LeavingDialog leaving={leaving} />
    </form>
  )
}
