import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import { PanelLink } from '../panels/panel-link.tsx'
import { signInPanel } from '../panels/shell-panels.ts'
import { isOnTheWayIn, usePersonalData } from './personal-data.ts'

/** The link to sign in: with script a panel on the current page, otherwise, and in a new tab, the sign-in page. */
export function SignInLink({ className, children }: { className?: string; children: ReactNode }) {
  const { pathname, search } = useLocation()
  const data = usePersonalData()
  const isThere = isOnTheWayIn(pathname)
  const here = `${pathname}${search}`
  return (
    <PanelLink
      to={paths.signIn({ redirectTo: isThere || here === paths.home() ? undefined : here })}
      panel={data && !isThere ? signInPanel(here) : undefined}
      className={className}
    >
      {children}
    </PanelLink>
  )
}
