import { Anchor, Group, List, Stack, Text, ThemeIcon, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Card } from '../parts/Card.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { readSetup, type SetupStep } from './read-setup.ts'
import { useSetupTexts } from './texts.ts'

/** Where a step is done; the first order is placed in the shop itself. */
const PLACES: Readonly<Partial<Record<SetupStep, string>>> = {
  product: '/products/new',
  buyable: '/products',
  collection: '/collections',
  delivery: '/settings/delivery',
}

/** What a new shop still needs before it sells; gone once everything is done. */
export function SetupList() {
  const texts = useSetupTexts()
  const { shop } = useStaff()
  const { data } = useQuery({ queryKey: ['home', 'setup'], queryFn: readSetup })
  if (!data || data.isDone) return null
  const done = data.steps.filter(({ isDone }) => isDone).length
  return (
    <Card title={texts.title}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {texts.progress(done, data.steps.length)}
        </Text>
        <List listStyleType="none" spacing="xs">
          {data.steps.map(({ name, isDone }) => (
            <List.Item
              key={name}
              icon={
                <ThemeIcon size={20} radius="xl" variant={isDone ? 'filled' : 'default'} aria-hidden>
                  {isDone ? '✓' : ''}
                </ThemeIcon>
              }
            >
              <Step name={name} isDone={isDone} storefrontUrl={shop.storefrontUrl} />
            </List.Item>
          ))}
        </List>
      </Stack>
    </Card>
  )
}

function Step({ name, isDone, storefrontUrl }: { name: SetupStep; isDone: boolean; storefrontUrl: string }) {
  const texts = useSetupTexts()
  const { title, hint } = texts.steps[name]
  const place = PLACES[name]
  if (isDone)
    return (
      <Text size="sm" c="dimmed">
        {title} <VisuallyHidden>{texts.done}</VisuallyHidden>
      </Text>
    )
  return (
    <Group gap={6}>
      {place ? (
        <Anchor component={Link} to={place} size="sm" fw={600}>
          {title}
        </Anchor>
      ) : (
        <Anchor href={storefrontUrl} target="_blank" size="sm" fw={600}>
          {title}
        </Anchor>
      )}
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    </Group>
  )
}
