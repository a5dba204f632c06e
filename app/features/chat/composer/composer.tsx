import { type FormEvent, useEffect, useRef } from 'react'
import { cx } from '#app/components/cx.ts'
import { AlertIcon, PlusIcon } from '#app/components/icons.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { count } from '#app/format/count.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { useFormAnswer } from '#app/forms/use-form.ts'
import { paths } from '#app/paths.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import type { Room } from '#contracts/edge.ts'
import type { Entry, LiveRoom } from '../client/live-room.ts'
import { AttachButton } from '../media/attach-button.tsx'
import { PartLink } from '../room/part-link.tsx'
import { CalendarIcon, OfferIcon, SendIcon } from '../shared/icons.tsx'
import { MENU_ROW, Menu } from '../shared/menu.tsx'
import { takesOffer } from '../shared/product-state.ts'
import { CannotSend } from './cannot-send.tsx'
import { PushAsk } from './push-ask.tsx'
import { QuickReplies } from './quick-reply-row.tsx'
import { useDraft } from './use-draft.ts'
import { useEnterKey } from './use-enter-key.ts'

const { messageLength } = CHAT_RULES
/** From here on it is counted. */
const COUNTED_FROM = messageLength - 200

/** Where one writes: a form, so that it works without script; with it everything goes by the room's outbox. */
export function Composer({
  live,
  clientMessageId,
  rewritten,
  sendFiles,
}: {
  live: LiveRoom
  /** Names the message of the form without script, so that it is sent once however often it is posted. */
  clientMessageId: string
  /** A text that could not be sent and returns to the field; each new object returns again. */
  rewritten: { text: string } | null
  sendFiles: (files: File[]) => void
}) {
  const { room } = live
  const field = useRef<HTMLTextAreaElement>(null)
  const isHydrated = useHydrated()
  const refused = useFormAnswer('send')
  const [problem] = Object.values(refused?.errors ?? {})
  const [text, setText] = useDraft(room.roomId, field, room.canSend, refused?.values.message?.[0])
  const isEmpty = text.trim() === ''
  const isTooLong = text.length > messageLength

  function send() {
    // Read from the field: while a syllable is being composed, the state lags behind it.
    const written = field.current?.value ?? ''
    if (written.trim() === '' || written.length > messageLength) return
    live.send({ text: written.trim() })
    setText('')
  }

  useEnterKey(field, room.canSend, send)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes back once.
  useEffect(() => {
    if (!rewritten) return
    setText(rewritten.text)
    field.current?.focus()
  }, [rewritten])

  function submit(event: FormEvent) {
    event.preventDefault()
    send()
    field.current?.focus()
  }

  if (!room.canSend) return <CannotSend room={room} />
  const last = live.entries.at(-1)
  const isAsked = last === undefined || !isOwn(last, room)
  const hasSpoken = live.entries.some((entry) => isOwn(entry, room))
  return (
    <div className="chat-composer shrink-0 border-t border-line bg-surface">
      {hasSpoken && <PushAsk />}
      {isEmpty && isAsked && (
        <QuickReplies
          room={room}
          hasSpoken={hasSpoken}
          onPick={(sentence) => {
            live.send({ text: sentence })
            field.current?.focus()
          }}
        />
      )}
      <PostForm
        intent="send"
        action={paths.chatRoom(room.roomId)}
        onSubmit={submit}
        className="flex items-end gap-1 px-1.5 py-2 lg:px-3"
      >
        <input
          type="hidden"
          name="clientMessageId"
          value={refused?.values.clientMessageId?.[0] || clientMessageId}
        />
        <Menu
          label="가격 제안·약속 잡기"
          icon={<PlusIcon size={24} />}
          place="above-start"
          className="shrink-0"
        >
          {takesOffer(room) && (
            <PartLink part="offer" room={room} className={MENU_ROW}>
              <OfferIcon size={20} className="text-ink-3" />
              가격 제안하기
            </PartLink>
          )}
          <PartLink part="appointment" room={room} className={MENU_ROW}>
            <CalendarIcon size={20} className="text-ink-3" />
            약속 잡기
          </PartLink>
        </Menu>
        <span className="needs-script flex size-11 shrink-0">
          {isHydrated && <AttachButton onFiles={sendFiles} />}
        </span>
        <div className="min-w-0 flex-1">
          <textarea
            ref={field}
            name="message"
            rows={1}
            value={text}
            onChange={({ target }) => {
              setText(target.value)
              if (target.value !== '') live.noteTyping()
            }}
            aria-label="메시지"
            aria-invalid={problem || isTooLong ? true : undefined}
            aria-describedby={
              cx(problem && 'message-error', isTooLong && 'message-length') || undefined
            }
            placeholder="메시지를 입력하세요"
            autoComplete="off"
            className="chat-field block w-full resize-none rounded-xl border border-control bg-surface px-3.5 py-2.5 text-base text-ink placeholder:text-ink-3 focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus aria-invalid:border-danger"
          />
          {problem && (
            <p
              id="message-error"
              className="flex items-start gap-1 px-1 pt-1 text-sm font-medium text-danger"
            >
              <AlertIcon size={16} className="mt-0.5 shrink-0" />
              {problem}
            </p>
          )}
          {text.length >= COUNTED_FROM && (
            <p
              id="message-length"
              className={cx(
                'px-1 pt-1 text-end text-xs tabular-nums',
                isTooLong ? 'font-semibold text-danger' : 'text-ink-3',
              )}
            >
              {isTooLong && `${count(messageLength)}자까지 보낼 수 있어요. 나눠서 보내 주세요. `}
              {count(text.length)} / {count(messageLength)}
            </p>
          )}
        </div>
        <button
          type="submit"
          aria-label="보내기"
          aria-disabled={isHydrated && (isEmpty || isTooLong) ? true : undefined}
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-primary text-on-primary transition-colors hover:bg-primary-hover aria-disabled:bg-surface-3 aria-disabled:text-ink-3"
        >
          <SendIcon size={22} />
        </button>
      </PostForm>
    </div>
  )
}

const isOwn = (entry: Entry, { storeSeq }: Room) =>
  entry.kind === 'outgoing' || entry.message.sender.storeSeq === storeSeq
