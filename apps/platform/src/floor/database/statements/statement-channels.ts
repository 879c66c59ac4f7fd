import { channel } from 'node:diagnostics_channel'
import type { Statement } from './statement.ts'

/** What {@link statementPrepared} tells. */
export interface PreparedStatement {
  readonly engine: 'sqlite' | 'postgres'
  readonly statement: Statement<unknown>
}

/** Tells of every new {@link Statement}. Only tests listen, to learn which statements there are. */
export const statementMade = channel('vitrine.statement.made')

/** Tells of every {@link PreparedStatement}. Only tests listen, to learn which engines ran a statement. */
export const statementPrepared = channel('vitrine.statement.prepared')
