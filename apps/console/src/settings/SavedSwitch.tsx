import { Switch } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../parts/use-action.ts'
import { useSettingsTexts } from './texts.ts'

interface SavedSwitchProps {
  readonly label: string
  readonly description: string
  /** What the shop has; undefined until it is known. */
  readonly value: boolean | undefined
  readonly isDisabled?: boolean
  save(value: boolean): Promise<unknown>
}

/** A setting that is saved as soon as it is switched. It shows at once, and goes back if that fails. */
export function SavedSwitch({ label, description, value, isDisabled = false, save }: SavedSwitchProps) {
  const texts = useSettingsTexts()
  const [wanted, setWanted] = useState<boolean>()
  const change = useAction(
    save,
    ['settings'],
    () => texts.saved,
    () => setWanted(undefined),
  )
  return (
    <Switch
      label={label}
      description={description}
      checked={wanted ?? value ?? false}
      disabled={value === undefined || isDisabled}
      onChange={({ currentTarget: { checked } }) => {
        if (change.isRunning) return
        setWanted(checked)
        change.run(checked)
      }}
    />
  )
}
