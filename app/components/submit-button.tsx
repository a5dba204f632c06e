import { useNavigation } from '@remix-run/react'
import { useContext } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { FormContext } from './form-context.ts'

type SubmitButtonProps = Omit<ButtonProps, 'type' | 'pending' | 'name' | 'value'> &
  (
    | {
        /** Which form of the page is sent, where one form has several buttons. */
        intent?: string
        name?: never
        value?: never
      }
    | {
        intent?: never
        /** The field that the button sets. */
        name: string
        value: string
      }
  )

/** The button of a form; it shows while its own submission is pending, and a second press does nothing. */
export function SubmitButton({ intent, name, value, ...props }: SubmitButtonProps) {
  const form = useContext(FormContext)
  const { formData } = useNavigation()
  const sent = form ? form.sent : formData
  const field = name ?? (intent && 'intent')
  const wanted = value ?? intent
  return (
    <Button
      type="submit"
      name={field}
      value={wanted}
      pending={field ? sent?.getAll(field).at(-1) === wanted : sent !== undefined}
      {...props}
    />
  )
}
