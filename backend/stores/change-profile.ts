import type { Kysely } from 'kysely'
import type { Profile } from '#contracts/boot.ts'
import { STORE_NAME_MESSAGES, storeNameProblem, tidyStoreName } from '#contracts/store-name.ts'
import { isForeignKeyViolation, isUniqueViolation } from '../db/errors.ts'
import type { DB } from '../db/schema.ts'
import { profileChangeLimits } from '../limits/rules.ts'
import { moderateText } from '../moderation/moderate-text.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { loadProfile } from './get-profile.ts'

interface ProfileChange {
  name: string
  intro: string
  regionCode: string | null
}

type ProfileRefusal = Refusal<
  'BAD_NAME' | 'NAME_TAKEN' | 'NAME_TOO_SOON' | 'CONTACT' | 'NO_REGION' | 'LIMITED'
>

/**
 * Changes how other users see the member. A name that is kept is not checked again, so that older names stay. The first
 * choice of a name is free; the next one is possible after `NAME_CHANGE_DAYS`.
 */
export async function changeProfile(
  context: Pick<HostContext, 'kysely' | 'now' | 'keys' | 'caller' | 'limiter' | 'ownHosts'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  wanted: ProfileChange,
): Promise<Profile | ProfileRefusal> {
  const { kysely, now: clock, limiter, ownHosts } = context
  const retryAfterSeconds = await limiter.take(profileChangeLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED', { data: { retryAfterSeconds } })
  const intro = wanted.intro.normalize('NFC').replace(/\n{3,}/g, '\n\n')
  if (moderateText(intro, ownHosts).guard) return refuse('CONTACT')
  const name = tidyStoreName(wanted.name)
  try {
    return await kysely.transaction().execute(async (trx) => {
      await lockOwnAccount(trx, userSeq)
      const now = clock()
      const before = await loadProfile(trx, userSeq, now)
      const isNewName = name !== before.name
      const refusal = isNewName ? nameRefusal(name, before) : null
      if (refusal) return refusal
      await updateStore(trx, userSeq, {
        name,
        intro,
        region_code: wanted.regionCode,
        updated_at: now,
        // Saving the name that sign-up gave is a choice too.
        ...((isNewName || !before.isNameChosen) && { name_changed_at: now }),
      })
      return loadProfile(trx, userSeq, now)
    })
  } catch (error) {
    if (isUniqueViolation(error)) return refuse('NAME_TAKEN')
    if (isForeignKeyViolation(error)) return refuse('NO_REGION')
    throw error
  }

  function nameRefusal(typed: string, { nameChangeableAt }: Profile): ProfileRefusal | null {
    const problem = storeNameProblem(typed)
    if (problem) return refuse('BAD_NAME', { message: STORE_NAME_MESSAGES[problem] })
    if (moderateText(typed, ownHosts).guard) return refuse('CONTACT')
    return nameChangeableAt ? refuse('NAME_TOO_SOON') : null
  }
}

function updateStore(
  trx: Kysely<DB>,
  userSeq: number,
  columns: {
    name: string
    intro: string
    region_code: string | null
    updated_at: Date
    name_changed_at?: Date
  },
) {
  return trx.updateTable('store').set(columns).where('user_seq', '=', userSeq).execute()
}
