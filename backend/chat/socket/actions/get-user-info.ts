import { countUnread } from '../../rooms/count-unread.ts'
import type { Action } from '../action.ts'

/** The user whom the socket belongs to, and the badge. */
export const getUserInfo: Action<'getUserInfoRequest'> = {
  answer: 'getUserInfoResponse',
  async run({ connection, context }) {
    const { viewer, storeSeq } = connection
    const [store, unreadMessageCount] = await Promise.all([
      context.kysely
        .selectFrom('store')
        .select('name')
        .where('store_seq', '=', storeSeq)
        .executeTakeFirstOrThrow(),
      countUnread(context, viewer),
    ])
    const { userSeq } = viewer
    const data = { userSeq, storeSeq, nickName: store.name, unreadMessageCount }
    return [{ action: 'getUserInfoResponse', data }]
  },
}
