import { Group, Modal, type ModalRootProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '../messages/words.tsx'

export interface DialogProps extends Pick<ModalRootProps, 'opened' | 'size'> {
  readonly title: string
  /** Absent where only a decision closes it. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

const stay = () => {}

/** A dialog with a title and a way to close it. */
export function Dialog({ title, onClose, children, ...root }: DialogProps) {
  const { t } = useWords()
  return (
    <Modal.Root {...root} onClose={onClose ?? stay} centered>
      <Modal.Overlay />
      <Modal.Content>
        <Group justify="space-between" wrap="nowrap" align="flex-start" p="md" pb="xs">
          <Modal.Title fw={600} lh={1.35}>
            {title}
          </Modal.Title>
          {onClose && <Modal.CloseButton aria-label={t.close} />}
        </Group>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
