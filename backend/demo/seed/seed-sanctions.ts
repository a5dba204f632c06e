import type { Transaction } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { seedSanction } from './builders/index.ts'
import { DEMO_PEOPLE } from './demo-facts.ts'

/**
 * A warning of 정유진 that was answered, and one of 이하늘 whose appeal waits.
 * @param administrator decides on appeals against what the operator decided
 */
export async function seedSanctions(
  trx: Transaction<DB>,
  now: Date,
  administrator: { userSeq: number },
): Promise<void> {
  const people = DEMO_PEOPLE.map(({ storeSeq }) => storeSeq)
  const members = await trx
    .selectFrom('store')
    .select(['user_seq', 'store_seq'])
    .where('store_seq', 'in', people)
    .execute()
  const [seller, , , newcomer, operator] = people.map((storeSeq) =>
    members.find(({ store_seq }) => store_seq === storeSeq),
  )
  if (!seller || !newcomer || !operator) return
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await seedSanction(trx, {
    user_seq: seller.user_seq,
    rule: 'DUPLICATES',
    starts_at: before(64),
    decided_by: operator.user_seq,
    appeal_state: 'DENIED',
    appeal_text:
      '색이 다른 의자 두 개를 따로 올린 것이라 같은 물건이 아니에요. 사진을 다시 확인해 주세요.',
    appealed_at: before(63),
    appeal_reason_code: 'STILL_A_BREACH',
    appeal_answer:
      '두 글의 사진이 같은 의자이고 색 이름만 달라 같은 물건으로 보았어요. 다른 색의 사진을 올리면 따로 판매할 수 있어요.',
    appeal_decided_by: administrator.userSeq,
    appeal_decided_at: before(60),
  })
  await seedSanction(trx, {
    user_seq: newcomer.user_seq,
    rule: 'PERSONAL_FACTS',
    starts_at: before(1.5),
    decided_by: administrator.userSeq,
    note: '설명에 휴대폰 번호가 있었음',
    appeal_state: 'RECEIVED',
    appeal_text: '설명에 적은 숫자는 전화번호가 아니라 상품 번호예요. 다시 확인해 주세요.',
    appealed_at: before(1),
  })
}
