import { cx } from '#app/components/cx.ts'
import { Choice } from '#app/components/field.tsx'
import { ChevronDownIcon } from '#app/components/icons.tsx'
import type { AgreementItem } from './agreement-items.ts'
import { PolicyBody } from './policy-body.tsx'

/** One thing to agree to: its box, and its text to be read in place. */
export function AgreementBox({
  item,
  kind,
  errorId,
  onChange,
}: {
  item: AgreementItem
  kind: '필수' | '선택'
  /** The error when this one is missing. */
  errorId?: string | undefined
  onChange?: (() => void) | undefined
}) {
  return (
    <li className="relative">
      <Choice
        name="agree"
        value={item.key}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={onChange}
        className={cx('lg:min-h-11', item.body && 'pe-16')}
      >
        <span className={kind === '필수' ? 'font-semibold text-ink' : 'text-ink-3'}>[{kind}]</span>{' '}
        {item.title}
      </Choice>
      {item.body && (
        <details>
          <summary className="absolute end-0 inset-bs-0 flex min-h-11 items-center gap-0.5 rounded-sm ps-2 text-sm text-ink-3 hover:text-ink">
            보기
            <span className="sr-only">: {item.title}</span>
            <ChevronDownIcon size={16} className="turns-open" />
          </summary>
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
            tabIndex={0}
            aria-label={item.title}
            className="mt-1 mb-2 max-h-56 overflow-y-auto rounded-md border border-line bg-surface-2 p-4"
          >
            <PolicyBody body={item.body} />
          </section>
        </details>
      )}
    </li>
  )
}
