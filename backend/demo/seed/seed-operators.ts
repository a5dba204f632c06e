import type { Transaction } from 'kysely'
import { newRecommendCode } from '#backend/accounts/sign-up/recommend-code.ts'
import type { DB } from '#backend/db/schema.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { randomOf } from '../random.ts'
import { seedStore, seedUser } from './builders/index.ts'
import { DEMO_ADMINISTRATOR, DEMO_PEOPLE, DEMO_SUPPORTER } from './demo-facts.ts'
import { identityOf } from './demo-identities.ts'

/** The operators who are no people to look around as: an administrator, and one who answers questions alone. */
export async function seedOperators(
  trx: Transaction<DB>,
  now: Date,
): Promise<{ administrator: { userSeq: number } }> {
  const operator = DEMO_PEOPLE.find(({ role }) => role === 'OPERATOR')
  const { region_code } = await trx
    .selectFrom('store')
    .select('region_code')
    .where('store_seq', '=', operator?.storeSeq ?? 0)
    .executeTakeFirstOrThrow()
  const random = randomOf(6004)
  const add = async (
    person: typeof DEMO_ADMINISTRATOR | typeof DEMO_SUPPORTER,
    joinedDaysAgo: number,
    intro: string,
  ) => {
    const joined = new Date(now.getTime() - joinedDaysAgo * DAY_MS)
    const { userSeq } = await seedUser(trx, {
      name: person.name,
      phone_no: person.phone,
      role: person.role,
      ...('duties' in person && { duties: [...person.duties] }),
      ...identityOf(person, joined),
      recommend_code: newRecommendCode((below) => random.integer(0, below - 1)),
      created_at: joined,
    })
    await seedStore(trx, {
      user_seq: userSeq,
      name: person.storeName,
      intro,
      region_code,
      identity_verified: true,
      created_at: joined,
      updated_at: joined,
    })
    return { userSeq }
  }
  const administrator = await add(
    DEMO_ADMINISTRATOR,
    1_500,
    '두손 운영을 맡고 있어요. 문의는 고객센터로 해 주세요.',
  )
  await add(DEMO_SUPPORTER, 400, '1:1 문의에 답해요. 문의는 고객센터로 해 주세요.')
  return { administrator }
}
