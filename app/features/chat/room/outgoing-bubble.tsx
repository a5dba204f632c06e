import { Button } from '#app/components/button.tsx'
import { cx } from '#app/components/cx.ts'
import { AlertIcon, ClockIcon } from '#app/components/icons.tsx'
import type { OutgoingEntry } from '../client/live-room.ts'
import { bubbleLook, type RowActions } from './bubble.ts'
import { FoldedText } from './folded-text.tsx'
import { isJustEmoji } from './just-emoji.ts'
import { OutgoingFiles } from './outgoing-files.tsx'
import type { OutgoingItem } from './room-items.ts'

const STATES: Record<Exclude<OutgoingEntry['state'], 'failed'>, string> = {
  waiting: '연결되면 보내요',
  sending: '보내는 중',
}

const whyOf = ({ error }: OutgoingEntry) => error ?? '보내지 못했어요.'

/** A message that the server has not taken yet. */
export function OutgoingBubble({
  item: { entry, isFirst, isLast },
  actions,
}: {
  item: OutgoingItem
  actions: RowActions | null
}) {
  const { clientMessageId, text, files, state } = entry
  const isFailed = state === 'failed'
  return (
    <article
      className={cx('flex flex-col items-end gap-1 px-4', isFirst ? 'pt-3' : 'pt-1')}
      data-outgoing={state}
    >
      <span className="sr-only">나</span>
      <div className="flex max-w-[78%] min-w-0 flex-row-reverse items-end gap-1.5 lg:max-w-[70%]">
        {files.length > 0 ? (
          <OutgoingFiles files={files} refusal={isFailed ? whyOf(entry) : null} />
        ) : isJustEmoji(text) ? (
          <p className="py-1 text-4xl leading-tight">{text.trim()}</p>
        ) : (
          <div className={bubbleLook(true, isLast, isFailed)}>
            <FoldedText id={clientMessageId} text={text} />
          </div>
        )}
        {!isFailed && (
          <span className="flex shrink-0 items-center gap-1 pb-0.5 text-2xs text-ink-3">
            <ClockIcon size={14} />
            <span className={state === 'sending' ? 'sr-only' : undefined}>{STATES[state]}</span>
          </span>
        )}
      </div>
      {isFailed && (
        <div className="flex max-w-full flex-wrap items-center justify-end gap-x-2 gap-y-1">
          {files.length === 0 && (
            <p className="flex items-start gap-1 text-xs font-medium text-danger">
              <AlertIcon size={15} className="mt-0.5 shrink-0" />
              {whyOf(entry)}
            </p>
          )}
          <span className="flex gap-1">
            {text !== '' && (
              <Button
                variant="secondary"
                size="sm"
                onClick={() => actions?.rewrite(clientMessageId, text)}
              >
                고쳐 쓰기
              </Button>
            )}
            <Button variant="secondary" size="sm" onClick={() => actions?.retry(clientMessageId)}>
              다시 보내기
            </Button>
            <Button variant="ghost" size="sm" onClick={() => actions?.discard(clientMessageId)}>
              지우기
            </Button>
          </span>
        </div>
      )}
    </article>
  )
}
