import { channel } from 'node:diagnostics_channel'
import type { Statement } from './statement.ts'

/** The message of {@link statementPrepared}. */
export interface PreparedStatement {
  readonly engine: 'sqlite' | 'postgres'
  readonly statement: Statement<unknown>
}

/** Announces every new {@link Statement}. Only tests listen, to learn which statements exist. */
export const statementMade = channel('vitrine.statement.made')

/** Announces every {@link PreparedStatement}. Only tests listen, to learn which engines ran a statement. */
export const statementPrepared = channel('vitrine.statement.prepared')
