import { useQuery } from '@tanstack/react-query'
import type { productChanges } from '@vitrine/client/merchant'
import { shop } from '../../session/shop-client.ts'

const ASK_MS = 700

/** Follows the change that undoes an import, until it ends. */
export const useUndo = (id: string) =>
  useQuery({
    queryKey: ['product change', id],
    queryFn: () => shop.productChanges.getProductChange(id),
    refetchInterval: ({ state }) => (state.data && stateOf(state.data) !== 'running' ? false : ASK_MS),
  })

/** Whether an undo is running, undid everything, or only a part. */
export const stateOf = ({
  status,
  failed,
}: Pick<productChanges.ProductChange, 'status' | 'failed'>): 'running' | 'whole' | 'part' => {
  if (status === 'DONE') return failed > 0 ? 'part' : 'whole'
  return status === 'CANCELLED' || status === 'FAILED' ? 'part' : 'running'
}
