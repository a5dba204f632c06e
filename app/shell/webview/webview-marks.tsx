import { useContext } from 'react'
import { APP } from '#app/brand.ts'
import { ScriptMark } from '../script-mark.ts'
import { DATA_PREFIX } from './data-prefix.ts'
import { markingScript } from './in-app.ts'

/** Marks the document before the first paint; see in-app.ts. */
export function WebviewMarks({ webviewOrigins }: { webviewOrigins: readonly string[] }) {
  const scriptMark = useContext(ScriptMark)
  const script = markingScript({ appName: APP.name, webviewOrigins, dataPrefix: DATA_PREFIX })
  return (
    <script
      nonce={scriptMark}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without any data of a visitor.
      dangerouslySetInnerHTML={{ __html: script }}
    />
  )
}
