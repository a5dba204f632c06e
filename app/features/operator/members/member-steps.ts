import { count } from '#app/format/count.ts'
import { kstDateTime } from '#app/format/time.ts'
import { isOperatorRole, type Role } from '#contracts/account-constants.ts'
import type { MemberDetail } from '#contracts/main.ts'
import { SANCTION_LIMITS, type SanctionKind } from '#contracts/sanction-rules.ts'

/**
 * What an operator may do with an account beside a sanction. Each is a page of its own, which says what follows and asks
 * for a reason.
 */
export const MEMBER_STEPS = {
  restore: { action: 'RESTORE', label: '이용 제한 풀기', isHarsh: false },
  'sign-out': { action: 'SIGN_OUT', label: '모든 기기에서 로그아웃하기', isHarsh: false },
  'reset-factor': { action: 'RESET_FACTOR', label: '2단계 인증 초기화하기', isHarsh: true },
} as const

export type MemberStep = keyof typeof MEMBER_STEPS

type Member = Pick<
  MemberDetail,
  'role' | 'status' | 'deviceCount' | 'roomCount' | 'shownProductCount'
>

/** The steps that are possible; restoring stands apart from them, where the page says that the member is suspended. */
export function possibleSteps({ role, status }: Pick<Member, 'role' | 'status'>): MemberStep[] {
  if (status === 'SUSPENDED') return ['restore']
  if (status !== 'USER') return []
  return isOperatorRole(role) ? ['sign-out', 'reset-factor'] : ['sign-out']
}

/** Whether an operator can warn or suspend the member now. */
export const isSanctionable = ({ status }: Pick<Member, 'status'>): boolean => status === 'USER'

/** Why this operator can do nothing with this account; null when it is possible. */
export function objectionOf(
  member: Pick<Member, 'role' | 'status'>,
  { isSelf, role }: { isSelf: boolean; role: Role },
): string | null {
  if (isSelf) return '내 계정에는 조치할 수 없어요.'
  if (member.status === 'WITHDRAWN') return '탈퇴한 회원이라 할 수 있는 조치가 없어요.'
  if (isOperatorRole(member.role) && role !== 'ADMIN')
    return '운영자 계정은 관리자만 바꿀 수 있어요.'
  return null
}

/** What a warning or a suspension does, and until when. @param endsAt null where nothing ends */
export function sanctionConsequences(
  { kind, endsAt }: { kind: SanctionKind; endsAt: string | null },
  member: Pick<Member, 'deviceCount' | 'roomCount' | 'shownProductCount'>,
): Consequence[] {
  if (kind === 'WARNING')
    return [
      { about: '계정', text: '로그인, 채팅, 상품은 그대로예요.' },
      {
        about: '횟수',
        text: `${SANCTION_LIMITS.countedDays}일 동안 제재 횟수에 세어, 다음에는 더 무거운 조치를 알려 드려요.`,
      },
      { about: '알림', text: '회원의 알림함과 마이페이지에 어긴 규정과 까닭이 보여요.' },
    ]
  return [
    {
      about: '로그인',
      text: `로그인한 기기 ${count(member.deviceCount)}대에서 바로 로그아웃되고, 제한된 동안 로그인할 수 없어요. 로그인하려고 하면 어긴 규정과 까닭, 이의를 내는 곳이 보여요.`,
    },
    {
      about: '채팅',
      text: `채팅방 ${count(member.roomCount)}개에서 서로 메시지, 가격 제안, 약속을 보낼 수 없어요. 나눈 대화는 상대에게 남고, 상대에게는 알리지 않아요.`,
    },
    {
      about: '상품',
      text: `가게와 판매중이거나 예약중인 상품 ${count(member.shownProductCount)}개가 다른 회원에게 보이지 않아요. 풀리면 그대로 다시 보여요.`,
    },
    {
      about: '주문',
      text: '진행 중인 안심결제는 정해진 기한대로 끝나요. 회원은 주문 화면을 열 수 없어서, 보내지 않은 주문은 환불되고 받은 물건은 저절로 구매확정돼요. 확정된 돈은 등록한 계좌로 가요. 기한대로 끝나면 안 되는 주문은 분쟁으로 열거나 지급을 보류해 주세요.',
    },
    {
      about: '기간',
      text:
        endsAt === null
          ? '끝나는 날이 없어요. 운영팀이 풀거나 이의를 받아들일 때까지 이어져요.'
          : `${kstDateTime(endsAt)}에 저절로 풀리고, 회원에게 알림을 보내요.`,
    },
  ]
}

export interface Consequence {
  about: string
  text: string
}

/** What a step does to the member's sign-ins, chats and goods, and until when. */
export function consequencesOf(step: MemberStep, member: Member): Consequence[] {
  const devices = `${count(member.deviceCount)}대`
  const rooms = `${count(member.roomCount)}개`
  const goods = `${count(member.shownProductCount)}개`
  switch (step) {
    case 'restore':
      return [
        { about: '로그인', text: '다시 로그인할 수 있어요. 제한이 풀렸다는 알림을 보내요.' },
        { about: '채팅', text: `채팅방 ${rooms}에서 다시 서로 메시지를 보낼 수 있어요.` },
        {
          about: '상품',
          text: `가게와 판매중이거나 예약중인 상품 ${goods}가 다시 보여요.`,
        },
        {
          about: '횟수',
          text: '미리 풀어도 제재 횟수에는 세어요. 잘못한 결정이면 이의를 받아들이거나 10분 안에 되돌려 주세요.',
        },
      ]
    case 'sign-out':
      return [
        {
          about: '로그인',
          text: `로그인한 기기 ${devices}에서 바로 로그아웃돼요. 회원은 언제든 다시 로그인할 수 있어요.`,
        },
        { about: '채팅과 상품', text: '그대로예요.' },
      ]
    case 'reset-factor':
      return [
        {
          about: '2단계 인증',
          text: '인증 앱, 패스키, 복구 코드가 모두 지워져요. 되돌릴 수 없고, 다시 로그인할 때 새로 설정해야 해요.',
        },
        { about: '로그인', text: `로그인한 기기 ${devices}에서 바로 로그아웃돼요.` },
      ]
  }
}
