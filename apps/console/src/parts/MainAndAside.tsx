import { Grid, Stack } from '@mantine/core'
import type { ReactNode } from 'react'

/** A page's main content with its details beside it, or below it on a phone. */
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
