import type { Command } from './command.ts'
import { doctor } from './doctor/doctor.ts'
import { loginCommands } from './platform/login.ts'
import { webhookCommands } from './platform/webhook-commands.ts'
import { requestCommands } from './requests/request-commands.ts'
import { clientCommands } from './shop/client-commands.ts'
import { dataCommands } from './shop/data-commands.ts'
import { exchangeCommands } from './shop/exchange-commands.ts'
import { platformCommands } from './shop/platform-commands.ts'
import { siteCommands } from './shop/site-commands.ts'
import { userCommands } from './shop/user-commands.ts'

/** Commands that belong together in the help and the reference. */
export interface CommandGroup {
  readonly name: string
  readonly commands: Readonly<Record<string, Command>>
}

/** Every command of `vitrine`, in the order of the help. A name of two words is a command of a command. */
export const COMMAND_GROUPS: readonly CommandGroup[] = [
  { name: 'Shops', commands: { ...siteCommands, ...platformCommands } },
  { name: 'People', commands: userCommands },
  { name: 'Programs', commands: clientCommands },
  { name: 'Products', commands: exchangeCommands },
  { name: 'Content', commands: dataCommands },
  { name: 'Your session', commands: loginCommands },
  { name: 'Webhooks', commands: webhookCommands },
  { name: 'Diagnostics', commands: { doctor, ...requestCommands } },
]

/** Every command by name. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map(
  COMMAND_GROUPS.flatMap(({ commands }) => Object.entries(commands)),
)
