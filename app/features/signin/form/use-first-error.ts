import { type RefObject, useEffect } from 'react'

/** After a refusal it focuses the first invalid field, or the notice with the reason. */
export function useFirstError(form: RefObject<HTMLElement | null>, problem: unknown) {
  useEffect(() => {
    if (!problem) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus()
  }, [form, problem])
}
