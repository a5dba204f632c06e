/**
 * The two references of the page benchmark, for the pages given as arguments, over the database in DATA_DIR:
 *
 *     /bare/<n>    the bytes of page n, from a plain node:http server
 *     /render/<n>  page n rendered again by `renderToString` of the same React tree, with its data loaded
 *
 * Both trees and data come from the production build: each page is requested once through Remix, and the
 * context that Remix gives its entry is stored. The database is closed before the first request is served.
 * Writes `ready <port>` once it serves; refuses to start when a reference is not the page that Remix sends.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node'
import { RemixServer } from '@remix-run/react'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { withScriptsLate } from '#app/late-scripts.server.ts'
import { createServiceClients } from '#app/services/client.server.ts'
import { createSocialSignIn } from '#app/session/create-social-sign-in.server.ts'
import { openBackend } from '#backend/backend.ts'
import { formTargets } from '../../server/form-targets.ts'
import { createRequestContexts } from '../../server/request-context.ts'

/** Not written by renderToString. */
const DOCTYPE = '<!DOCTYPE html>'
const CLOSING = '</body></html>'
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

interface Reference {
  headers: Record<string, string>
  bytes: Buffer
  render: () => string
}

const dataDir = process.env.DATA_DIR
const publicOrigin = process.env.PUBLIC_ORIGIN
if (!dataDir || !publicOrigin) throw new Error('DATA_DIR and PUBLIC_ORIGIN are needed')

const integrations = { sandbox: true, publicOrigin, social: {} }
const backend = await openBackend({ dataDir, seed: 'demo', log: silent, integrations })
const { cookieSecrets } = backend.keys
const secure = publicOrigin.startsWith('https:')
const requestContexts = createRequestContexts({
  services: createServiceClients(backend.hosts),
  publicOrigin,
  cookieSecrets,
  social: createSocialSignIn({ setup: backend.social, publicOrigin, cookieSecrets, secure }),
  formTargets: formTargets(backend.social, publicOrigin),
  shell: { webviewOrigins: [], cafeOrigins: [], offline: true, chatSocketUrl: null },
  trustedProxyHops: 0,
  signCard: backend.signCard,
  sandbox: true,
  log: silent,
})
const references: Reference[] = []
for (const path of process.argv.slice(2)) references.push(await capture(path))
await backend.close()

const server = createServer((request, response) => {
  const [, kind, index] = request.url?.split('/') ?? []
  const reference = references[Number(index)]
  if (!reference) return void response.writeHead(404).end()
  response.writeHead(200, reference.headers)
  response.end(kind === 'bare' ? reference.bytes : reference.render())
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.stdout.write(`ready ${(server.address() as AddressInfo).port}\n`)
process.on('SIGTERM', () => process.exit(0))

/** Requests a page once, and stores its bytes and the context that renders it. */
async function capture(path: string): Promise<Reference> {
  const build = (await import(pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild
  let context: EntryContext | undefined
  const handle: typeof build.entry.module.default = (request, status, headers, entry, load) => {
    context = entry
    return build.entry.module.default(request, status, headers, entry, load)
  }
  const entry = { ...build.entry, module: { ...build.entry.module, default: handle } }
  const remix = createRequestHandler({ ...build, entry }, 'production')
  const url = `${publicOrigin}${path}`
  const requestId = '00000000-0000-4000-8000-000000000000'
  const request = new Request(url)
  const { loadContext } = await requestContexts.open(request, requestId, undefined)
  const response = await remix(request, { ...loadContext, forEachVisitor: () => undefined })
  const page = await response.text()
  if (!context || response.status !== 200) throw new Error(`${path}: status ${response.status}`)
  const kept = context

  // What the browser's script gets is a stream that can be read once: its scripts are stored as they were sent.
  const renderTree = () =>
    DOCTYPE +
    renderToString(
      createElement(RemixServer, {
        context: { ...kept, renderMeta: {}, serverHandoffStream: undefined },
        url,
      }),
    ).slice(0, -CLOSING.length)
  const tree = withScriptsLate(renderTree())
  if (!page.startsWith(tree)) throw new Error(`${path}: ${firstDifference(page, tree)}`)
  const rest = page.slice(tree.length)
  const headers = Object.fromEntries(response.headers)
  return { headers, bytes: Buffer.from(page), render: () => renderTree() + rest }
}

function firstDifference(page: string, tree: string): string {
  let at = 0
  while (page[at] === tree[at]) at += 1
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  return `rendered differently at ${at}:\n${around(page)}\n${around(tree)}`
}
