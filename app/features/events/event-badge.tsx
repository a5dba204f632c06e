import { Badge } from '#app/components/badge.tsx'

export function EventBadge({ ended }: { ended: boolean }) {
  return <Badge tone={ended ? 'sold' : 'info'}>{ended ? '종료' : '진행 중'}</Badge>
}
