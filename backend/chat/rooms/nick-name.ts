import type { UserStatus } from '#contracts/account.ts'

const WITHDRAWN_NAME = '탈퇴한 회원'

/** The name of a user in the chat; the name of a withdrawn user is hidden. */
export function nickNameOf({
  name,
  user_status: status,
}: {
  name: string
  user_status: UserStatus
}): string {
  return status === 'WITHDRAWN' ? WITHDRAWN_NAME : name
}
