import type { ReactNode } from 'react'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { Region } from '#contracts/init.ts'
import type { RegionChange } from './change-regions.ts'

/** A form that does one thing with one region; its button is inside. */
export function RegionForm({
  change,
  region,
  redirectTo,
  keyword,
  children,
}: {
  change: RegionChange
  region: Pick<Region, 'regionCode'>
  /** Where it leads; the page of 내 동네 by default. */
  redirectTo?: string
  /** What was searched for, to be found again after a refusal. */
  keyword?: string
  children: ReactNode
}) {
  return (
    <PostForm
      intent={change}
      action={paths.regions({ q: keyword, redirectTo: keyword && redirectTo })}
      preventScrollReset
    >
      <input type="hidden" name="regionCode" value={region.regionCode} />
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
      {children}
    </PostForm>
  )
}
