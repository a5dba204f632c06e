import { gatherFaults } from './faults.ts'
import type { ThirdParties } from './third-parties.ts'

/** Starts the third parties; where none is set up it does nothing. A script that fails to load leaves the page as it is. */
export function startThirdParties(thirdParties: ThirdParties | null): void {
  if (!thirdParties) return
  if (thirdParties.errors) gatherFaults()
  import('./lazy/load-third-parties.ts').then(
    (script) => script.loadThirdParties(thirdParties),
    () => undefined,
  )
}
