import type { FormEvent } from 'react'
import { cx } from '#app/components/cx.ts'
import { paths } from '#app/paths.ts'
import { COLOR_SCHEMES, isColorScheme } from './color-scheme.ts'
import { chooseColorScheme, useColorScheme } from './use-color-scheme.ts'

/**
 * 시스템, 라이트 or 다크. Which one is chosen is shown by the stylesheet (`.color-schemes`) from the first paint on;
 * the server does not know it.
 */
export function ColorSchemeForm({ className }: { className?: string }) {
  const chosen = useColorScheme()
  return (
    <form
      method="post"
      action={paths.saveColorScheme()}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        const button = (event.nativeEvent as SubmitEvent).submitter
        const scheme = button instanceof HTMLButtonElement ? button.value : null
        if (!isColorScheme(scheme)) return
        event.preventDefault()
        chooseColorScheme(scheme)
      }}
    >
      <fieldset className={cx('color-schemes', className)}>
        <legend className="sr-only">화면 테마</legend>
        {COLOR_SCHEMES.map(([scheme, label]) => (
          <button
            key={scheme}
            type="submit"
            name="intent"
            value={scheme}
            aria-pressed={chosen && chosen === scheme}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
