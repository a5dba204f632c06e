/** A larger number is shown as "99+". */
const MOST = 99

/** `3개`, `99개 이상`: for an accessible name. */
export const countWords = (count: number): string =>
  count > MOST ? `${MOST}개 이상` : `${count}개`

/**
 * A number at the corner of an icon; nothing while it is 0. It is drawn by CSS and is not text, because the link's
 * accessible name contains it.
 */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span
      data-count={count > MOST ? `${MOST}+` : count}
      className="absolute -end-2 -mt-1.5 flex w-max h-4.5 min-w-4.5 items-center justify-center rounded-full bg-unread px-1 text-2xs font-bold text-on-unread whitespace-nowrap tabular-nums inset-bs-0 before:content-[attr(data-count)]"
    />
  )
}
