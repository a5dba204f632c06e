import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loader as sitemap } from '#app/routes/sitemap.$type.$page[.]xml.ts'
import type { Database } from '#backend/db/database.ts'
import { seedCategory, seedProduct } from '#backend/demo/seed/builders/index.ts'
import { createHosts } from '#backend/hosts/create-hosts.ts'
import { createContentChanges } from '#backend/operation/content-changes.ts'
import { testHostDependencies } from '#tests/support/host-dependencies.ts'
import { sessionFixture } from '#tests/support/session-fixture.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { cachedFirst } from '../../server/http.ts'
import { createPageCache } from '../../server/page-cache.ts'

const ORIGIN = 'http://localhost:3000'

type Visit = (path: string, headers?: Record<string, string>) => Promise<Response>

let database: Database
/** Two web servers over the same database. */
let one: Visit
let other: Visit
/** A third, with its HTTP server, which knows of itself that nothing has changed where only this process writes. */
let served: Visit
let sent = 0
let http: Server
let rendered = 0
beforeAll(async () => {
  database = await createTestDatabase()
  await seedCategory(database.kysely)
  const openWeb = ({ knowsItself = false } = {}) => {
    const contentChanges = createContentChanges(database)
    const fixture = sessionFixture({
      hosts: createHosts(testHostDependencies(database, { contentChanges })),
      cachesPages: true,
      ...(knowsItself && { hasNothingAfter: contentChanges.hasNothingAfter }),
      routes: {
        '/product/:productSeq': {
          loader: async ({ context, params }: LoaderFunctionArgs) => {
            rendered += 1
            const productSeq = Number(params.productSeq)
            const found = await context.services.product.detail({ productSeq })
            context.forEachVisitor(({ product }, visitorKey) =>
              product.recordView({ productSeq, visitorKey }),
            )
            return Response.json({ price: found.ok ? found.data.price : null })
          },
        },
        '/sitemap/:type/:page.xml': {
          loader: (args: LoaderFunctionArgs) => {
            rendered += 1
            return sitemap(args)
          },
        },
      },
    })
    return fixture.open()
  }
  const open = (): Visit => {
    const { fetch } = openWeb()
    return async (path, headers = {}) => fetch(new Request(`${ORIGIN}${path}`, { headers }))
  }
  one = open()
  other = open()
  const { fetch: answer, sendCached } = openWeb({ knowsItself: true })
  const counted: typeof sendCached = (request, response) => {
    const isSent = sendCached(request, response)
    if (isSent === true) sent += 1
    return isSent
  }
  http = createServer(
    cachedFirst(
      counted,
      getRequestListener((request) => answer(request)),
    ),
  )
  await once(http.listen(0, '127.0.0.1'), 'listening')
  const { port } = http.address() as AddressInfo
  served = (path, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers })
}, 60_000)
afterAll(async () => {
  http?.close()
  await database?.close()
})

const priceIn = async (visit: Visit, productSeq: number) =>
  Number(/"price":(\d+)/.exec(await (await visit(`/product/${productSeq}`)).text())?.[1])

const reprice = (productSeq: number, price: number) =>
  database.kysely
    .updateTable('product')
    .where('product_seq', '=', productSeq)
    .set({ price })
    .execute()

describe('pages cached for all visitors', () => {
  it('are rendered again at the moment that one of their responses names', async () => {
    const moment = 5_000
    let time = 1
    let made = 0
    const cached = createPageCache({
      answer: (_request, { record }) => {
        made += 1
        record?.begin()
        record?.end(new Set(), moment)
        record?.begin()
        record?.end(new Set())
        return new Response(time < moment ? 'before' : 'after')
      },
      visit: () => undefined,
      cursor: { advance: async () => true, isAtEnd: () => false, onChange: () => undefined },
      publicOrigin: ORIGIN,
      now: () => time,
    })
    const read = async () => (await cached(new Request(`${ORIGIN}/contents`), {})).text()
    const readAt = async (at: number) => {
      time = at
      return read()
    }
    expect([await read(), await read(), await readAt(moment - 1)]).toEqual(Array(3).fill('before'))
    expect(made).toBe(2)
    expect(await readAt(moment)).toBe('after')
  })

  it('are rendered again after a change alone, on every server', async () => {
    const { productSeq } = await seedProduct(database.kysely, { category_seq: 1, price: 1_000 })
    const read = () => Promise.all([one, other].map((visit) => priceIn(visit, productSeq)))
    expect(await read()).toEqual([1_000, 1_000])
    const unchanged = async () => {
      rendered = 0
      await read()
      return rendered
    }
    // While another test's transaction is open on the same server, a change is reported again.
    await expect.poll(unchanged, { timeout: 30_000 }).toBe(0)
    await reprice(productSeq, 2_000)
    expect(await read()).toEqual([2_000, 2_000])
  })

  it('are sitemaps too: a deleted product is in none that is read after it', async () => {
    const { productSeq } = await seedProduct(database.kysely, { category_seq: 1 })
    const file = '/sitemap/product/1.xml'
    const read = async () => {
      const texts = await Promise.all([one, other].map(async (visit) => (await visit(file)).text()))
      return texts.map((text) => text.includes(`/product/${productSeq}<`))
    }
    expect(await read()).toEqual([true, true])
    const unchanged = async () => {
      rendered = 0
      await read()
      return rendered
    }
    await expect.poll(unchanged, { timeout: 30_000 }).toBe(0)
    await database.kysely
      .updateTable('product')
      .where('product_seq', '=', productSeq)
      .set({ visibility: 'DELETED' })
      .execute()
    expect(await read()).toEqual([false, false])
  })

  it('never show a price older than one that was committed before the request', async () => {
    const { productSeq } = await seedProduct(database.kysely, { category_seq: 1, price: 0 })
    let confirmed = 0
    let reads = 0
    let isOver = false
    const late: string[] = []
    const writer = (async () => {
      for (let price = 1; price <= 100 || reads < 100; price += 1) {
        await reprice(productSeq, price)
        confirmed = price
      }
      isOver = true
    })()
    const reader = async (visit: Visit) => {
      while (!isOver) {
        const before = confirmed
        const price = await priceIn(visit, productSeq)
        reads += 1
        if (!(price >= before)) late.push(`${price} after ${before}`)
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
    const readers = [one, one, one, other, other, served, served].map(reader)
    await Promise.all([writer, ...readers])
    expect(late).toEqual([])
  })

  it('are sent without reading the log where only this process writes, until it writes', async () => {
    const { productSeq } = await seedProduct(database.kysely, { category_seq: 1, price: 1_000 })
    const read = () => priceIn(served, productSeq)
    const isSentAtOnce = async () => {
      sent = 0
      await read()
      return sent === 1
    }
    if (database.kind === 'postgres') {
      for (let round = 0; round < 3; round += 1) expect(await isSentAtOnce()).toBe(false)
      return
    }
    await expect.poll(isSentAtOnce).toBe(true)
    await reprice(productSeq, 2_000)
    expect(await read()).toBe(2_000)
    await reprice(productSeq, 3_000)
    expect(await isSentAtOnce()).toBe(false)
    expect(await read()).toBe(3_000)
  })
})
