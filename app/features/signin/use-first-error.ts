import { type RefObject, useEffect } from 'react'

/** After a refusal the keyboard is at the first field that has to be mended, or at the notice that says why. */
export function useFirstError(form: RefObject<HTMLElement | null>, problem: unknown) {
  useEffect(() => {
    if (!problem) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus()
  }, [form, problem])
}
