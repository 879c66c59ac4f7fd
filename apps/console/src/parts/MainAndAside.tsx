import { Grid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

/** The parts of a page: what it is about, and beside it, or below on a phone, what belongs to it. */
export function MainAndAside({
  aside,
  children,
}: {
  readonly aside: ReactNode
  readonly children: ReactNode
}) {
  return (
    <Grid>
      <Grid.Col span={{ base: 12, md: 8 }}>
        <Stack>{children}</Stack>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 4 }}>
        <Stack>{aside}</Stack>
      </Grid.Col>
    </Grid>
  )
}
