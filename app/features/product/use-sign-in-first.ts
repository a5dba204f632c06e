import { useFetcher } from '@remix-run/react'
import { type FormEvent, useEffect } from 'react'
import type { SignInFirst } from '#app/features/signin/flow/sign-in-first.server.ts'
import { paths } from '#app/paths.ts'
import { openPanel } from '#app/shell/panels/open-panel.ts'
import { signInPanel } from '#app/shell/panels/shell-panels.ts'
import { useViewer } from '#app/shell/session/personal-data.ts'

/**
 * Has the server store the action of an anonymous visitor, and shows the ways to sign in over the page.
 * @param fields the fields of the pressed form
 */
export function useSignInFirst(
  productSeq: number,
  fields: { intent: string; [name: string]: string },
) {
  const viewer = useViewer()
  const { data, state, submit } = useFetcher<SignInFirst>()
  const here = paths.product(productSeq)

  useEffect(() => {
    if (!data?.signInFirst) return
    openPanel(signInPanel(here)).then((isOpen) => {
      if (!isOpen) window.location.assign(paths.signIn({ redirectTo: here }))
    })
  }, [data, here])

  function press(event: FormEvent<HTMLFormElement>) {
    if (viewer) return
    event.preventDefault()
    submit({ ...fields, inPlace: '1' }, { method: 'post', action: here })
  }
  return { press, isAsking: state === 'submitting' }
}
