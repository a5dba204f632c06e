import type { ThirdParties } from '../third-parties.ts'
import { followUser } from './follow-user.ts'
import { leaveForUntracked } from './leave-for-untracked.ts'

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
  followUser((userSeq) =>
    dataLayer.push({ event: userSeq === null ? 'clear_user' : 'identify_user', user_id: userSeq }),
  )
  leaveForUntracked()
}

function addScript(address: string, crossOrigin?: string) {
  const script = document.createElement('script')
  script.async = true
  script.src = address
  if (crossOrigin) script.crossOrigin = crossOrigin
  document.head.append(script)
}
