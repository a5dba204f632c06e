import { Link, useLocation } from '@remix-run/react'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { paths } from '#app/paths.ts'
import type { SignInDialog } from './lazy/sign-in-dialog.tsx'
import { isOnTheWayIn, usePersonalData } from './personal-data.ts'

const loadDialog = () => import('./lazy/sign-in-dialog.tsx')

/** Pointing at the link is a good moment to fetch what it will show. */
const prepare = () => void loadDialog().catch(() => undefined)

/** The way to sign in: with script a dialog on the page one is on, otherwise, and in a new tab, the page for it. */
export function SignInLink({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname, search, key } = useLocation()
  const data = usePersonalData()
  const [Panel, setPanel] = useState<typeof SignInDialog | null>(null)
  const [isOpen, setOpen] = useState(false)
  const isThere = isOnTheWayIn(pathname)
  const here = `${pathname}${search}`
  const address = paths.signIn({
    redirectTo: isThere || here === paths.home() ? undefined : here,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes it.
  useEffect(() => setOpen(false), [key])

  async function open(event: MouseEvent) {
    if (!data || isThere || !isPlainClick(event)) return
    event.preventDefault()
    try {
      const { SignInDialog } = await loadDialog()
      setPanel(() => SignInDialog)
      setOpen(true)
    } catch {
      window.location.assign(address)
    }
  }

  return (
    <>
      <Link
        to={address}
        className={className}
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {children}
      </Link>
      {Panel && data && (
        <Panel open={isOpen} onClose={() => setOpen(false)} redirectTo={here} data={data} />
      )}
    </>
  )
}

/** Not one that asks for a new tab or window. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
