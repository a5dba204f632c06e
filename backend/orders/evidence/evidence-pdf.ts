import { COURIERS, type CourierCode } from '#contracts/couriers.ts'
import { DECISION_REASONS, type DecisionReason } from '#contracts/decision-reasons.ts'
import { messageSpeaker } from '#contracts/message-speaker.ts'
import { DECISIONS } from '#contracts/order-case-constants.ts'
import { CLAIM_DECISIONS } from '#contracts/order-claim-constants.ts'
import { ORDER_TYPES } from '#contracts/order-states.ts'
import { PARCEL_STEPS } from '#contracts/parcel-steps.ts'
import { PAYMENT_METHODS } from '#contracts/payment-constants.ts'
import { wonWords } from '../../korea/korean-words.ts'
import type { Evidence } from './collect-evidence.ts'
import type { EvidencePhoto } from './evidence-photos.ts'
import {
  ACTOR_WORDS,
  eventWords,
  messageWords,
  packMoment,
  photoWords,
  statementWords,
  stateWords,
} from './evidence-words.ts'
import { drawPackPdf, type PackPage, packThumbnail } from './pack-pdf.ts'

const MOST_PHOTOS = 12
/** Of what the members have shown; the ZIP has all. */
const MOST_SHOWN = 24

/** The pack in a form to read, print and hand over: A4, with page numbers and the hash of the last event. */
export async function drawEvidencePdf(
  evidence: Evidence,
  { listed, shown }: { listed: readonly EvidencePhoto[]; shown: readonly EvidencePhoto[] },
  fingerprint: string,
): Promise<Uint8Array> {
  const pictures: Buffer[] = []
  for (const { bytes } of listed.slice(0, MOST_PHOTOS)) pictures.push(await packThumbnail(bytes))
  const proofs = new Map<string, Buffer>()
  for (const { name, bytes } of shown.slice(0, MOST_SHOWN))
    proofs.set(name, await packThumbnail(bytes))
  return drawPackPdf(
    {
      title: `두손 거래 증거 모음 - 주문 ${evidence.orderSeq}`,
      foot: `두손 · 주문 ${evidence.orderSeq}`,
      madeAt: evidence.madeAt,
    },
    (page) => draw(page, { evidence, pictures, proofs, fingerprint }),
  )
}

function draw(
  page: PackPage,
  {
    evidence,
    pictures,
    proofs,
    fingerprint,
  }: {
    evidence: Evidence
    pictures: readonly Buffer[]
    /** By their file in the pack. */
    proofs: ReadonlyMap<string, Buffer>
    fingerprint: string
  },
): void {
  page.title('두손 거래 증거 모음')
  page.pale(
    `주문 ${evidence.orderSeq} · ${packMoment(evidence.madeAt)} 기준 · ${READERS[evidence.reader]}`,
  )
  page.heading('거래')
  page.facts([
    ['거래 방법', ORDER_TYPES[evidence.type]],
    ['현재 상태', stateWords(evidence.state, evidence)],
    ['주문한 때', packMoment(evidence.orderedAt)],
    ['구매자', evidence.buyer],
    ['판매자', evidence.seller],
    ...(evidence.delivery
      ? ([['받는 곳', `${evidence.delivery.name}, ${evidence.delivery.address}`]] as const)
      : []),
  ])

  page.heading('상품 (주문할 때의 내용)')
  page.facts([
    ['제목', evidence.listing.title],
    ['상품번호', `${evidence.listing.productSeq} (${evidence.listing.productVersion}번째 내용)`],
    ['가격', wonWords(evidence.listing.price)],
  ])
  page.text(evidence.listing.body)
  page.pictures(pictures)

  page.heading('금액과 결제')
  const { amounts } = evidence
  page.facts([
    ['거래 금액', wonWords(amounts.price)],
    ['배송비', wonWords(amounts.shippingFee)],
    ['수수료', `구매자 ${wonWords(amounts.buyerFee)}, 판매자 ${wonWords(amounts.sellerFee)}`],
    ['합계', wonWords(amounts.total)],
    ...(amounts.points > 0 ? ([['포인트로', `${wonWords(amounts.points)} 냄`]] as const) : []),
    ...evidence.payments.map(
      ({ method, amount, paidAt }) =>
        [
          '결제',
          `${PAYMENT_METHODS[method]} ${wonWords(amount)} · ${paidAt ? packMoment(paidAt) : '-'}`,
        ] as const,
    ),
    ...evidence.refunds.map(
      ({ amount, doneAt }) =>
        ['환불', `${wonWords(amount)} · ${doneAt ? packMoment(doneAt) : '진행 중'}`] as const,
    ),
    ...evidence.payouts.map(
      ({ amount, doneAt }) =>
        ['정산', `${wonWords(amount)} · ${doneAt ? packMoment(doneAt) : '진행 중'}`] as const,
    ),
  ])

  if (evidence.parcels.length > 0) page.heading('배송')
  for (const { direction, courier, invoiceNo, createdAt, steps } of evidence.parcels) {
    page.facts([
      [
        direction === 'OUT' ? '보낸 상품' : '반품',
        `${COURIERS[courier as CourierCode].name} ${invoiceNo} · ${packMoment(createdAt)} 등록`,
      ],
      ...steps.map(
        ({ at, step, place }) => [packMoment(at), `${PARCEL_STEPS[step].label} ${place}`] as const,
      ),
    ])
  }

  if (evidence.statements.length > 0) page.heading('양쪽의 이야기')
  for (const statement of evidence.statements) {
    page.facts([
      [
        packMoment(statement.at),
        [
          `${ACTOR_WORDS[statement.role]} · ${statementWords(statement)}`,
          statement.text,
          photoWords(statement.photos),
        ]
          .filter(Boolean)
          .join('\n'),
      ],
    ])
    page.pictures(statement.photos.flatMap(({ file }) => proofs.get(file) ?? []))
  }
  if (evidence.decision) {
    const { decision, reasonCode, note, at } = evidence.decision
    const words = withReason(DECISIONS[decision].label, reasonCode)
    page.facts([[packMoment(at), `운영자의 결정 · ${words}\n${note}`]])
  }

  if (evidence.claim?.decision) {
    const { decision, amount, reasonCode, note, at } = evidence.claim.decision
    const what = `${CLAIM_DECISIONS[decision]}${amount === null ? '' : ` ${wonWords(amount)}`}`
    const words = withReason(what, reasonCode)
    page.facts([[packMoment(at), `보상 신청에 대한 운영자의 결정 · ${words}\n${note}`]])
  }

  page.heading('일어난 일')
  for (const event of evidence.events)
    page.facts([
      [
        packMoment(event.at),
        `${ACTOR_WORDS[event.actor as keyof typeof ACTOR_WORDS] ?? event.actor} · ${eventWords(event, evidence)} [${stateWords(event.toState, evidence)}]\n기록 ${event.place} · ${event.hash.slice(0, 16)}`,
      ],
    ])

  page.heading('대화')
  if (evidence.messages.length === 0) page.pale('이 상품에 대해 나눈 대화가 없어요.')
  for (const message of evidence.messages)
    page.facts([
      [packMoment(message.createdAt), `${messageSpeaker(message)}: ${messageWords(message)}`],
    ])

  page.heading('위조 여부를 확인하는 법')
  page.text(
    `ZIP 파일에는 이 문서와 원본 기록, 모든 파일의 SHA-256과 두손의 전자서명(Ed25519)이 함께 들어 있습니다. README.txt의 방법대로 인터넷 없이 확인할 수 있습니다.`,
  )
  page.facts([
    ['마지막 기록', evidence.events.at(-1)?.hash ?? '-'],
    ['공개키 지문', fingerprint],
  ])
}

/** A decision; older ones have no reason beside the operator's note. */
const withReason = (decided: string, reasonCode: DecisionReason | null): string =>
  reasonCode === null ? decided : `${decided} · ${DECISION_REASONS[reasonCode]}`

const READERS = {
  BUYER: '구매자가 받은 자료',
  SELLER: '판매자가 받은 자료',
  OPERATOR: '운영팀이 받은 자료',
} as const
