import { Form, useNavigation } from '@remix-run/react'
import { Button, type ButtonVariant } from '#app/components/button.tsx'
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
  name,
  buttons,
}: {
  roomId: number
  intent: string
  /** The field that says which card it is. */
  card?: { name: string; seq: number }
  /** The field that the buttons set. */
  name: string
  buttons: readonly AnswerButton[]
}) {
  const { formData } = useNavigation()
  const isSent =
    formData?.get('intent') === intent &&
    (card === undefined || formData.get(card.name) === String(card.seq))
  const sent = isSent ? formData?.get(name) : undefined
  return (
    <Form
      method="post"
      action={paths.chatRoom(roomId)}
      preventScrollReset
      replace
      className="flex min-w-full flex-1 gap-2"
    >
      <input type="hidden" name="intent" value={intent} />
      {card && <input type="hidden" name={card.name} value={card.seq} />}
      {buttons.map(({ value, label, variant }) => (
        <Button
          key={value}
          type="submit"
          name={name}
          value={value}
          variant={variant}
          pending={sent === value}
          disabled={isSent && sent !== value}
          className="flex-1 text-sm"
        >
          {label}
        </Button>
      ))}
    </Form>
  )
}
