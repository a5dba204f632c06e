import type { FormEvent } from 'react'
import { cx } from '#app/components/cx.ts'
import { paths } from '#app/paths.ts'

/** Signs out: a form that needs no script. With script it also clears the stored data and notifies other tabs. */
export function LogoutButton({ className }: { className?: string }) {
  return (
    <form method="post" action={paths.logout()} onSubmit={signOutByScript}>
      <button
        type="submit"
        className={cx(
          'flex min-h-11 items-center rounded-sm px-3 text-base font-medium whitespace-nowrap text-ink-2 hover:bg-surface-3',
          className,
        )}
      >
        로그아웃
      </button>
    </form>
  )
}

async function signOutByScript(event: FormEvent<HTMLFormElement>) {
  event.preventDefault()
  const form = event.currentTarget
  const loaded = await import('./lazy/sign-out.ts').catch(() => null)
  if (loaded) await loaded.requestSignOut()
  else form.submit()
}
