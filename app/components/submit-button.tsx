import { useNavigation } from '@remix-run/react'
import { Button, type ButtonProps } from './button.tsx'

/** The button of a form; it shows while its own submission is pending, and a second press does nothing. */
export function SubmitButton({
  name,
  value,
  ...props
}: Omit<ButtonProps, 'type' | 'pending'> & { name: string; value: string }) {
  const { formData } = useNavigation()
  return (
    <Button
      type="submit"
      name={name}
      value={value}
      pending={formData?.get(name) === value}
      {...props}
    />
  )
}
