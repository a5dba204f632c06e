import { count } from '#app/format/count.ts'
import { isOperatorRole, type Role } from '#contracts/account-constants.ts'
import type { MemberDetail } from '#contracts/main.ts'

/** What an operator may do with an account. Each is a page of its own, which says what follows and asks for a reason. */
export const MEMBER_STEPS = {
  suspend: { action: 'SUSPEND', label: '이용 제한하기', isHarsh: true },
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
  return isOperatorRole(role) ? ['sign-out', 'reset-factor', 'suspend'] : ['sign-out', 'suspend']
}

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

interface Consequence {
  about: string
  text: string
}

/** What a step does to the member's sign-ins, chats and goods, and until when. */
export function consequencesOf(step: MemberStep, member: Member): Consequence[] {
  const devices = `${count(member.deviceCount)}대`
  const rooms = `${count(member.roomCount)}개`
  const goods = `${count(member.shownProductCount)}개`
  switch (step) {
    case 'suspend':
      return [
        {
          about: '로그인',
          text: `로그인한 기기 ${devices}에서 바로 로그아웃되고, 제한이 풀릴 때까지 로그인할 수 없어요. 로그인하려고 하면 이용이 제한됐다는 안내를 봐요.`,
        },
        {
          about: '채팅',
          text: `채팅방 ${rooms}에서 서로 메시지, 가격 제안, 약속을 보낼 수 없어요. 나눈 대화는 상대에게 남고, 상대에게는 알리지 않아요.`,
        },
        {
          about: '상품',
          text: `판매중이거나 예약중인 상품 ${goods}는 내려가지 않고 계속 보여요. 하지만 아무도 채팅을 새로 시작할 수 없어요.`,
        },
        { about: '기간', text: '끝나는 날이 없어요. 운영팀이 풀 때까지 이어져요.' },
      ]
    case 'restore':
      return [
        { about: '로그인', text: '다시 로그인할 수 있어요. 회원에게 따로 알리지는 않아요.' },
        { about: '채팅', text: `채팅방 ${rooms}에서 다시 서로 메시지를 보낼 수 있어요.` },
        {
          about: '상품',
          text: `판매중이거나 예약중인 상품 ${goods}로 다시 채팅을 받을 수 있어요.`,
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
