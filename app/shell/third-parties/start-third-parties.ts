import { gatherFaults } from './faults.ts'
import type { ThirdParties } from './third-parties.ts'

/** Starts what companies outside need; where none is set up it does nothing. What does not come leaves the page as it is. */
export function startThirdParties(thirdParties: ThirdParties | null): void {
  if (!thirdParties) return
  if (thirdParties.errors) gatherFaults()
  import('#app/outside-scripts/load-third-parties.ts').then(
    ({ loadThirdParties }) => loadThirdParties(thirdParties),
    () => undefined,
  )
}
