import { Avatar, UnstyledButton } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useWords } from '../messages/words.tsx'
import { useStaff } from '../session/SessionGate.tsx'

/** Shows who is logged in, and opens their menu. */
export function AccountButton(props: ComponentProps<'button'>) {
  const { t } = useWords()
  const { email } = useStaff().user
  return (
    <UnstyledButton aria-label={t.frame.account(email)} aria-haspopup="menu" {...props}>
      <Avatar size={32} radius="xl" color="ink" name={email} />
    </UnstyledButton>
  )
}
