import { Button, type ButtonVariant } from '#app/components/button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { useSentForm } from '#app/forms/use-form.ts'
import { paths } from '#app/paths.ts'

export interface AnswerButton<Value extends string = string> {
  value: Value
  label: string
  variant: ButtonVariant
}

/** The buttons of a card, as one real form that posts to the room. */
export function AnswerForm({
  roomId,
  intent,
  card,
  more = {},
  name,
  buttons,
}: {
  roomId: number
  intent: string
  /** The field that says which card it is. */
  card?: { name: string; seq: number }
  /** Further fields that are sent unseen. */
  more?: Record<string, number>
  /** The field that the buttons set. */
  name: string
  buttons: readonly AnswerButton[]
}) {
  const form = useSentForm(intent)
  const isSent = form && (!card || form.get(card.name) === String(card.seq))
  const sent = isSent ? form.get(name) : undefined
  return (
    <PostForm
      intent={intent}
      action={paths.chatRoom(roomId)}
      preventScrollReset
      replace
      className="flex min-w-full flex-1 gap-2"
    >
      {card && <input type="hidden" name={card.name} value={card.seq} />}
      {Object.entries(more).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {buttons.map(({ value, label, variant }) => (
        <Button
          key={value}
          type="submit"
          name={name}
          value={value}
          variant={variant}
          pending={sent === value}
          disabled={sent !== undefined && sent !== value}
          className="flex-1 text-sm"
        >
          {label}
        </Button>
      ))}
    </PostForm>
  )
}
