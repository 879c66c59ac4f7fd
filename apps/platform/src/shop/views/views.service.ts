import type {
  CreateSavedViewRequest,
  Empty,
  ListSavedViewsRequest,
  ListSavedViewsResponse,
  SavedView,
  SavedViewIdRequest,
  SavedViewResponse,
  UpdateSavedViewRequest,
} from '@vitrine/contract'
import { type KnownActor, principalOf } from '../../floor/callers/actor.ts'
import type { Database, Transaction } from '../../floor/database/database.ts'
import { ConstraintViolation } from '../../floor/database/errors.ts'
import { fail, refuse } from '../../floor/failure.ts'
import type { Ids } from '../../floor/ids.ts'
import { noteChange } from '../audit/noted.ts'
import type { Call } from '../calls/call.ts'
import { once } from '../idempotency/once.ts'
import { type StoredView, viewsStore } from './views.store.ts'

/** Views of lists, for the back office. Everyone sees their own and the shared ones. */
export interface ViewsService {
  list(call: Call<ListSavedViewsRequest>): Promise<ListSavedViewsResponse>
  create(call: Call<CreateSavedViewRequest>): Promise<SavedViewResponse>
  /** @throws {Failure} VIEW_NOT_FOUND, also for a view that the caller may only see */
  update(call: Call<UpdateSavedViewRequest>): Promise<SavedViewResponse>
  delete(call: Call<SavedViewIdRequest>): Promise<Empty>
}

/** The most views of a list: of one person, and shared by all. */
const MOST = 100
/** The longest content, in characters of JSON. */
const LONGEST = 16_384

export const createViews = ({
  database,
  ids,
}: {
  readonly database: Database
  readonly ids: Ids
}): ViewsService => {
  /** Finds a view that the caller may change: their own, for owners of the shop also others' shared ones. */
  const lock = async (tx: Transaction, actor: KnownActor, id: string): Promise<StoredView> => {
    const view = await viewsStore.lock(tx, actor.siteId, id)
    const isBoss = actor.type === 'WIX_USER' && actor.owner
    if (!view || !(view.owner === principalOf(actor) || (isBoss && view.shared))) throw fail('VIEW_NOT_FOUND')
    return view
  }

  const assertRoom = async (tx: Transaction, { siteId, list, owner, shared }: StoredView, isNew: boolean) => {
    const count = await viewsStore.count(tx, siteId, list, owner)
    if ((isNew && count.own >= MOST) || (shared && count.shared >= MOST)) throw fail('VIEW_LIMIT')
  }

  return {
    list: async ({ actor, input }) => {
      const views = await viewsStore.list(database, actor.siteId, input.list, principalOf(actor))
      return { views: views.map((view) => shown(view, actor)) }
    },

    create: (call) => {
      const { actor, at, input } = call
      const { shared = false, ...rest } = input.view
      assertShort(rest.content)
      const view: StoredView = {
        ...{ ...rest, id: ids.guid(), siteId: actor.siteId, owner: principalOf(actor) },
        ...{ shared, revision: 1, createdAt: at, updatedAt: at },
      }
      return once(
        database,
        call.attempt(),
        view.id,
        (claim) =>
          named(
            database.transaction(async (tx) => {
              await claim?.(tx)
              await assertRoom(tx, view, true)
              await viewsStore.save(tx, view)
              note(tx, null, view)
              return { view: shown(view, actor) }
            }),
          ),
        async (id) => {
          const known = await viewsStore.find(database, actor.siteId, id)
          if (!known) throw fail('VIEW_NOT_FOUND')
          return { view: shown(known, actor) }
        },
      )
    },

    update: ({ actor, at, input: { view: change } }) => {
      if ((change.version === undefined) !== (change.content === undefined))
        throw refuse('view.version', 'VALIDATION', 'must be given together with view.content')
      if (change.content !== undefined) assertShort(change.content)
      return named(
        database.transaction(async (tx) => {
          const before = await lock(tx, actor, change.id)
          if (change.revision !== undefined && change.revision !== before.revision) throw fail('CONFLICT')
          const { name = before.name, shared = before.shared } = change
          const { version = before.version, content = before.content } = change
          const after: StoredView = {
            ...{ ...before, name, shared, version, content },
            ...{ revision: before.revision + 1, updatedAt: Math.max(at, before.updatedAt) },
          }
          if (shared && !before.shared) await assertRoom(tx, after, false)
          await viewsStore.save(tx, after)
          note(tx, before, after)
          return { view: shown(after, actor) }
        }),
      )
    },

    delete: ({ actor, input }) =>
      database.transaction(async (tx) => {
        const view = await lock(tx, actor, input.id)
        await viewsStore.remove(tx, actor.siteId, view.id)
        note(tx, view, null)
        return {}
      }),
  }
}

const assertShort = (content: SavedView['content']): void => {
  if (JSON.stringify(content).length > LONGEST)
    throw refuse('view.content', 'MAX_SIZE', `must be at most ${LONGEST} characters of JSON`)
}

const named = <T>(saving: Promise<T>): Promise<T> =>
  saving.catch((error: unknown) => {
    if (error instanceof ConstraintViolation && error.kind === 'unique')
      throw fail('VIEW_NAME_ALREADY_EXISTS')
    throw error
  })

const note = (tx: Transaction, before: StoredView | null, after: StoredView | null): void => {
  const state = (view: StoredView | null) => {
    if (!view) return null
    const { list, name, shared, content } = view
    return { list, name, shared, content }
  }
  const entityId = (after ?? before)?.id ?? ''
  noteChange(tx, { entityType: 'VIEW', entityId, before: state(before), after: state(after) })
}

const shown = (view: StoredView, actor: KnownActor): SavedView => {
  const { id, revision, list, name, shared, version, content } = view
  return {
    ...{ id, revision, list, name, shared, own: view.owner === principalOf(actor), version, content },
    createdDate: new Date(view.createdAt).toISOString(),
    updatedDate: new Date(view.updatedAt).toISOString(),
  }
}
