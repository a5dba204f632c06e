import { useContext } from 'react'
import { paths } from '#app/paths.ts'
import { THEME_COLORS } from '#app/styles/theme-colors.ts'
import { ScriptMark } from '../script-mark.ts'
import { COLOR_SCHEME_SCRIPT } from './color-scheme.ts'

/** The colour of the browser's bars, and the visitor's choice of a scheme before the first paint. */
export function ColorSchemeHead() {
  const scriptMark = useContext(ScriptMark)
  return (
    <>
      {(['light', 'dark'] as const).map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={THEME_COLORS[scheme]}
          suppressHydrationWarning
        />
      ))}
      <script
        nonce={scriptMark}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without any data of a visitor.
        dangerouslySetInnerHTML={{ __html: COLOR_SCHEME_SCRIPT }}
      />
    </>
  )
}

/** The same without script. Behind the page's own stylesheet, which it overrides. */
export function ColorSchemeWithoutScript() {
  return (
    <noscript>
      <link rel="stylesheet" href={paths.colorSchemeStyles()} />
    </noscript>
  )
}
