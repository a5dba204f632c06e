import * as z from 'zod/mini'
import { readWon } from '#app/features/sell/typed-won.ts'
import { many, oneOf, readBy, sequence, text, ticked } from '#app/forms/fields.ts'
import {
  DISPUTE_LIMITS,
  DISPUTE_WANTS,
  type DisputeWant,
  MEMBER_DISPUTE_TYPES,
  type MemberDisputeTypeName,
  TRADE_WAYS,
  type TradeWay,
} from '#contracts/member-dispute-rules.ts'

const tooLong = (name: string, most: number) =>
  z.maxLength(most, `${name} ${most.toLocaleString('ko-KR')}자까지 적을 수 있어요.`)
const version = sequence()
const wants = Object.keys(DISPUTE_WANTS) as DisputeWant[]
const want = oneOf(wants, '바라는 해결 방법을 골라 주세요.')
/** Won, or nothing. */
export const disputeAmount = readBy((typed) => {
  const read = readWon(typed, DISPUTE_LIMITS.amount, '금액')
  return read.value === 0 ? { error: '금액은 1원부터 적을 수 있어요.' } : read
})
/** What a side or an operator says to both. */
export const disputeNote = text(
  z.minLength(DISPUTE_LIMITS.leastNote, `${DISPUTE_LIMITS.leastNote}자 이상 적어 주세요.`),
  tooLong('글은', DISPUTE_LIMITS.note),
)
const photos = many(z.file())

/** The form that opens a dispute; its address says which trade and what is wrong. */
export const openDisputeSchema = z.object({
  formKey: text(z.regex(/^[0-9a-f-]{36}$/, '페이지를 새로고침한 뒤 다시 눌러 주세요.')),
  story: text(
    z.minLength(
      DISPUTE_LIMITS.leastStory,
      `무슨 일이 있었는지 ${DISPUTE_LIMITS.leastStory}자 이상 적어 주세요.`,
    ),
    tooLong('글은', DISPUTE_LIMITS.story),
  ),
  want,
  amount: disputeAmount,
  photos,
  agreed: ticked('사실만 적었다는 데에 동의해 주세요.'),
})

const versioned = z.object({ version })
const withNote = z.object({ version, note: disputeNote })

/** The steps of the two sides by intent. */
export const disputeForms = {
  ACCEPT: versioned,
  CONFIRM: versioned,
  WITHDRAW: versioned,
  REFUSE: withNote,
  ESCALATE: withNote,
  ARGUE: withNote,
  BROKEN: withNote,
  COUNTER: z.object({ version, note: disputeNote, want, amount: disputeAmount }),
  evidence: z.object({ photos }),
}
export type DisputeIntent = Exclude<keyof typeof disputeForms, 'evidence'>

const TYPE_NAMES = Object.keys(MEMBER_DISPUTE_TYPES) as MemberDisputeTypeName[]
const WAY_NAMES = Object.keys(TRADE_WAYS) as TradeWay[]

/** What an address of the form says about the trade; what it does not say, or says wrongly, is null. */
export function readDisputeQuestion({ url }: Pick<Request, 'url'>) {
  const { searchParams } = new URL(url)
  const typed = (name: string) => searchParams.get(name)
  const room = typed('room') ?? ''
  const received = typed('received') ?? ''
  return {
    roomId: /^[1-9]\d{0,14}$/.test(room) ? Number(room) : null,
    way: WAY_NAMES.find((way) => way === typed('way')) ?? null,
    type: TYPE_NAMES.find((type) => type === typed('type')) ?? null,
    receivedOn: isDay(received) ? received : null,
  }
}
export type DisputeQuestion = ReturnType<typeof readDisputeQuestion>

const isDay = (typed: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(`${typed}T00:00:00Z`))
