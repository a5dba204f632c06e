import { createContext, useContext } from 'react'

/** What the fields and buttons of a form know of it; PostForm provides it. */
export interface FormState {
  /** The beginning of the ids of its errors. */
  id: string
  /** The sentence at a field, or `form` for the whole. */
  errors: Readonly<Record<string, string>>
  /** What was typed into a form that was refused; null before. */
  values: Readonly<Record<string, readonly string[]>> | null
  /** What is being sent. */
  sent: FormData | undefined
  /** A part changed its field itself, without an event: its error goes. */
  mend?: (field: string) => void
}

export const FormContext = createContext<FormState | null>(null)

/** Whether forms stay where they are when they are sent, as in a panel: a refusal is shown there. */
export const FormsStay = createContext(false)

/** A field by its name: its error, and what was typed into it before the form was refused. */
export function useFormField(name: string | undefined) {
  const form = useContext(FormContext)
  if (!form || name === undefined) return { error: undefined, errorId: undefined, values: null }
  const error = form.errors[name]
  return {
    error,
    /** Of the element with the error, where it stands apart from its control. */
    errorId: error === undefined ? undefined : `${form.id}-${name}`,
    values: form.values && (form.values[name] ?? []),
  }
}
