import PdfDocument from 'pdfkit'
import { COURIERS, type CourierCode } from '#contracts/couriers.ts'
import { DECISIONS } from '#contracts/order-case-constants.ts'
import { CLAIM_DECISIONS } from '#contracts/order-claim-constants.ts'
import { ORDER_TYPES } from '#contracts/order-states.ts'
import { PARCEL_STEPS } from '#contracts/parcel-steps.ts'
import { PAYMENT_METHODS } from '#contracts/payment-constants.ts'
import { wonWords } from '../../korea/korean-words.ts'
import { fontFile } from '../../media/installed.ts'
import sharp from '../../media/sharp.ts'
import type { Evidence } from './collect-evidence.ts'
import type { EvidencePhoto } from './evidence-photos.ts'
import {
  ACTOR_WORDS,
  eventWords,
  messageWords,
  packMoment,
  statementWords,
  stateWords,
} from './evidence-words.ts'

const INK = '#1f2933'
const PALE = '#5b6770'
const LINE = '#d5dade'
const MARGIN = 48
const PHOTO = 118
const MOST_PHOTOS = 12
/** Left column of facts. */
const LABEL_WIDTH = 92

/** The pack in a form to read, print and hand over: A4, with page numbers and the hash of the last event. */
export async function drawEvidencePdf(
  evidence: Evidence,
  photos: readonly EvidencePhoto[],
  fingerprint: string,
): Promise<Uint8Array> {
  const pictures: Buffer[] = []
  for (const { bytes } of photos.slice(0, MOST_PHOTOS)) pictures.push(await smallJpeg(bytes))
  const document = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    info: {
      Title: `두손 거래 증거 모음 - 주문 ${evidence.orderSeq}`,
      Author: '두손',
      CreationDate: new Date(evidence.madeAt),
    },
  })
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.once('end', resolve)
    document.once('error', reject)
  })
  document.registerFont('text', fontFile('Medium'))
  document.registerFont('bold', fontFile('Bold'))
  const page = writer(document)

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
        `${ACTOR_WORDS[statement.role]} · ${statementWords(statement)}\n${statement.text}`,
      ],
    ])
  }
  if (evidence.decision) {
    const { decision, note, at } = evidence.decision
    page.facts([[packMoment(at), `운영자의 결정 · ${DECISIONS[decision].label}\n${note}`]])
  }

  if (evidence.claim?.decision) {
    const { decision, amount, note, at } = evidence.claim.decision
    const what =
      amount === null
        ? CLAIM_DECISIONS[decision]
        : `${CLAIM_DECISIONS[decision]} ${wonWords(amount)}`
    page.facts([[packMoment(at), `보상 신청에 대한 운영자의 결정 · ${what}\n${note}`]])
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
      [packMoment(message.createdAt), `${message.sender.nickName}: ${messageWords(message)}`],
    ])

  page.heading('위조 여부를 확인하는 법')
  page.text(
    `ZIP 파일에는 이 문서와 원본 기록, 모든 파일의 SHA-256과 두손의 전자서명(Ed25519)이 함께 들어 있습니다. README.txt의 방법대로 인터넷 없이 확인할 수 있습니다.`,
  )
  page.facts([
    ['마지막 기록', evidence.events.at(-1)?.hash ?? '-'],
    ['공개키 지문', fingerprint],
  ])
  page.numbers(`두손 · 주문 ${evidence.orderSeq}`)
  document.end()
  await ended
  return Buffer.concat(chunks)
}

const READERS = {
  BUYER: '구매자가 받은 자료',
  SELLER: '판매자가 받은 자료',
  OPERATOR: '운영팀이 받은 자료',
} as const

const smallJpeg = (bytes: Uint8Array) =>
  sharp(bytes)
    .autoOrient()
    .resize(480, 480, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()

type Pdf = InstanceType<typeof PdfDocument>

function writer(document: Pdf) {
  const width = document.page.width - 2 * MARGIN
  const bottom = () => document.page.height - MARGIN - 20
  const room = (height: number) => {
    if (document.y + height > bottom()) document.addPage()
  }
  return {
    title(text: string) {
      document.font('bold').fontSize(20).fillColor(INK).text(text, MARGIN, document.y, { width })
      document.moveDown(0.3)
    },
    heading(text: string) {
      document.moveDown(1)
      room(60)
      document.font('bold').fontSize(12).fillColor(INK).text(text, MARGIN, document.y, { width })
      const y = document.y + 3
      document
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + width, y)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke()
      document.y = y + 7
    },
    pale(text: string) {
      document.font('text').fontSize(9).fillColor(PALE).text(text, MARGIN, document.y, { width })
    },
    text(text: string) {
      document.font('text').fontSize(9.5).fillColor(INK)
      document.text(text, MARGIN, document.y, { width, lineGap: 2 })
      document.moveDown(0.5)
    },
    facts(rows: readonly (readonly [string, string])[]) {
      const valueWidth = width - LABEL_WIDTH
      for (const [label, value] of rows) {
        document.font('text').fontSize(9.5)
        room(Math.min(document.heightOfString(value, { width: valueWidth, lineGap: 2 }) + 4, 200))
        const { y } = document
        document
          .fontSize(8)
          .fillColor(PALE)
          .text(label, MARGIN, y + 1, { width: LABEL_WIDTH - 6 })
        document.fontSize(9.5).fillColor(INK)
        const { page } = document
        document.text(value, MARGIN + LABEL_WIDTH, y, { width: valueWidth, lineGap: 2 })
        const isSamePage = document.page === page
        document.y = (isSamePage ? Math.max(document.y, y + 12) : document.y) + 3
        document.x = MARGIN
      }
    },
    pictures(pictures: readonly Buffer[]) {
      for (let place = 0; place < pictures.length; place += 4) {
        room(PHOTO + 8)
        const { y } = document
        for (const [column, picture] of pictures.slice(place, place + 4).entries())
          document.image(picture, MARGIN + column * (PHOTO + 8), y, { width: PHOTO, height: PHOTO })
        document.y = y + PHOTO + 8
      }
    },
    numbers(text: string) {
      const { start, count } = document.bufferedPageRange()
      for (let index = start; index < start + count; index += 1) {
        document.switchToPage(index)
        // A line below the margin would begin a new page.
        document.page.margins.bottom = 0
        document
          .font('text')
          .fontSize(8)
          .fillColor(PALE)
          .text(`${text} · ${index + 1} / ${count}`, MARGIN, document.page.height - MARGIN + 8, {
            width,
            align: 'center',
            lineBreak: false,
          })
      }
    },
  }
}
