import type { Image } from '#contracts/common.ts'
import { cx } from './cx.ts'
import { Picture } from './picture.tsx'

const TINTS = [
  'bg-info-soft text-info',
  'bg-warning-soft text-warning',
  'bg-success-soft text-success',
  'bg-drop-soft text-drop',
  'bg-surface-3 text-ink-2',
] as const

const SIZES = {
  sm: 'size-8 text-sm',
  md: 'size-12 text-lg',
  lg: 'size-16 text-2xl',
  xl: 'size-20 text-3xl sm:size-24',
} as const

/** The picture of a store, or the first letter of its name. Decorative: the name is shown beside it. */
export function Avatar({
  name,
  image,
  size = 'md',
  className,
}: {
  name: string
  image: Image | null
  size?: keyof typeof SIZES
  className?: string
}) {
  const shape = cx('shrink-0 rounded-full', SIZES[size], className)
  if (image)
    return <Picture image={image} alt="" sizes="96px" width={160} largest={320} className={shape} />
  const first = [...name][0] ?? ''
  const tint = TINTS[(first.codePointAt(0) ?? 0) % TINTS.length]
  return (
    <span
      aria-hidden="true"
      className={cx('flex items-center justify-center font-bold', tint, shape)}
    >
      {first}
    </span>
  )
}
