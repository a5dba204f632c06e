import { DISPUTE_SOURCES, GOODS_GROUPS } from '#contracts/dispute-standard.ts'
import type { MemberDisputeEvent } from '#contracts/member-dispute.ts'
import {
  DISPUTE_FAVOURS,
  type DisputeTerms,
  disputeCitation,
  disputeTermsLabel,
  MEMBER_DISPUTE_TYPES,
  TRADE_WAYS,
} from '#contracts/member-dispute-rules.ts'
import {
  DISPUTE_SIDES,
  MEMBER_DISPUTE_ACTIONS,
  MEMBER_DISPUTE_STATES,
} from '#contracts/member-dispute-states.ts'
import { wonWords } from '../korea/korean-words.ts'
import { packMoment } from '../orders/evidence/evidence-words.ts'
import { drawPackPdf, type PackPage, packThumbnail } from '../orders/evidence/pack-pdf.ts'
import type { DisputeRecord } from './dispute-record.ts'

/** A dispute in a form that a mediator reads. */
export async function drawDisputePdf(
  record: DisputeRecord,
  photos: readonly { bytes: Uint8Array }[],
  fingerprint: string,
): Promise<Uint8Array> {
  const pictures: Buffer[] = []
  for (const { bytes } of photos) pictures.push(await packThumbnail(bytes))
  const { disputeSeq, madeAt } = record
  return drawPackPdf(
    {
      title: `두손 회원 분쟁 자료 모음 - 분쟁 ${disputeSeq}`,
      foot: `두손 · 회원 분쟁 ${disputeSeq}`,
      madeAt,
    },
    (page) => draw(page, { record, pictures, fingerprint }),
  )
}

const PEOPLE = { ...DISPUTE_SIDES, OPERATOR: '운영팀', TIMER: '자동' } as const
const ROLES = { BUYER: '구매자', SELLER: '판매자' } as const

const termsWords = (want: DisputeTerms, amount: number | null) =>
  [disputeTermsLabel(want), amount === null ? '' : wonWords(amount)].filter(Boolean).join(' ')

function eventWords({ by, action, favour, want, amount, note }: MemberDisputeEvent): string {
  const said = action === 'OPEN' ? '' : note
  return [
    `${PEOPLE[by]} · ${MEMBER_DISPUTE_ACTIONS[action]}`,
    want && `${favour ? `${DISPUTE_FAVOURS[favour]} · ` : ''}${termsWords(want, amount)}`,
    said,
  ]
    .filter(Boolean)
    .join('\n')
}

function draw(
  page: PackPage,
  {
    record,
    pictures,
    fingerprint,
  }: { record: DisputeRecord; pictures: readonly Buffer[]; fingerprint: string },
): void {
  const { type, way, goods, isBusiness, days, claimantRole } = record
  const citation = disputeCitation({ type, way, goods, isBusiness, days })
  page.title('두손 회원 분쟁 자료 모음')
  page.pale(`분쟁 ${record.disputeSeq} · ${packMoment(record.madeAt)} 기준 · 조정 신청용`)

  page.heading('거래')
  page.facts([
    ['상품', `${record.title} (상품번호 ${record.productSeq})`],
    ['올린 가격', wonWords(record.price)],
    ['물건 종류', GOODS_GROUPS[goods].label],
    ['거래 방법', `${TRADE_WAYS[way]}, 안심결제 없음`],
    ['판매자', isBusiness ? '사업자' : '개인'],
    ...(record.receivedOn ? ([['받은 날', record.receivedOn]] as const) : []),
    ['신청인', `${record.claimant} (${ROLES[claimantRole]})`],
    ['상대방', `${record.respondent} (${ROLES[claimantRole === 'BUYER' ? 'SELLER' : 'BUYER']})`],
  ])

  page.heading('신청 내용')
  page.facts([
    ['문제', MEMBER_DISPUTE_TYPES[type].label],
    ['바라는 해결', termsWords(record.want, record.amount)],
    ['신청한 때', packMoment(record.createdAt)],
    ['현재 상태', MEMBER_DISPUTE_STATES[record.state].label],
  ])
  page.text(record.story)
  if (pictures.length > 0) page.pictures(pictures)

  page.heading('분쟁 기준 (참고)')
  page.text(`${citation.label}. ${citation.words}`)
  page.pale(`근거: ${citation.sources.map((source) => DISPUTE_SOURCES[source]).join(', ')}`)

  page.heading('주고받은 제안과 결정')
  page.facts(record.events.map((event) => [packMoment(event.at), eventWords(event)] as const))

  page.heading('대화')
  if (record.messages.length === 0) page.pale('나눈 대화가 없어요.')
  page.facts(record.messages.map(({ at, by, text }) => [at, `${by}: ${text}`] as const))

  page.heading('위조 여부를 확인하는 법')
  page.text(
    'ZIP 파일에는 이 문서와 원본 기록, 모든 파일의 SHA-256과 두손의 전자서명(Ed25519)이 함께 들어 있습니다. README.txt의 방법대로 인터넷 없이 확인할 수 있습니다.',
  )
  page.facts([['공개키 지문', fingerprint]])
}
