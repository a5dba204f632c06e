import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { ImageGrid } from '#app/features/chat/media/image-grid.tsx'
import { VideoPlayer } from '#app/features/chat/media/video-player.tsx'
import { LinkedText } from '#app/features/chat/safety/linked-text.tsx'
import { unbrokenMoments } from '#app/format/no-break-space.ts'
import { kstDateTime } from '#app/format/time.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { GUARD_REASONS, reportMediaPath } from '#contracts/chat-constants.ts'
import type { Report } from '#contracts/report.ts'

/** The messages before the report, as the reporter saw them then. */
export function ReportEvidence({
  evidence,
  reported,
  reportSeq,
}: {
  evidence: readonly ChatMessage[]
  reported: Report['reported']
  reportSeq: number
}) {
  const addressOf = reportMediaPath(reportSeq)
  return (
    <Card as="section" aria-labelledby="evidence">
      <h2 id="evidence" className="text-base font-bold text-ink">
        신고할 때의 대화
      </h2>
      {evidence.length === 0 && (
        <p className="mt-3 text-sm text-ink-3">주고받은 메시지가 없어요.</p>
      )}
      <ol className="mt-2 divide-y divide-line">
        {evidence.map((message) => (
          <li key={message.messageSeq} className="py-2.5">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              <span className="font-semibold text-ink">{message.sender.nickName}</span>
              {message.sender.storeSeq === reported.storeSeq && (
                <Badge tone="danger">신고받은 회원</Badge>
              )}
              {message.guard?.reasons.map((reason) => (
                <Badge key={reason} tone="warning">
                  {GUARD_REASONS[reason]}
                </Badge>
              ))}
              <time dateTime={message.createdAt} className="text-ink-3 tabular-nums">
                {kstDateTime(message.createdAt)}
              </time>
            </p>
            <p className="mt-1 text-base text-ink-2">
              {message.messageType === 'noticeMessage' && (
                <span className="text-ink-3">[알림] </span>
              )}
              <LinkedText text={unbrokenMoments(message.message)} />
            </p>
            {message.images.length > 0 && (
              <div className="mt-2 chat-media">
                <ImageGrid images={message.images} addressOf={addressOf} />
              </div>
            )}
            {message.video && (
              <div className="mt-2 chat-media">
                <VideoPlayer video={message.video} addressOf={addressOf} />
              </div>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
