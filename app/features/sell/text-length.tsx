import { cx } from '#app/components/cx.ts'
import { count } from '#app/format/count.ts'
import { countGraphemes } from '#contracts/graphemes.ts'
import { useSellValues } from './sell-context.ts'

/** How much of a text's length is used: '12/60'. */
export function TextLength({ of, most }: { of: 'title' | 'body'; most: number }) {
  const length = countGraphemes(useSellValues()[of].trim())
  return (
    <span
      className={cx(
        'text-sm tabular-nums',
        length > most ? 'font-semibold text-danger' : 'text-ink-3',
      )}
    >
      <span className="sr-only">{`${count(most)}자 가운데 `}</span>
      {count(length)}
      <span aria-hidden="true">/{count(most)}</span>
      <span className="sr-only">자</span>
    </span>
  )
}
