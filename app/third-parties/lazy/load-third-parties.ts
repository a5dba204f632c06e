import { afterLoad } from '#app/shell/after-load.ts'
import type { ThirdParties } from '../third-parties.ts'
import { loadScripts } from './load-scripts.ts'

/**
 * Loads the scripts of third parties once the page can be used: error reporting when the browser is idle, the others
 * also at the first touch.
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

/** The setting may have changed since the document was sent, or the browser does not send it. */
const isRefusedHere = () =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true

const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const

/** Runs at the first touch, or when the page has loaded and the browser is idle. */
function whenUsable(work: () => void): void {
  const begin = () => {
    cancel()
    for (const touch of TOUCHES) window.removeEventListener(touch, begin)
    work()
  }
  const cancel = afterLoad(begin)
  for (const touch of TOUCHES) window.addEventListener(touch, begin, { passive: true })
}
