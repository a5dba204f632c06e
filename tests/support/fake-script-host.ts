import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * What the scripts of the tag manager and of the ads do in the tests: they leave a mark, and fill their own elements.
 */
const SCRIPTS: Record<string, string> = {
  '/gtm.js': 'window.tagManagerRan = true',
  '/pagead/js/adsbygoogle.js': `
    for (const ins of document.querySelectorAll('ins.adsbygoogle')) {
      const advertisement = document.createElement('div')
      advertisement.style.height = '900px'
      advertisement.textContent = 'an advertisement that is too high'
      ins.append(advertisement)
    }
    window.adsRan = true`,
}

/** A local host of third-party scripts. */
export interface FakeScriptHost {
  origin: string
  /** The requested addresses, without their origin. */
  asked: string[]
  /** Whether it answers; requests stay pending meanwhile. */
  answers: boolean
  close: () => Promise<void>
}

export async function startFakeScriptHost(): Promise<FakeScriptHost> {
  const open = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    host.asked.push(request.url ?? '')
    const script = SCRIPTS[request.url?.split('?')[0] ?? '']
    if (!host.answers) return void open.add(response)
    response
      .writeHead(script ? 200 : 404, {
        'content-type': 'text/javascript',
        'access-control-allow-origin': '*',
      })
      .end(script)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host: FakeScriptHost = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answers: true,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return host
}
