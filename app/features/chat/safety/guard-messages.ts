import { josa } from '#app/format/josa.ts'
import type { Guard } from '#contracts/chat.ts'
import { GUARD_REASONS, type GuardReason } from '#contracts/chat-constants.ts'

const MASKABLE: readonly GuardReason[] = [
  'PHONE',
  'ACCOUNT',
  'RESIDENT_NUMBER',
  'MESSENGER',
  'PAYMENT_LINK',
]

/** For the reader. */
const TO_READER: Record<GuardReason, string> = {
  REPORTED:
    '사기 피해사례에 오른 번호나 아이디예요. 거래를 멈추고 돈을 보내지 마세요. 보냈다면 112와 은행에 지급정지를 요청하세요.',
  PHONE: '연락은 두손 채팅으로 주고받아 주세요.',
  ACCOUNT: '물건을 확인하기 전에는 계좌로 돈을 보내지 마세요. 안심결제로 거래하면 안전해요.',
  RESIDENT_NUMBER: '주민등록번호는 거래에 필요하지 않아요.',
  MESSENGER: '다른 메신저에서 거래하면 문제가 생겨도 도와드리기 어려워요.',
  PAYMENT_LINK: '상대가 보낸 링크에서 결제하거나 로그인하지 마세요.',
  OUTSIDE_LINK: '두손이 아닌 사이트예요. 개인정보나 결제 정보를 입력하지 마세요.',
  ADVANCE_PAYMENT:
    '물건을 받기 전에 돈을 먼저 보내면 돌려받기 어려워요. 안심결제로 거래하면 안전해요.',
}

/** For the author. */
const TO_WRITER: Record<GuardReason, string> = {
  REPORTED:
    '사기 피해사례에 오른 번호나 아이디예요. 상대에게도 알려 드렸어요. 사실과 다르면 이의를 낼 수 있어요.',
  PHONE: '두손 채팅으로 이야기하면 문제가 생겼을 때 도움을 받을 수 있어요.',
  ACCOUNT: '안심결제로 거래하면 계좌번호를 알려 주지 않아도 돼요.',
  RESIDENT_NUMBER: '주민등록번호는 아무에게도 알려 주지 마세요.',
  MESSENGER: '두손 채팅으로 이야기하면 문제가 생겼을 때 도움을 받을 수 있어요.',
  PAYMENT_LINK: '결제는 두손 안심결제로 진행해 주세요.',
  OUTSIDE_LINK: '상대에게는 다른 사이트로 가는 링크라고 알려 드려요.',
  ADVANCE_PAYMENT: '상대에게는 돈을 먼저 보내지 말라고 알려 드려요. 안심결제를 이용해 보세요.',
}

/** Why a message is shown as it is, in words for one of the two. */
export function guardMessage({ level, reasons }: Guard, isOwn: boolean): string {
  const [first] = reasons
  if (!first) return ''
  const advice = (isOwn ? TO_WRITER : TO_READER)[first]
  if (level !== 'MASK') return advice
  const masked = reasons
    .filter((reason) => MASKABLE.includes(reason))
    .map((reason) => GUARD_REASONS[reason])
  const names = masked.join(', ')
  return `${josa(names, '은/는')} 가려졌어요. ${advice}`
}
