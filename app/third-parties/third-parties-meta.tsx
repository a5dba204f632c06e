import { useContext } from 'react'
import { THIRD_PARTIES_META, ThirdPartyContext } from './third-parties.ts'

/** Sends the third parties to the browser; nothing where there are none. */
export function ThirdPartiesMeta() {
  const thirdParties = useContext(ThirdPartyContext)
  return thirdParties && <meta name={THIRD_PARTIES_META} content={JSON.stringify(thirdParties)} />
}
