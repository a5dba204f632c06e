import type { Transaction } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { PAYOUT_HOLD_HOURS } from '#contracts/bank-account-constants.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { seedQuestion } from './builders/index.ts'
import { DEMO_PEOPLE } from './demo-facts.ts'

/** Questions of 정유진, answered and waiting, of each kind; and one of 박도현, who has waited longest. */
export async function seedQuestions(trx: Transaction<DB>, now: Date): Promise<void> {
  const members = await trx
    .selectFrom('store')
    .select(['user_seq', 'store_seq'])
    .where(
      'store_seq',
      'in',
      DEMO_PEOPLE.map(({ storeSeq }) => storeSeq),
    )
    .execute()
  const [seller, buyer, , , operator] = DEMO_PEOPLE.map(
    ({ storeSeq }) => members.find(({ store_seq }) => store_seq === storeSeq)?.user_seq,
  )
  if (seller === undefined || buyer === undefined || operator === undefined) return
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  await seedQuestion(trx, {
    user_seq: seller,
    category: 'SETTLEMENT',
    title: '정산 계좌를 바꾸고 싶어요',
    text: '은행을 옮겨서 정산받을 계좌를 바꾸려고 해요. 이미 판 물건의 정산금도 새 계좌로 오나요?',
    at: before(52),
    answer: {
      userSeq: operator,
      text: `안녕하세요, 두손 고객센터입니다.\n내 가게의 정산 계좌에서 새 계좌를 등록하고 기본으로 쓰기를 눌러 주세요. 정산받을 계좌가 바뀌면 안전을 위해 ${PAYOUT_HOLD_HOURS}시간 뒤부터 정산해요.`,
      at: before(49),
    },
  })
  await seedQuestion(trx, {
    user_seq: seller,
    category: 'LISTING',
    title: '등록한 상품이 검색에 안 보여요',
    text: '어제 올린 원목 의자가 이름으로 찾아도 나오지 않아요. 숨김은 하지 않았어요.',
    at: before(3),
  })
  await seedQuestion(trx, {
    user_seq: seller,
    kind: 'CAFE',
    category: 'CAFE_LINK',
    title: '카페 별명을 바꿨어요',
    text: '카페에서 별명을 바꿨는데 두손에는 예전 별명으로 보여요. 다시 연결해야 하나요?',
    cafe_nick_name: '합정정리왕',
    at: before(5),
  })
  await seedQuestion(trx, {
    user_seq: buyer,
    category: 'DELIVERY',
    title: '배송 조회가 이틀째 그대로예요',
    text: '송장을 등록했다는 알림은 왔는데 배송 조회가 이틀째 바뀌지 않아요. 판매자에게 먼저 물어봐야 하나요?',
    at: before(20),
  })
}
