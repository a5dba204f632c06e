import type { AccountRefusal, PayOutRefusal } from '#backend/operation/bank-verification.ts'

/** Of the hub (`rsp_code`). */
export const HUB = {
  done: 'A0000',
  /** A bank refused: its own code says why. */
  ofBank: 'A0002',
  /** A transaction id that was used before on this day. */
  repeated: 'A0325',
  /** A token that has expired or was withdrawn. */
  token: /^O000[123]$/,
} as const

/** Of a bank (`bank_rsp_code`). */
export const BANK_DONE = '000'
/** The transfer that was asked about does not exist. */
export const BANK_NO_TRANSFER = '701'

/** What a bank's code means; those that are not here leave open what happened. */
const REFUSALS: readonly (readonly [codes: RegExp, refusal: PayOutRefusal])[] = [
  // 해당 계좌 없음, 계좌번호 오류
  [/^41[123]$/, 'NO_ACCOUNT'],
  // 해약 계좌
  [/^415$/, 'CLOSED_ACCOUNT'],
  // 잡좌, 사고 신고 계좌, 거래 중지 계좌, 기타 처리 불가
  [/^(?:416|419|420|499)$/, 'BLOCKED_ACCOUNT'],
  // 예금주 성명·실명번호 불일치
  [/^81[0-9]$/, 'OTHER_OWNER'],
  // 업무 개시 전, 업무 종료, 점검
  [/^20[0-9]$/, 'MAINTENANCE'],
  // 약정 계좌 잔액 부족, 한도 초과
  [/^45[0-9]$/, 'LIMIT'],
]

export function refusalOfBank(code: string): PayOutRefusal | null {
  return REFUSALS.find(([codes]) => codes.test(code))?.[1] ?? null
}

export const isOfAccount = (refusal: PayOutRefusal): refusal is AccountRefusal =>
  refusal !== 'LIMIT'

export const REFUSAL_WORDS: Record<PayOutRefusal, string> = {
  NO_ACCOUNT: '은행에 없는 계좌예요. 은행과 계좌번호를 다시 확인해 주세요.',
  CLOSED_ACCOUNT: '해지된 계좌예요. 쓰고 있는 계좌를 적어 주세요.',
  BLOCKED_ACCOUNT: '입금을 받을 수 없는 계좌예요. 은행에 확인하거나 다른 계좌를 적어 주세요.',
  OTHER_OWNER: '본인 이름의 계좌가 아니에요. 본인 명의 계좌를 적어 주세요.',
  MAINTENANCE:
    '지금은 은행 점검 시간이에요. 보통 밤 11시 30분부터 0시 30분까지예요. 잠시 후 다시 해 주세요.',
  REFUSED: '은행이 받아 주지 않았어요. 다른 계좌를 적어 주세요.',
  LIMIT: '지금은 보낼 수 없어요. 잠시 후 다시 시도할게요.',
}
