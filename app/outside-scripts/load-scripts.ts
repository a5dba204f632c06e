import { analytics } from '#app/shell/analytics.ts'
import type { ThirdParties } from '#app/shell/third-parties/third-parties.ts'
import { leaveForUnmeasured } from './leave-for-unmeasured.ts'

declare global {
  interface Window {
    dataLayer?: object[]
  }
}

/** Loads the scripts of the companies that are set up (SPEC.md section 9). */
export function loadScripts({ tagManager, ads }: Pick<ThirdParties, 'tagManager' | 'ads'>): void {
  if (tagManager) {
    startTagManager()
    addScript(tagManager)
  }
  if (ads) addScript(ads.script, 'anonymous')
}

/** What the tag manager's own snippet does, and who is signed in. */
function startTagManager() {
  window.dataLayer ??= []
  const { dataLayer } = window
  dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  analytics.follow((userSeq) =>
    dataLayer.push({ event: userSeq === null ? 'clear_user' : 'identify_user', user_id: userSeq }),
  )
  leaveForUnmeasured()
}

function addScript(address: string, crossOrigin?: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  if (crossOrigin) script.crossOrigin = crossOrigin
  document.head.append(script)
}
