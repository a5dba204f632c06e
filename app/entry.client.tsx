import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { standInForForbiddenStorage } from './shell/forbidden-storage.ts'
import { startPanels } from './shell/panels/open-panel.ts'
import { RequestId, requestIdInDocument } from './shell/request-id.ts'
import { startThirdParties } from './shell/third-parties/start-third-parties.ts'
import { ThirdPartyContext, thirdPartiesInDocument } from './shell/third-parties/third-parties.ts'
import { startWebview } from './shell/webview/start-webview.ts'

const thirdParties = thirdPartiesInDocument(document)

standInForForbiddenStorage()
startThirdParties(thirdParties)
startWebview()
startPanels()
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
