import { randomBytes } from 'node:crypto'
import { Writable } from 'node:stream'
import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { developmentPolicy, securePage } from './content-security-policy.ts'
import { ServiceAborted, ServiceError } from './services/service-error.ts'
import { isFramed } from './shell/framed.ts'
import { RequestId } from './shell/request-id.ts'
import { ScriptMark } from './shell/script-mark.ts'
import { ThirdPartyContext } from './shell/third-parties/third-parties.ts'

/** How long a page may take before what is still missing is given up (milliseconds). */
export const streamTimeout = 12_000

/** Never leaves the process; see shell/script-mark.ts. */
const MARK = randomBytes(18).toString('hex')

/**
 * Renders a page. It is sent whole, in one piece: crawlers and script-less visitors get all of it,
 * and the server is spared a stream a request.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let currentStatus = status
    const chunks: Buffer[] = []
    const body = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(withoutPadding(chunk))
        done()
      },
      final(done) {
        clearTimeout(patience)
        headers.set('content-type', 'text/html; charset=utf-8')
        if (!headers.has('cache-control')) headers.set('cache-control', 'no-cache')
        const page = withPolicy(Buffer.concat(chunks), headers, request, loadContext)
        resolve(new Response(page, { status: currentStatus, headers }))
        done()
      },
    })
    const { pipe, abort } = renderToPipeableStream(
      <RequestId.Provider value={loadContext.requestId}>
        <ScriptMark.Provider value={MARK}>
          <ThirdPartyContext.Provider value={loadContext.thirdParties.page}>
            <RemixServer
              context={remixContext}
              url={request.url}
              abortDelay={streamTimeout}
              nonce={MARK}
            />
          </ThirdPartyContext.Provider>
        </ScriptMark.Provider>
      </RequestId.Provider>,
      {
        nonce: MARK,
        onAllReady: () => pipe(body),
        onShellError: reject,
        onError(error) {
          currentStatus = 500
          loadContext.log.error({ error, requestId: loadContext.requestId }, 'render failed')
        },
      },
    )
    const patience = setTimeout(abort, streamTimeout + 1_000)
  })
}

/**
 * React 18 hands over its whole buffer when a character of several bytes did not fit into the rest of it, and the
 * unused zero bytes show up in Korean text (facebook/react#24985). HTML itself has none.
 */
function withoutPadding(chunk: Buffer): Buffer {
  let end = chunk.length
  while (end > 0 && chunk[end - 1] === 0) end -= 1
  return chunk.subarray(0, end)
}

/** Gives a page its Content-Security-Policy, made from what is in it. */
function withPolicy(
  page: Buffer,
  headers: Headers,
  request: Request,
  { publicOrigin, formTargets, shell, thirdParties }: AppLoadContext,
): Buffer<ArrayBuffer> {
  const framedBy = isFramed(new URL(request.url).pathname) ? shell.cafeOrigins : []
  const options = {
    mark: MARK,
    publicOrigin,
    formTargets,
    framedBy,
    origins: thirdParties.origins,
    chatSocketUrl: shell.chatSocketUrl,
  }
  if (thirdParties.page) headers.append('vary', 'Cookie, Sec-GPC')
  const { html, policy } = securePage(page.toString(), options)
  const isDeveloping = process.env.NODE_ENV === 'development'
  headers.set('content-security-policy', isDeveloping ? developmentPolicy(options) : policy)
  return Buffer.from(html)
}

/** A page fetched ahead of a click is kept just long enough for the click. */
export const handleDataRequest: HandleDataRequestFunction = (response, { request }) => {
  if (response.headers.has('cache-control')) return response
  const ahead = /prefetch/.test(
    `${request.headers.get('sec-purpose')} ${request.headers.get('purpose')}`,
  )
  response.headers.set('cache-control', ahead ? 'private, max-age=10' : 'no-cache')
  return response
}

/** What loaders and actions throw unexpectedly; a visitor who left and a refusal (4xx) are no errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || error instanceof ServiceAborted) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  const { log, requestId } = context as AppLoadContext
  if (error instanceof ServiceError)
    log.warn({ error, host: error.host, verb: error.verb, requestId }, 'host call failed')
  else log.error({ error, requestId }, 'loader or action failed')
}
