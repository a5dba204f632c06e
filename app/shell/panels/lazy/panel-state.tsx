import type { ReactNode } from 'react'
import { Notice } from '#app/components/notice.tsx'
import { Skeleton } from '#app/components/skeleton.tsx'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import type { Loaded } from './use-panel-data.ts'

/** Stands in a panel until what it shows has come, or in its stead. */
export function PanelState({
  state,
  instead,
}: {
  state: Loaded<unknown>['state']
  /** The way to the page that says the same. */
  instead: ReactNode
}) {
  if (state === 'LOADING')
    return (
      <div role="status" className="flex flex-col gap-4 p-5">
        <span className="sr-only">불러오고 있어요.</span>
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-5/6" />
        <Skeleton className="h-5 w-1/2" />
      </div>
    )
  return (
    <div className="flex flex-col items-center gap-4 p-5">
      <Notice tone="danger">{ERROR_CATALOGUE.GENERIC.message}</Notice>
      {instead}
    </div>
  )
}
