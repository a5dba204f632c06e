export const MEMBER_ACTIONS = {
  SUSPEND: '이용 제한',
  RESTORE: '제한 해제',
  SIGN_OUT: '모든 기기 로그아웃',
  RESET_FACTOR: '2단계 인증 초기화',
} as const
export type MemberAction = keyof typeof MEMBER_ACTIONS

/** What an operator wants to do and why; without a reason nothing is done. */
export function readMemberAction(form: FormData): {
  input: { action: MemberAction; reason: string } | null
  error: string
  reason: string
} {
  const action = form.get('action')
  // As the host counts it: without the zero character.
  const reason = String(form.get('reason') ?? '')
    .replaceAll('\0', '')
    .trim()
  if (typeof action !== 'string' || !Object.hasOwn(MEMBER_ACTIONS, action))
    return { input: null, error: '할 일을 골라 주세요.', reason }
  if (reason.length < 2 || reason.length > 200)
    return { input: null, error: '사유를 2자 이상 200자 이하로 적어 주세요.', reason }
  return { input: { action: action as MemberAction, reason }, error: '', reason }
}
