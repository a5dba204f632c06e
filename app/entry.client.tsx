import { RemixBrowser } from '@remix-run/react'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RequestId, requestIdInDocument } from './shell/request-id.ts'

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RequestId.Provider value={requestIdInDocument(document)}>
        <RemixBrowser />
      </RequestId.Provider>
    </StrictMode>,
  )
})
