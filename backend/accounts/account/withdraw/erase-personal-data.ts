import type { Kysely } from 'kysely'
import { removeSecondFactor } from '#backend/accounts/second-factor/remove-second-factor.ts'
import type { DB } from '#backend/db/schema.ts'

/** Erases all personal data of a user. The bare number stays, because other users' rows reference it. */
export async function erasePersonalData(
  trx: Kysely<DB>,
  { user_seq: userSeq, phone_no: phoneNo }: { user_seq: number; phone_no: string | null },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      status: 'WITHDRAWN',
      role: 'USER',
      duties: [],
      phone_no: null,
      name: null,
      birth_date: null,
      sex: null,
      is_foreigner: null,
      identity_hash: null,
      identity_checked_at: null,
      recommend_code: null,
      recommended_by: null,
      last_signed_in_at: null,
      withdrawn_at: now,
    })
    .where('user_seq', '=', userSeq)
    .execute()
  await removeSecondFactor(trx, userSeq)
  await trx
    .updateTable('login_session')
    .set({ device_uuid: null, device_name: '' })
    .where('user_seq', '=', userSeq)
    .execute()
  await trx
    .updateTable('user_action_log')
    .set({ user_seq: null, device_uuid: null })
    .where('user_seq', '=', userSeq)
    .execute()
  await trx
    .deleteFrom('one_time_code')
    .where((code) =>
      code.or([
        code('user_seq', '=', userSeq),
        ...(phoneNo === null ? [] : [code('phone_no', '=', phoneNo)]),
      ]),
    )
    .execute()
  await trx
    .deleteFrom('sign_up')
    .where((signUp) =>
      signUp.or([
        signUp('existing_user_seq', '=', userSeq),
        ...(phoneNo === null ? [] : [signUp('phone_no', '=', phoneNo)]),
      ]),
    )
    .execute()
}
