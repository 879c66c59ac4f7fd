import type { Transaction } from '../../floor/database/database.ts'
import type { Ids } from '../../floor/ids.ts'
import { recordNumbered } from '../../shop/events/numbered-events.ts'
import type { MemberRow } from './member.ts'
import { showMember } from './show-member.ts'
import type { SignOnPolicy } from './sign-on-policy.ts'

/** Events about a member. */
export type MemberEvent = 'created' | 'updated' | 'deleted' | 'approved' | 'blocked'

export interface Telling {
  readonly ids: Ids
  /** The site's sign-on policy: their status depends on it. */
  readonly policy: SignOnPolicy
  /** Milliseconds since 1970. */
  readonly at: number
}

/**
 * Records an event about a member in the same transaction; it contains the member as they are then. For a
 * deleted member it contains only the id.
 */
export const recordMemberEvent = (
  tx: Transaction,
  event: MemberEvent,
  member: MemberRow,
  { ids, policy, at }: Telling,
): Promise<void> =>
  recordNumbered(tx, member.siteId, [
    {
      id: ids.guid(),
      type: `wix.members.v1.member_${event}`,
      entityId: member.memberId,
      occurredAt: at,
      causedBy: `member:${member.memberId}`,
      payload: payloadOf(event, member, policy),
    },
  ])

const payloadOf = (
  event: MemberEvent,
  member: MemberRow,
  policy: SignOnPolicy,
): Readonly<Record<string, unknown>> => {
  switch (event) {
    case 'created':
      return { createdEvent: { entity: showMember(member, policy, 'FULL') } }
    case 'updated':
      return { updatedEvent: { currentEntity: showMember(member, policy, 'FULL') } }
    case 'deleted':
      return { deletedEvent: {} }
    case 'approved':
    case 'blocked':
      return { actionEvent: { body: { member: showMember(member, policy, 'FULL') } } }
  }
}
