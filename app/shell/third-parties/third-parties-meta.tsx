import { useContext } from 'react'
import { THIRD_PARTIES_META, ThirdPartyContext } from './third-parties.ts'

/** Says to the browser which companies there are; nothing where there is none. */
export function ThirdPartiesMeta() {
  const thirdParties = useContext(ThirdPartyContext)
  return thirdParties && <meta name={THIRD_PARTIES_META} content={JSON.stringify(thirdParties)} />
}
