import { randomUUID } from 'node:crypto'
import { systemClock } from '../../../floor/clock.ts'
import { randomIds } from '../../../floor/ids.ts'
import { ENGINES } from '../../../testing/engines.ts'
import { providerContract } from '../provider-contract.ts'
import { createNoticeSigner, SIGNATURE_HEADER } from './notice-signer.ts'
import { CARDS } from './sandbox.fixtures.ts'
import { sandboxMigrations } from './sandbox.migrations.ts'
import { sandboxStore } from './sandbox.store.ts'
import { conductOf } from './sandbox-cards.ts'
import { createSandboxProvider } from './sandbox-provider.ts'

const NUMBERS = {
  pays: CARDS.approved,
  'is declined': CARDS.declined,
  'has a step': CARDS.step,
  'has to wait': CARDS.late,
}

for (const engine of ENGINES) {
  providerContract(`the sandbox on ${engine.name}`, async () => {
    const { database, dispose } = await engine.open(sandboxMigrations)
    const signer = createNoticeSigner(Buffer.alloc(32), systemClock)
    const url = 'http://localhost:4000'
    const parts = { database, clock: systemClock, ids: randomIds, signer, url }
    const decide = (reference: string, from: 'STEP' | 'PENDING', to: 'HELD' | 'DECLINED') =>
      database.transaction((tx) => sandboxStore.move(tx, reference, from, to, null))
    return {
      provider: createSandboxProvider(parts),
      method: async (buyer) => {
        const token = randomUUID()
        const conduct = conductOf(NUMBERS[buyer])
        await database.transaction((tx) => sandboxStore.saveToken(tx, token, conduct, 0))
        return { token }
      },
      takeStep: async (address, decision) => {
        const to = decision === 'approve' ? 'HELD' : 'DECLINED'
        await decide(address.split('/').at(-1) ?? '', 'STEP', to)
      },
      approveLate: async (paymentId) => {
        const payment = await sandboxStore.find(database, paymentId)
        await decide(payment?.reference ?? '', 'PENDING', 'HELD')
      },
      notice: async (paymentId) => {
        const body = JSON.stringify({ type: 'payment.changed', paymentId })
        return { headers: { [SIGNATURE_HEADER]: signer.sign(body) }, body: Buffer.from(body) }
      },
      close: dispose,
    }
  })
}
