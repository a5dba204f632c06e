import { isBumped, kstDateTime, listingTime } from '#app/format/time.ts'

/**
 * How long ago something was. `now` is the loader's moment, so that server and browser render the same text.
 * With `bumpedAt` it is a listing's time: `끌올 5분 전` once it was bumped.
 */
export function RelativeTime({
  at,
  bumpedAt = at,
  now,
  className,
}: {
  at: string
  bumpedAt?: string
  now: string
  className?: string
}) {
  const shown = isBumped(at, bumpedAt) ? bumpedAt : at
  return (
    <time dateTime={shown} title={kstDateTime(shown)} className={className}>
      {listingTime(at, bumpedAt, now)}
    </time>
  )
}
