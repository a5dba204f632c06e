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
}

const SEE_BELOW = '등록할 수 없는 내용이 있어요. 아래의 안내를 봐 주세요.'
const CONFIRM_FIRST = '위의 안내를 읽고 확인해 주세요.'

/** A refusal of the host as the form shows it: each sentence at its field. */
export function listingRefusal({ code, message, data }: Refused): Partial<SellAnswer> {
  const { problems = [], findings = [], version } = Object(data) as Details
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
      return { errors: { form: message }, isFull: true }
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
