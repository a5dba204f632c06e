import { phoneNoSchema } from '#contracts/account.ts'
import type { MemberSummary } from '#contracts/main.ts'
import type { HostContext } from '../operation/context.ts'
import { memberSummary, selectMembers } from './member-summary.ts'

const PAGE_SIZE = 30

/**
 * Members by a part of their store's name, by their whole phone number (a part would let numbers be guessed digit by
 * digit) or by their user number; newest first.
 */
export async function findMembers(
  { kysely }: Pick<HostContext, 'kysely'>,
  { query, page }: { query: string; page: number },
): Promise<{ members: MemberSummary[]; hasMore: boolean }> {
  const { storeName, phoneNo, userSeq } = readQuery(query)
  const rows = await selectMembers(kysely)
    .$if(query !== '', (members) =>
      members.where((member) =>
        member.or([
          member('store.name', 'ilike', `%${storeName}%`),
          ...(phoneNo === null ? [] : [member('users.phone_no', '=', phoneNo)]),
          ...(userSeq === null ? [] : [member('users.user_seq', '=', userSeq)]),
        ]),
      ),
    )
    .orderBy('users.user_seq', 'desc')
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return {
    members: rows.slice(0, PAGE_SIZE).map(memberSummary),
    hasMore: rows.length > PAGE_SIZE,
  }
}

function readQuery(query: string) {
  const phoneNo = phoneNoSchema.safeParse(query.replace(/[\s-]/g, ''))
  return {
    storeName: query.replace(/[\\%_]/g, '\\$&'),
    phoneNo: phoneNo.success ? phoneNo.data : null,
    userSeq: /^[1-9]\d{0,14}$/.test(query) ? Number(query) : null,
  }
}
