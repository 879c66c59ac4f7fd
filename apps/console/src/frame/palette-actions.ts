import { useMantineColorScheme } from '@mantine/core'
import { useNavigate } from 'react-router'
import { DRAFT_KEYS } from '../drafts/read-drafts.ts'
import { de } from '../messages/de/frame/palette.ts'
import { en } from '../messages/en/frame/palette.ts'
import { switchLanguage } from '../messages/kept-language.ts'
import { useWords } from '../messages/words.tsx'
import { useAction } from '../parts/use-action.ts'
import { useStaff } from '../session/SessionGate.tsx'
import { session, shop } from '../session/shop-client.ts'

type ActionName = Exclude<keyof typeof en, 'actions'>

/** What the palette runs. */
export interface PaletteAction {
  readonly id: ActionName
  readonly label: string
  onClick(): void
}

/** Only owners decide about members. */
const OWNERS: readonly ActionName[] = ['approve']

/** Returns the actions that the reader may run, and the name of their group. */
export const usePaletteActions = (): { readonly group: string; readonly actions: PaletteAction[] } => {
  const { language } = useWords()
  const { user, shop: facts } = useStaff()
  const { setColorScheme } = useMantineColorScheme()
  const navigate = useNavigate()
  const startOrder = useAction(
    () => shop.draftOrders.createDraftOrder(),
    DRAFT_KEYS,
    (_, { calculatedDraftOrder }) => {
      navigate(`/orders/drafts/${calculatedDraftOrder.draftOrder._id}`)
      return undefined
    },
  )
  const isGerman = language.toLowerCase().startsWith('de')
  const texts = isGerman ? de : en
  const runs: Readonly<Record<ActionName, () => void>> = {
    newProduct: () => navigate('/products/new'),
    newCollection: () => navigate('/collections/new'),
    newOrder: () => startOrder.run(undefined),
    newCoupon: () => navigate('/coupons/new'),
    importProducts: () => navigate('/products/exchange'),
    exportProducts: () => navigate('/products/exchange#export'),
    openSheet: () => navigate('/products/sheet'),
    approve: () => navigate('/customers?status=WAITING'),
    openShop: () => window.open(facts.storefrontUrl, '_blank', 'noreferrer'),
    light: () => setColorScheme('light'),
    dark: () => setColorScheme('dark'),
    system: () => setColorScheme('auto'),
    language: () => switchLanguage(isGerman ? 'en' : 'de'),
    signOut: () => void session.signOut().finally(() => location.assign('/console')),
  }
  const names = (Object.keys(runs) as ActionName[]).filter(
    (name) => user.role === 'owner' || !OWNERS.includes(name),
  )
  return {
    group: texts.actions,
    actions: names.map((id) => ({ id, label: texts[id], onClick: runs[id] })),
  }
}
