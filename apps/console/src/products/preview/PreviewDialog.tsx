import { Alert, Box, Group, SegmentedControl, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../messages/words.tsx'
import { numberFormOf } from '../../parts/amounts/amounts.ts'
import { Dialog } from '../../parts/Dialog.tsx'
import { useStaff } from '../../session/SessionGate.tsx'
import type { ProductDraft } from '../product-draft.ts'
import type { Product } from '../read-products.ts'
import type { VariantEdits } from '../variant-edits.ts'
import { draftedProduct } from './drafted-product.ts'
import { usePreviewTexts } from './texts.ts'

const WIDTHS = { wide: '100%', phone: 390 } as const
type Width = keyof typeof WIDTHS
/** The shop's page has long begun by then. */
const PATIENCE_MS = 8_000

export interface PreviewDialogProps {
  readonly product: Product | undefined
  readonly base: ProductDraft
  readonly draft: ProductDraft
  readonly variants: VariantEdits
  close(): void
}

/** The shop's own page of a product, with what is typed. The frame can neither leave the page nor send forms. */
export function PreviewDialog({ product, base, draft, variants, close }: PreviewDialogProps) {
  const { language } = useWords()
  const texts = usePreviewTexts()
  const { shop } = useStaff()
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState<Width>('wide')
  const [state, setState] = useState<'waiting' | 'shown' | 'missing'>('waiting')
  const { origin } = new URL(shop.storefrontUrl)
  const { digits } = numberFormOf(language, shop.currency)
  const text = JSON.stringify(
    draftedProduct(product, base, draft, variants, { currency: shop.currency, digits }),
  )
  useEffect(() => {
    const answer = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      const page = frame.current?.contentWindow
      if (!page || source !== page || from !== origin || data !== 'vitrine.preview') return
      setState('shown')
      page.postMessage(text, origin)
    }
    const timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'missing' : now)), PATIENCE_MS)
    window.addEventListener('message', answer)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', answer)
    }
  }, [origin, text])
  return (
    <Dialog opened onClose={close} title={texts.title} size="90rem">
      <Group justify="space-between" mb="xs">
        <Text size="sm" c="dimmed">
          {texts.hint}
        </Text>
        <SegmentedControl
          // A phone has no room for a computer's page.
          visibleFrom="sm"
          aria-label={texts.width}
          size="xs"
          value={width}
          onChange={(value) => setWidth(value === 'phone' ? 'phone' : 'wide')}
          data={[
            { value: 'wide', label: texts.widths.wide },
            { value: 'phone', label: texts.widths.phone },
          ]}
        />
      </Group>
      {state === 'missing' && (
        <Alert color="orange" role="alert" mb="xs">
          {texts.missing}
        </Alert>
      )}
      <Box style={{ overflowX: 'auto' }}>
        <iframe
          ref={frame}
          title={texts.title}
          src={`${shop.storefrontUrl.replace(/\/$/, '')}/preview/product`}
          sandbox="allow-scripts allow-same-origin"
          referrerPolicy="no-referrer"
          style={{
            ...{ display: 'block', margin: '0 auto', width: WIDTHS[width], height: '70vh' },
            ...{ border: 0, outline: '1px solid var(--mantine-color-default-border)', outlineOffset: -1 },
            // A page of the shop is light, also in a dark back office.
            colorScheme: 'light',
          }}
        />
      </Box>
    </Dialog>
  )
}
