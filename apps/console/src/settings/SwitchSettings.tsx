import { Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../parts/Card.tsx'
import { ProblemNotice } from '../parts/problems/ProblemNotice.tsx'
import { useStaff } from '../session/SessionGate.tsx'
import { shop } from '../session/shop-client.ts'
import { SavedSwitch } from './SavedSwitch.tsx'
import { useSettingsTexts } from './texts.ts'

/** How storefronts show prices. Everyone may see it, only owners may change it. */
export function PriceSettings() {
  const texts = useSettingsTexts()
  const isOwner = useStaff().user.role === 'owner'
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'prices'],
    queryFn: () => shop.settings.getPriceSettings(),
  })
  if (error) return <ProblemNotice error={error} retry={() => void refetch()} />
  return (
    <Card title={texts.prices}>
      <Stack gap="md">
        <SavedSwitch
          label={texts.showLowestPrice}
          description={texts.lowestPriceHint}
          value={data?.showLowestPrice}
          isDisabled={!isOwner}
          save={(showLowestPrice) => shop.settings.updatePriceSettings({ showLowestPrice })}
        />
        <Text size="xs" c="dimmed">
          {isOwner ? texts.atOnce : texts.ownersOnly}
        </Text>
      </Stack>
    </Card>
  )
}

/** How visitors become members. For owners. */
export function MemberSettings() {
  const texts = useSettingsTexts()
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', 'members'],
    queryFn: () => shop.signOnPolicy.getSignOnPolicy(),
  })
  if (error) return <ProblemNotice error={error} retry={() => void refetch()} />
  const { requireOwnerApproval = false, requireEmailVerification = false } = data?.signOnPolicy ?? {}
  return (
    <Card title={texts.members}>
      <Stack gap="md">
        <SavedSwitch
          label={texts.requireOwnerApproval}
          description={texts.requireOwnerApprovalHint}
          value={data && requireOwnerApproval}
          save={(value) => shop.signOnPolicy.updateSignOnPolicy({ requireOwnerApproval: value })}
        />
        <SavedSwitch
          label={texts.requireEmailVerification}
          description={texts.requireEmailVerificationHint}
          value={data && requireEmailVerification}
          save={(value) => shop.signOnPolicy.updateSignOnPolicy({ requireEmailVerification: value })}
        />
        <Text size="xs" c="dimmed">
          {texts.atOnce}
        </Text>
      </Stack>
    </Card>
  )
}
