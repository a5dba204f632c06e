import { Badge } from '#app/components/badge.tsx'
import type { Role, UserStatus } from '#contracts/account-constants.ts'

const STATUS_LABELS: Record<UserStatus, string> = {
  USER: '이용 중',
  SUSPENDED: '이용 제한',
  WITHDRAWN: '탈퇴',
}

export const ROLE_LABELS: Record<Role, string> = {
  USER: '회원',
  OPERATOR: '운영자',
  ADMIN: '관리자',
}

export function MemberStatus({ status }: { status: UserStatus }) {
  return <Badge tone={status === 'USER' ? 'neutral' : 'danger'}>{STATUS_LABELS[status]}</Badge>
}
