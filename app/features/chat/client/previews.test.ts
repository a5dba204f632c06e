import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { message, OTHER, OWN, room } from '#tests/support/chat-samples.ts'
import { createPreviews, type Preview } from './previews.ts'

const ROOM = room().roomId
let shown: Preview[]
let hidden: number[]
let elsewhere: boolean
let facts: ReturnType<typeof room>
let previews: ReturnType<typeof createPreviews>

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  hidden = []
  elsewhere = true
  facts = room({ lastReadSeq: 0 })
  previews = createPreviews({
    isElsewhere: () => elsewhere,
    askRoom: async () => facts,
    show: (preview) => shown.push(preview),
    hide: (roomId) => hidden.push(roomId),
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const from = (storeSeq: number) => ({ sender: { storeSeq, nickName: '가게' } })
const news = (messageSeq: number, text: string) =>
  message(messageSeq, { ...from(OTHER), message: text })
const settle = () => vi.runAllTimersAsync()
const texts = () => shown.map(({ text }) => text)

it('다른 곳에 있으면 누가 무슨 말을 했는지 짧게 보여 준다', async () => {
  previews.take(news(1, '안녕하세요\n아직  있나요?'), OWN)
  await settle()
  expect(shown).toEqual([
    { roomId: ROOM, name: facts.other.nickName, image: null, text: '안녕하세요 아직 있나요?' },
  ])
  previews.take(news(2, '😀'.repeat(200)), OWN)
  await settle()
  expect(texts()[1]).toBe(`${'😀'.repeat(120)}…`)
})

it('이어진 말은 마지막 것 하나만 보여 준다', async () => {
  for (const [seq, text] of ['하나', '둘', '셋'].entries()) previews.take(news(seq + 1, text), OWN)
  await settle()
  expect(texts()).toEqual(['셋'])
})

it('보고 있는 방과 가려진 탭에서는 보여 주지 않는다', async () => {
  elsewhere = false
  previews.take(news(1, '안녕하세요'), OWN)
  elsewhere = true
  await settle()
  previews.take(news(2, '그 사이 방을 열었다'), OWN)
  elsewhere = false
  await settle()
  expect(shown).toEqual([])
})

it.each([
  ['알림을 끈 방', { isMuted: true }],
  ['차단한 사람', { isBlockedByMe: true }],
  ['다른 기기에서 읽은 말', { lastReadSeq: 1 }],
] as const)('%s은 보여 주지 않는다', async (_what, change) => {
  facts = room({ lastReadSeq: 0, ...change })
  previews.take(news(1, '안녕하세요'), OWN)
  await settle()
  expect(shown).toEqual([])
})

it('내가 한 말과 방을 나갔다는 알림은 보여 주지 않는다', async () => {
  previews.take(message(1, from(OWN)), OWN)
  previews.take(message(2, from(OWN)), undefined)
  await settle()
  previews.take(message(3, { ...from(OTHER), notice: 'LEFT' }), OWN)
  await settle()
  expect(shown).toEqual([])
})

it('방을 읽거나 로그아웃하면 사라진다', async () => {
  previews.take(news(1, '안녕하세요'), OWN)
  await settle()
  previews.read(ROOM)
  previews.read(ROOM)
  expect(hidden).toEqual([ROOM])
  previews.take(news(2, '또 왔어요'), OWN)
  await settle()
  previews.take(news(3, '늦게 왔어요'), OWN)
  previews.stop()
  await settle()
  expect(texts()).toEqual(['안녕하세요', '또 왔어요'])
  expect(hidden).toEqual([ROOM, ROOM])
})
