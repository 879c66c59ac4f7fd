import { Box, Tabs } from '@mantine/core'
import type { ComponentType } from 'react'
import { useNavigate, useParams } from 'react-router'
import { Forbidden } from '../frame/Forbidden.tsx'
import { NotFound } from '../frame/NotFound.tsx'
import type { Role } from '../frame/pages.ts'
import { EntityHistory } from '../history/EntityHistory.tsx'
import { useWords } from '../messages/words.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { BrandSettings } from './BrandSettings.tsx'
import { BusinessSettings } from './business/BusinessSettings.tsx'
import { HoursSettings } from './business/HoursSettings.tsx'
import { DeliverySettings } from './delivery/DeliverySettings.tsx'
import { LanguageSettings } from './LanguageSettings.tsx'
import { MemberSettings, PriceSettings } from './SwitchSettings.tsx'
import { TaxSettings } from './TaxSettings.tsx'
import { useSettingsTexts } from './texts.ts'

const EVERYONE: readonly Role[] = ['owner', 'merchant']

/** The parts of the settings, each at its own address. */
const PARTS = [
  { name: 'delivery', roles: EVERYONE, Content: DeliverySettings, subjects: ['delivery'] },
  { name: 'tax', roles: EVERYONE, Content: TaxSettings, subjects: ['tax'] },
  { name: 'prices', roles: EVERYONE, Content: PriceSettings, subjects: ['prices'] },
  { name: 'languages', roles: EVERYONE, Content: LanguageSettings, subjects: ['translations'] },
  { name: 'brand', roles: EVERYONE, Content: BrandSettings, subjects: ['brand'] },
  { name: 'business', roles: EVERYONE, Content: BusinessSettings, subjects: ['business'] },
  { name: 'hours', roles: EVERYONE, Content: HoursSettings, subjects: ['business'] },
  { name: 'members', roles: ['owner'], Content: MemberSettings, subjects: ['sign-on-policy'] },
] as const satisfies readonly {
  name: string
  roles: readonly Role[]
  Content: ComponentType
  subjects: readonly string[]
}[]

/** On phones, the tabs scroll. */
const ONE_ROW = { flexWrap: 'nowrap', overflowX: 'auto', overflowY: 'hidden' } as const

const intoView = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** How the shop delivers, charges tax, shows prices, speaks and looks. */
export function SettingsPage() {
  const { t } = useWords()
  const texts = useSettingsTexts()
  const navigate = useNavigate()
  const { role } = useStaff().user
  const { part: shown = 'delivery' } = useParams()
  const parts = PARTS.filter(({ roles }) => roles.some((each) => each === role))
  const part = parts.find(({ name }) => name === shown)
  if (!part) return PARTS.some(({ name }) => name === shown) ? <Forbidden /> : <NotFound />
  return (
    <>
      <PageHead title={t.pages.settings} />
      <Tabs value={part.name} onChange={(name) => void navigate(`/settings/${name}`)} keepMounted={false}>
        <Tabs.List mb="md" style={ONE_ROW}>
          {parts.map(({ name }) => (
            <Tabs.Tab key={name} value={name} ref={name === part.name ? intoView : undefined}>
              {texts.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {parts.map(({ name, Content, subjects }) => (
          <Tabs.Panel key={name} value={name}>
            <Box maw={760}>
              <Content />
              {role === 'owner' && (
                <Box mt="md">
                  <EntityHistory
                    subjects={subjects.map((entityId) => ({ entityType: 'SETTINGS', entityId }))}
                    queryKey={['settings']}
                  />
                </Box>
              )}
            </Box>
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  )
}
