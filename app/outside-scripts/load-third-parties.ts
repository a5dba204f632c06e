import { afterLoad } from '#app/shell/after-load.ts'
import type { ThirdParties } from '#app/shell/third-parties/third-parties.ts'
import { loadScripts } from './load-scripts.ts'

/**
 * Loads what companies outside need, once the page can be used: error reporting when the browser has nothing better
 * to do, scripts also at the first touch.
 */
export function loadThirdParties({ errors, tagManager, ads, refusedBy }: ThirdParties): void {
  if (errors)
    afterLoad(() => {
      import('#app/error-reporting/report-errors.ts').then(
        ({ reportErrors }) => reportErrors(errors, { mayRecord: !refusedBy && !isRefusedHere() }),
        () => undefined,
      )
    })
  if ((tagManager || ads) && !refusedBy && !isRefusedHere())
    whenUsable(() => loadScripts({ tagManager, ads }))
}

/** The browser may have been set so since the document was sent, or not say so to servers. */
const isRefusedHere = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

/** At the first touch, or when the page stands and nothing else is to be done. */
function whenUsable(work: () => void): void {
  const begin = () => {
    cancel()
    for (const touch of TOUCHES) window.removeEventListener(touch, begin)
    work()
  }
  const cancel = afterLoad(begin)
  for (const touch of TOUCHES) window.addEventListener(touch, begin, { passive: true })
}
