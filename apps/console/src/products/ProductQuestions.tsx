import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useWords } from '../messages/words.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useOptionTexts } from './options/texts.ts'
import type { ProductSave } from './use-product-save.ts'

export interface OtherChangeProps {
  readonly saving: Pick<ProductSave, 'isSaving' | 'save' | 'takeTheirs'> & { readonly theirs: unknown }
}

/** Shown when someone else changed the product, to choose whose change stays. */
export function OtherChange({ saving }: OtherChangeProps) {
  const { t } = useWords()
  if (!saving.theirs) return null
  return (
    <Alert color="orange" title={t.products.conflict} role="alert">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t.products.conflictHint}</Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={saving.takeTheirs}>
            {t.products.takeTheirs}
          </Button>
          <Button size="xs" loading={saving.isSaving} onClick={() => saving.save({ overwrites: true })}>
            {t.products.keepMine}
          </Button>
        </Group>
      </Stack>
    </Alert>
  )
}

const MOST_NAMES = 6

/** Asks before variants are lost with what they have of their own. */
export function EndingVariants({ saving }: { saving: ProductSave }) {
  const optionTexts = useOptionTexts()
  const { ending, isSaving, theirs } = saving
  if (ending.length === 0) return null
  const names = ending.slice(0, MOST_NAMES).map(({ choices }) => Object.values(choices ?? {}).join(' / '))
  return (
    <ConfirmDialog
      title={optionTexts.endTitle(ending.length)}
      hint={optionTexts.endHint(names.join(', '), ending.length - names.length)}
      confirm={optionTexts.end}
      action={{
        run: () => saving.save({ ends: true, overwrites: theirs !== undefined }),
        isRunning: isSaving,
      }}
      close={saving.stay}
      isDestructive
    />
  )
}
