import type { ChatMessage } from '#contracts/chat.ts'
import { kstSecond } from '#contracts/kst.ts'
import { messageSpeaker } from '#contracts/message-speaker.ts'
import { CASE_REASONS, STATEMENT_STEPS } from '#contracts/order-case-constants.ts'
import {
  ORDER_STATES,
  ORDER_TIMERS,
  ORDER_TRIGGERS,
  type OrderState,
  type OrderTimer,
  type OrderTrigger,
  orderStateLabel,
} from '#contracts/order-states.ts'
import {
  isClaimStep,
  ORDER_RECORDS,
  orderClaimWords,
  orderReminderWords,
  orderStepWords,
} from '#contracts/order-words.ts'
import type { ChainedEvent, Evidence } from './collect-evidence.ts'

// What the pack says in words; its JSON has the same in full.

/** `2026-11-22 14:03:22`, in Korea. */
export const packMoment = (at: string): string => kstSecond(at).replace('T', ' ')

export const ACTOR_WORDS = {
  BUYER: '구매자',
  SELLER: '판매자',
  TIMER: '자동',
  COURIER: '택배사',
  COMPANY: '결제사',
  OPERATOR: '운영자',
} as const

/** One event in a sentence, from the side of who did it. */
export function eventWords(event: ChainedEvent, { type, reader }: Evidence): string {
  const { trigger, actor, toState, detail } = event
  const role = actor === 'SELLER' || (actor !== 'BUYER' && reader === 'SELLER') ? 'SELLER' : 'BUYER'
  if (isTrigger(trigger) && toState in ORDER_STATES)
    return orderStepWords({
      trigger,
      role,
      type,
      state: toState as OrderState,
      ...(actor === role && { by: role }),
    })
  if (isClaimStep(trigger)) return orderClaimWords({ step: trigger, role })
  if (trigger === 'REMIND' && typeof detail.timer === 'string' && detail.timer in ORDER_TIMERS)
    return `안내: ${orderReminderWords({ timer: detail.timer as OrderTimer, type })}`
  return ORDER_RECORDS[trigger] ?? trigger
}

const isTrigger = (trigger: string): trigger is OrderTrigger | 'PLACE' =>
  trigger === 'PLACE' || (ORDER_TRIGGERS as string[]).includes(trigger)

export const stateWords = (state: string | null, { type }: Evidence): string =>
  state !== null && state in ORDER_STATES ? orderStateLabel(state as OrderState, type) : '-'

/** A message as one line of text; pictures and cards by what they are. */
export function messageWords({ message, images, video, card }: ChatMessage): string {
  const parts = [
    message.trim(),
    images.length > 0 && `[사진 ${images.length}장]`,
    video && '[동영상]',
    card && '[제안 카드]',
  ]
  return parts.filter(Boolean).join(' ') || '[알림]'
}

/** The conversation as text, the oldest first. */
export function conversationText({ messages, buyer, seller }: Evidence): string {
  if (messages.length === 0) return '이 상품에 대해 나눈 대화가 없어요.\n'
  const lines = messages.map(
    (message) =>
      `${message.messageSeq}. ${packMoment(message.createdAt)} ${messageSpeaker(message)}: ${messageWords(message)}`,
  )
  return `구매자 ${buyer}, 판매자 ${seller}의 대화 (두 사람에게 보이는 그대로)\n\n${lines.join('\n')}\n`
}

export const statementWords = ({ step, reason }: Evidence['statements'][number]): string =>
  reason ? `${STATEMENT_STEPS[step]} (${CASE_REASONS[reason]})` : STATEMENT_STEPS[step]

/** Which files of the pack were shown with words. */
export const photoWords = (photos: Evidence['statements'][number]['photos']): string =>
  photos.length > 0 ? `[사진 ${photos.length}장: ${photos.map(({ file }) => file).join(', ')}]` : ''

/** How the pack is checked by somebody who has nothing but it and the public key. */
export const README = `두손 거래 증거 모음
==================

이 묶음은 두손(중고거래)에 기록된 거래 한 건을 그대로 담은 것입니다.

  summary.pdf        사람이 읽는 요약
  order.json         상품(주문할 때의 내용), 금액, 결제, 환불, 배송, 주고받은 주장
  events.json        거래에 일어난 모든 일. 앞의 기록과 해시로 이어져 있습니다.
  conversation.txt   두 사람의 대화
  photos/, chat/     상품 사진, 대화 속 사진
  case/              반품과 분쟁에서 주장과 함께 올린 사진 (order.json의 statements)
  SHA256SUMS         위 모든 파일의 SHA-256
  SHA256SUMS.sig     SHA256SUMS에 대한 두손의 서명 (Ed25519)
  public-key.pem     서명을 확인하는 두손의 공개키
  verify.mjs         아래 세 가지를 한 번에 확인하는 프로그램 (Node.js 20 이상)

확인하는 법
-----------

1. 파일이 바뀌지 않았는지 (리눅스, 맥)

     sha256sum --check SHA256SUMS

2. 두손이 만든 것인지. 공개키는 두손의 /.well-known/evidence-key.pem 과 같아야 합니다.

     openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig

3. 기록 사이에 빠지거나 끼워 넣은 것이 없는지. events.json의 각 기록에서 아래 아홉 줄을
   줄바꿈(\\n)으로 이은 글(UTF-8)의 SHA-256이 hash와 같고, previousHash는 앞 기록의 hash와 같습니다.
   첫 기록의 previousHash는 0이 64개입니다.

     previousHash / orderSeq / place / trigger / actor / fromState(없으면 빈 줄) / toState / at /
     detail(키를 이름순으로 놓은 JSON, 공백 없음)

세 가지를 한 번에: node verify.mjs

상대방의 연락처와 주소, 계좌번호는 들어 있지 않습니다. 대화에서 가려진 내용은 가려진 그대로입니다.
`

/** The program of the pack that checks it. */
export const VERIFY_PROGRAM = `import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const read = (name) => readFileSync(new URL(name, import.meta.url))
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')
const problems = []

const sums = read('SHA256SUMS')
if (!verify(null, sums, createPublicKey(read('public-key.pem')), read('SHA256SUMS.sig')))
  problems.push('서명이 맞지 않습니다.')
for (const line of sums.toString().trim().split('\\n')) {
  const [hash, name] = [line.slice(0, 64), line.slice(66)]
  try {
    if (sha256(read(name)) !== hash) problems.push(name + ': 내용이 바뀌었습니다.')
  } catch {
    problems.push(name + ': 파일이 없습니다.')
  }
}
let previous = '0'.repeat(64)
for (const [index, event] of JSON.parse(read('events.json')).entries()) {
  const sorted = Object.fromEntries(Object.entries(event.detail).sort(([a], [b]) => (a < b ? -1 : 1)))
  const text = [previous, event.orderSeq, index + 1, event.trigger, event.actor, event.fromState ?? '', event.toState, event.at, JSON.stringify(sorted)].join('\\n')
  if (event.place !== index + 1 || event.previousHash !== previous || sha256(text) !== event.hash)
    problems.push('기록 ' + (index + 1) + ': 이어지지 않습니다.')
  previous = event.hash
}
for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? '이상 없음: 파일, 서명, 기록이 모두 맞습니다.' : '문제가 ' + problems.length + '건 있습니다.')
process.exit(problems.length === 0 ? 0 : 1)
`
