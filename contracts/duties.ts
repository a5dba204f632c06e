// Separate from operator-desk.ts, so that code in the browser does not import the schema library.
import type { DeskQueue } from './desk-constants.ts'

/**
 * What an operator can be in charge of. Rights are given by duty, so that personal data is seen only by those whose work
 * needs it (개인정보의 안전성 확보조치 기준 제5조). An administrator has every duty.
 */
export const DUTIES = {
  MEMBERS: { label: '회원·제재', does: '회원을 찾고, 이용을 제한하거나 풀고, 이의 신청을 맡아요.' },
  SUPPORT: { label: '문의', does: '1:1 문의에 답하고, 자주 쓰는 답변을 관리해요.' },
  SAFETY: {
    label: '신고·상품 검토',
    does: '신고와 피해사례, 검토할 상품과 금지품목을 맡고, 이용을 제한해요.',
  },
  TRADES: { label: '주문·분쟁', does: '안심결제 주문의 문제와 보상, 회원 사이의 분쟁을 맡아요.' },
  MONEY: { label: '정산·장부', does: '장부와 결제사 대조, 정산, 요금을 맡아요.' },
  CONTENTS: {
    label: '콘텐츠·검색',
    does: '공지, 약관과 정책, 콘텐츠, 이벤트, 배너, 기획전, 자주 묻는 질문, 검색 낱말을 관리해요.',
  },
} as const satisfies Record<string, { label: string; does: string }>
export type Duty = keyof typeof DUTIES
export const DUTY_KEYS = Object.keys(DUTIES) as [Duty, ...Duty[]]

/** Who may call an endpoint of the desk: operators with one of these duties, all operators, or administrators alone. */
export type NeededDuty = Duty | readonly Duty[] | 'ANY' | 'ADMINISTRATOR'

/** Cases are about members: operators who work on one may look at them. */
export const MEMBER_DUTIES = ['MEMBERS', 'SUPPORT', 'SAFETY', 'TRADES'] as const satisfies Duty[]

/** Reports and damage end in sanctions too. */
export const SANCTION_DUTIES = ['MEMBERS', 'SAFETY'] as const satisfies Duty[]

/** Which duty a queue of the desk belongs to. */
export const QUEUE_DUTIES: Record<DeskQueue, Duty> = {
  QUESTIONS: 'SUPPORT',
  REPORTS: 'SAFETY',
  DAMAGE: 'SAFETY',
  DISPUTES: 'TRADES',
  APPEALS: 'MEMBERS',
  LISTINGS: 'SAFETY',
  ORDERS: 'TRADES',
  LEDGER: 'MONEY',
}

/** In the order of the table, each once. */
export const sortedDuties = (duties: readonly Duty[]): Duty[] =>
  DUTY_KEYS.filter((duty) => duties.includes(duty))

/** `문의, 주문·분쟁` */
export const dutyWords = (duties: readonly Duty[]): string =>
  sortedDuties(duties)
    .map((duty) => DUTIES[duty].label)
    .join(', ')

/** The duties of which one is needed; null where any operator may, and administrators have all. */
export function neededDuties(needed: NeededDuty): readonly Duty[] | null {
  if (needed === 'ANY') return null
  if (needed === 'ADMINISTRATOR') return []
  return typeof needed === 'string' ? [needed] : needed
}

/** Whether an operator has one of the duties that are needed. */
export function hasDuty(
  { duties, isAdministrator }: { duties: readonly Duty[]; isAdministrator: boolean },
  needed: NeededDuty,
): boolean {
  const any = neededDuties(needed)
  return isAdministrator || any === null || any.some((duty) => duties.includes(duty))
}

/** What an operator is told who has none of the duties that are needed. */
export function dutyRefusal(needed: NeededDuty): string {
  if (needed === 'ADMINISTRATOR') return '관리자만 이용할 수 있어요.'
  const duties = neededDuties(needed) ?? []
  return `${dutyWords(duties)} 담당 운영자만 이용할 수 있어요. 필요하면 관리자에게 담당을 요청해 주세요.`
}
