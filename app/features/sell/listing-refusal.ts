import { count } from '#app/format/count.ts'
import type { ListingProblem } from '#contracts/listing-rules.ts'
import type { ListingFinding } from '#contracts/listing-screening.ts'
import type { SellAnswer } from './sell-answer.ts'

/** What the host refused; its details depend on the code. */
interface Refused {
  code: string
  message: string
  data?: unknown
}

interface Details {
  problems?: readonly ListingProblem[]
  findings?: readonly ListingFinding[]
  version?: number
  used?: number
  most?: number
  next?: { fromScore: number; most: number } | null
}

const SEE_BELOW = '등록할 수 없는 내용이 있어요. 아래의 안내를 봐 주세요.'
const CONFIRM_FIRST = '위의 안내를 읽고 확인해 주세요.'

/** A refusal of the host as the form shows it: each sentence at its field. */
export function listingRefusal({ code, message, data }: Refused): Partial<SellAnswer> {
  const { problems = [], findings = [], version, most, next } = Object(data) as Details
  switch (code) {
    case 'INVALID':
      return {
        errors: Object.fromEntries(
          problems.map(({ field, message: problem }) => [
            field === 'shippingIncluded' ? 'shippingFee' : field,
            problem,
          ]),
        ),
      }
    case 'SCREENED':
      return { errors: { form: message, ...blockedFields(findings) }, findings }
    case 'CONFIRM':
      return { errors: { confirmed: CONFIRM_FIRST }, findings }
    case 'CAP':
      return { errors: { form: `${message} ${capText(most, next)}` } }
    case 'STALE':
      return { errors: { form: message }, ...(version !== undefined && { version }) }
    default:
      return { errors: { form: message } }
  }
}

const blockedFields = (findings: readonly ListingFinding[]) =>
  Object.fromEntries(
    findings.filter(({ level }) => level === 'BLOCK').map(({ field }) => [field, SEE_BELOW]),
  )

function capText(most: number | undefined, next: Details['next']): string {
  const now = most === undefined ? '' : `지금은 ${count(most)}개까지 올릴 수 있어요. `
  const raise = next
    ? `신뢰지수가 ${count(next.fromScore)}점이 되면 ${count(next.most)}개까지 올릴 수 있고, `
    : ''
  return `${now}${raise}판매가 끝난 상품을 판매완료로 바꾸거나 지우면 바로 자리가 생겨요.`
}
