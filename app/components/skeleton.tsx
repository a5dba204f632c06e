import { cx } from './cx.ts'

/** A placeholder for content that is loading; give it the size of that content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cx('skeleton rounded-sm', className)} />
}

/** Product cards that are being loaded. */
export function ProductGridSkeleton({
  count = 10,
  className,
}: {
  count?: number
  className?: string
}) {
  return (
    <div role="status" className={cx('pc-grid', className)}>
      <span className="sr-only">상품을 불러오고 있습니다.</span>
      {Array.from({ length: count }, (_, index) => `card-${index}`).map((key) => (
        <div key={key} aria-hidden="true" className="flex flex-col gap-2">
          <Skeleton className="aspect-square w-full rounded-lg" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-3 w-2/3" />
        </div>
      ))}
    </div>
  )
}
