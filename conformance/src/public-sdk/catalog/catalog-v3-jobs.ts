import { getProductChange } from '@vitrine/contract/operations'
import type { Shop } from '@vitrine/platform/testing'
import { expect } from 'vitest'

/** Waits until jobs have ended. */
export const endOfJobs = async (
  shop: Shop,
  jobs: readonly { readonly jobId?: string | null }[],
  failed = 0,
): Promise<void> => {
  const merchant = await shop.merchant()
  for (const { jobId } of jobs)
    await expect
      .poll(async () => (await merchant.call(getProductChange, { id: String(jobId) })).productChange, {
        ...{ timeout: 80_000, interval: 100 },
      })
      .toMatchObject({ status: 'DONE', failed })
}
