import { Avatar, Menu, SegmentedControl, Text, UnstyledButton, useMantineColorScheme } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { session } from '../session/shop-client.ts'

const SCHEMES = ['light', 'dark', 'auto'] as const

/** Who is signed in, the look of the page, and the way out. */
export function AccountMenu() {
  const { t } = useWords()
  const { user, shop } = useStaff()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const leave = () => session.signOut().finally(() => location.assign('/console'))
  return (
    <Menu position="bottom-end" width={260} withinPortal>
      <Menu.Target>
        <UnstyledButton aria-label={t.frame.account(user.email)}>
          <Avatar size={32} radius="xl" color="ink" name={user.email} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <Text size="sm" c="bright" className="one-line">
            {user.email}
          </Text>
          <Text size="xs">{t.roles[user.role]}</Text>
        </Menu.Label>
        <Menu.Item component="a" href={shop.storefrontUrl} target="_blank" rel="noreferrer">
          {t.frame.openShop}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t.frame.look}</Menu.Label>
        <SegmentedControl
          fullWidth
          size="xs"
          value={colorScheme}
          onChange={(value) => setColorScheme(SCHEMES.find((each) => each === value) ?? 'auto')}
          data={SCHEMES.map((value) => ({ value, label: t.frame.looks[value] }))}
        />
        <Menu.Divider />
        <Menu.Item onClick={leave}>{t.frame.signOut}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
