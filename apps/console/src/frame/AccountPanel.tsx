import { Menu, SegmentedControl, Text, useMantineColorScheme } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { session } from '../session/shop-client.ts'
import { AccountButton } from './AccountButton.tsx'

const SCHEMES = ['light', 'dark', 'auto'] as const

/** The open menu of the account; it loads when the menu is first opened. */
export function AccountPanel() {
  const { t } = useWords()
  const { user, shop } = useStaff()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const leave = () => session.signOut().finally(() => location.assign('/console'))
  return (
    <Menu position="bottom-end" width={260} withinPortal defaultOpened>
      <Menu.Target>
        <AccountButton />
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
