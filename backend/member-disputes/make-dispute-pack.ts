import { strToU8 } from 'fflate'
import type { Kysely } from 'kysely'
import type { EvidenceFormat } from '#contracts/order-evidence.ts'
import { recordOperatorAction } from '../audit-log/record-operator-action.ts'
import { loadMessages } from '../chat/messages/load-messages.ts'
import type { DB } from '../db/schema.ts'
import { evidenceLimits } from '../limits/rules.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { messageWords, packMoment } from '../orders/evidence/evidence-words.ts'
import { keyFingerprint, packJson, packSigned } from '../orders/evidence/pack-evidence.ts'
import { orderTime } from '../orders/order-time.ts'
import { drawDisputePdf } from './dispute-pdf.ts'
import type { DisputeRecord } from './dispute-record.ts'
import { disputeSideOf, type NamedDisputeRow, selectDisputes, viewDispute } from './dispute-rows.ts'
import { disputePictureName } from './picture-name.ts'

/** The newest messages of the room; a longer conversation is cut at its beginning. */
const MOST_MESSAGES = 1_000

interface PackQuery {
  disputeSeq: number
  format: EvidenceFormat
}
type PackRefusal = Refusal<'NOT_FOUND' | 'LIMITED'>

/** The pack of a member's own dispute, on either side, once the operators have decided. */
export async function getDisputePack(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { disputeSeq, format }: PackQuery,
): Promise<{ content: string } | PackRefusal> {
  const row = await findDecided(context.kysely, disputeSeq)
  const side = row && disputeSideOf(row, userSeq)
  if (!side) return refuse('NOT_FOUND')
  const role = side === 'CLAIMANT' ? row.claimant_role : otherRole(row.claimant_role)
  return makeFile(context, userSeq, row, { role, format })
}

/** The same for an operator; the view is recorded with both members. */
export async function getDisputePackForDesk(
  context: HostContext,
  operator: Pick<Viewer, 'userSeq'>,
  { disputeSeq, format }: PackQuery,
): Promise<{ content: string } | PackRefusal> {
  const { kysely } = context
  const row = await findDecided(kysely, disputeSeq)
  if (!row) return refuse('NOT_FOUND')
  for (const userSeq of [row.claimant_user_seq, row.respondent_user_seq])
    await recordOperatorAction(context, kysely, operator, {
      userSeq,
      action: 'VIEW',
      reason: `회원 분쟁 ${disputeSeq}번 자료 모음 받음`,
    })
  return makeFile(context, operator.userSeq, row, { role: null, format })
}

const otherRole = (role: 'BUYER' | 'SELLER') => (role === 'BUYER' ? 'SELLER' : 'BUYER')

const findDecided = (db: Kysely<DB>, disputeSeq: number) =>
  selectDisputes(db)
    .where('dispute_seq', '=', disputeSeq)
    .where('decided_at', 'is not', null)
    .executeTakeFirst()

async function makeFile(
  context: HostContext,
  userSeq: number,
  row: NamedDisputeRow,
  { role, format }: { role: 'BUYER' | 'SELLER' | null; format: EvidenceFormat },
): Promise<{ content: string } | Refusal<'LIMITED'>> {
  const { kysely, keys, limiter, mediaStore, now } = context
  const retryAfterSeconds = await limiter.take(evidenceLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  const { actions: _, ...view } = await viewDispute(kysely, row, 'OPERATOR')
  const record: DisputeRecord = {
    ...view,
    madeAt: (await orderTime(kysely, now())).toISOString(),
    messages: await messagesOf(kysely, row.room_id, { role, now: now() }),
  }
  const photos: { name: string; bytes: Uint8Array }[] = []
  for (const [place, { evidenceId, side }] of record.evidence.entries()) {
    const bytes = await mediaStore.get(disputePictureName(evidenceId))
    const name = `evidence/${String(place + 1).padStart(2, '0')}-${side.toLowerCase()}.jpg`
    if (bytes) photos.push({ name, bytes })
  }
  const pdf = await drawDisputePdf(record, photos, keyFingerprint(keys.documentKey))
  if (format === 'PDF') return file(pdf)
  const { messages, ...dispute } = record
  return file(
    packSigned(
      keys,
      new Map([
        ['README.txt', strToU8(README)],
        ['summary.pdf', pdf],
        ['dispute.json', packJson(dispute)],
        ['conversation.json', packJson(messages)],
        ...photos.map(({ name, bytes }) => [name, bytes] as const),
      ]),
    ),
  )
}

const file = (bytes: Uint8Array) => ({ content: Buffer.from(bytes).toString('base64') })

/** The conversation as far as the reader sees it. @param role null for an operator */
async function messagesOf(
  db: Kysely<DB>,
  roomId: number,
  { role, now }: { role: 'BUYER' | 'SELLER' | null; now: Date },
): Promise<DisputeRecord['messages']> {
  const member =
    role &&
    (await db
      .selectFrom('chat_member')
      .select('visible_from_seq')
      .where('room_id', '=', roomId)
      .where('role', '=', role)
      .executeTakeFirst())
  const messages = await loadMessages(db, {
    roomId,
    now,
    limit: MOST_MESSAGES,
    ...(member && { visibleFromSeq: member.visible_from_seq }),
  })
  return messages.map((message) => ({
    messageSeq: message.messageSeq,
    by: message.sender.nickName,
    text: messageWords(message),
    at: packMoment(message.createdAt),
  }))
}

const README = `두손 회원 분쟁 자료 모음
========================

안심결제 없이 한 거래의 분쟁 한 건을 기록된 그대로 담은 것입니다.
전자문서·전자거래분쟁조정위원회(국번 없이 118)에 조정을 신청할 때 함께 낼 수 있습니다.

  summary.pdf        사람이 읽는 요약
  dispute.json       신청 내용, 분쟁 기준, 주고받은 제안, 운영팀의 결정
  conversation.json  두 사람의 대화
  evidence/          양쪽이 올린 사진
  SHA256SUMS         위 모든 파일의 SHA-256
  SHA256SUMS.sig     SHA256SUMS에 대한 두손의 서명 (Ed25519)
  public-key.pem     서명을 확인하는 두손의 공개키

확인하는 법
-----------

1. 파일이 바뀌지 않았는지 (리눅스, 맥)

     sha256sum --check SHA256SUMS

2. 두손이 만든 것인지. 공개키는 두손의 /.well-known/evidence-key.pem 과 같아야 합니다.

     openssl pkeyutl -verify -pubin -inkey public-key.pem -rawin -in SHA256SUMS -sigfile SHA256SUMS.sig

이 자료는 기록된 내용을 증명할 뿐, 누구의 말이 맞는지를 증명하지 않습니다.
`
