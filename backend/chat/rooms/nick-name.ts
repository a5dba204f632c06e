import type { UserStatus } from '#contracts/account.ts'

const WITHDRAWN_NAME = '탈퇴한 회원'

/** What somebody is called in the chat; of who has left no number stays in sight. */
export function nickNameOf({
  name,
  user_status: status,
}: {
  name: string
  user_status: UserStatus
}): string {
  return status === 'WITHDRAWN' ? WITHDRAWN_NAME : name
}
