import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { standInForForbiddenStorage } from './shell/forbidden-storage.ts'
import { RequestId, requestIdInDocument } from './shell/request-id.ts'
import { startWebview } from './shell/webview/start-webview.ts'
import { startFeatures } from './start-features.ts'
import { startThirdParties } from './third-parties/start-third-parties.ts'
import { ThirdPartyContext, thirdPartiesInDocument } from './third-parties/third-parties.ts'

const thirdParties = thirdPartiesInDocument(document)

standInForForbiddenStorage()
startThirdParties(thirdParties)
startWebview()
startFeatures()
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RequestId.Provider value={requestIdInDocument(document)}>
        <ThirdPartyContext.Provider value={thirdParties}>
          <RemixBrowser />
        </ThirdPartyContext.Provider>
      </RequestId.Provider>
    </StrictMode>,
  )
})
