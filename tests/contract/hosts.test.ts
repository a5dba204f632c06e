import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { AnyContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  createServiceClients,
  type HostClient,
  type HostFetch,
  type Services,
} from '#app/services/client.ts'
import type { Database } from '#backend/db/database.ts'
import { DEMO_FACTS, seedDemoWorld } from '#backend/db/seed/seed-demo-world.ts'
import { createHosts } from '#backend/hosts/hosts.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { CONTRACTS, HOST_NAMES, type HostName, hostPath } from '#contracts/hosts.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { reachHosts } from '../../server/reach-hosts.ts'
import { serveHosts } from '../../server/serve-hosts.ts'

/** Inputs that each endpoint must answer; a new endpoint does not compile until it has some. */
type Inputs = {
  [Host in HostName]: {
    [Verb in keyof HostClient<Host>]: HostClient<Host>[Verb] extends (
      input: infer Input,
    ) => Promise<unknown>
      ? readonly Input[]
      : never
  }
}

const health = [undefined] as const
const { onSaleProductSeq, manyReviewsStoreSeq } = DEMO_FACTS
const nobody = 999_999_999

const GOOD_INPUTS: Inputs = {
  main: { health },
  boot: {
    health,
    store: [{ storeSeq: manyReviewsStoreSeq }, { storeSeq: nobody }],
    storeReviews: [
      { storeSeq: manyReviewsStoreSeq },
      { storeSeq: manyReviewsStoreSeq, page: 2 },
      { storeSeq: nobody },
    ],
    sitemap: [{ page: 1 }, { page: 1_000 }],
    sitemapIndex: [undefined],
  },
  init: {
    health,
    categories: [undefined],
    regions: [undefined],
    banners: [undefined],
    exhibitions: [undefined],
    exhibition: [
      { gnbSeq: DEMO_FACTS.runningExhibitionSeq },
      { gnbSeq: DEMO_FACTS.endedExhibitionSeq },
      { gnbSeq: nobody },
    ],
  },
  edge: { health },
  search: {
    health,
    products: [
      {},
      { keyword: '아이폰', withFacets: true },
      { keyword: 'dkdlvhs' },
      { keyword: 'dkdlvhs', exact: true },
      { keyword: '의자' },
      { keyword: '컵', sort: 'PRICE_ASC' },
      { keyword: '없는말없는말', minPrice: 1_000 },
      { keyword: `😀 '";--<b>%_\\`, page: 2 },
      { sort: 'LATEST', page: 2, pageSize: 10 },
      { sort: 'PRICE_DESC', tradeStates: ['ON_SALE', 'RESERVED'], conditions: ['NEW'] },
      { tradeMethods: ['DIRECT'], regionCode: '11', shippingIncluded: true, safePay: true },
      { minPrice: 50_000, maxPrice: 10_000 },
      { periodDays: 30, storeSeq: manyReviewsStoreSeq },
      { categorySeq: 1 },
      { page: 200, pageSize: 100 },
    ],
    suggestions: [{ keyword: 'ㅇㅍ' }, { keyword: '아잎' }, { keyword: 'zzzzzz' }],
    popularKeywords: [undefined],
    recordHit: [{ keyword: '아이폰', visitorKey: 'contract-suite' }],
    stores: [{}, { keyword: '가게', page: 1, pageSize: 5 }],
  },
  product: {
    health,
    detail: [
      onSaleProductSeq,
      DEMO_FACTS.soldProductSeq,
      DEMO_FACTS.hiddenProductSeq,
      DEMO_FACTS.deletedProductSeq,
      nobody,
    ].map((productSeq) => ({ productSeq })),
    cards: [{ productSeqs: [onSaleProductSeq + 3, onSaleProductSeq, nobody] }, { productSeqs: [] }],
    sitemap: [{ page: 1 }, { page: 1_000 }],
    sitemapIndex: [undefined],
  },
  customerService: { health },
  machineLearning: {
    health,
    similar: [
      { productSeq: onSaleProductSeq },
      { productSeq: onSaleProductSeq, limit: 3 },
      { productSeq: nobody },
    ],
  },
  gateway: { health },
  data: { health },
  point: { health },
  standardPrice: { health },
}

/** Requests that do not fit the contract of their endpoint. */
const BAD_REQUESTS: [HostName, string, RequestInit?][] = [
  ['boot', '/v1/stores/abc'],
  ['boot', '/v1/stores/0'],
  ['boot', '/v1/stores/1/reviews?page=0'],
  ['boot', '/v1/sitemap/stores'],
  ['init', '/v1/exhibitions/-1'],
  ['search', '/v1/products?sort=CHEAPEST'],
  ['search', '/v1/products?minPrice=abc'],
  ['search', '/v1/products?page=1e9'],
  ['search', '/v1/products?pageSize=101'],
  ['search', `/v1/products?keyword=${'가'.repeat(101)}`],
  ['search', '/v1/products?keyword=%00'],
  ['search', '/v1/products?tradeStates=STOLEN'],
  ['search', '/v1/suggestions'],
  ['search', '/v1/search-hits', { method: 'POST', body: '{}' }],
  ['search', '/v1/search-hits', { method: 'POST', body: '{broken' }],
  ['search', '/v1/stores?page=0'],
  ['product', '/v1/products/99999999999999999999'],
  ['product', '/v1/product-cards?productSeqs=x'],
  ['product', '/v1/sitemap/products?page=none'],
  ['machineLearning', '/v1/similar-products?productSeq=1&limit=31'],
]

const refusalSchema = z.object({
  defined: z.boolean(),
  code: z.string(),
  status: z.int(),
  message: z.string(),
  data: z.unknown().optional(),
})

/** One clock for both ways, as some answers tell the time. */
const NOW = new Date('2026-11-21T03:00:00Z')

let database: Database
let embedded: Record<HostName, HostFetch>
let server: Server
let origin: string

beforeAll(async () => {
  database = await createTestDatabase()
  await seedDemoWorld({ kysely: database.kysely, now: NOW, log: () => undefined })
  const log = { error: () => undefined }
  const { kysely, kind: databaseKind } = database
  embedded = createHosts({ kysely, databaseKind, now: () => NOW, log })
  server = createServer(getRequestListener(serveHosts(embedded)))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  server?.close()
  await database?.close()
})

const hostUrls = () =>
  Object.fromEntries(HOST_NAMES.map((host) => [host, `${origin}/${hostPath(host)}`]))

type AnyVerb = (input: unknown) => Promise<unknown>

const verbsOf = (services: Services, host: HostName) =>
  services[host] as unknown as Record<string, AnyVerb>

const inputsOf = (host: HostName) =>
  GOOD_INPUTS[host] as unknown as Record<string, readonly unknown[]>

const ways = {
  'in process': (): Record<HostName, HostFetch> => embedded,
  'over HTTP': (): Record<HostName, HostFetch> => reachHosts(embedded, hostUrls()),
}

describe.each(Object.entries(ways))('every endpoint, %s', (_way, reach) => {
  for (const host of HOST_NAMES)
    for (const [verb, inputs] of Object.entries(inputsOf(host)))
      it(`${host}.${verb} answers what its contract says`, async () => {
        const services = createServiceClients(reach())({ requestId: 'contract-suite' })
        for (const input of inputs) {
          const answer = await verbsOf(services, host)[verb]?.(input)
          const procedure = (CONTRACTS[host] as unknown as Record<string, AnyContractProcedure>)[
            verb
          ]
          const foresees = Object.keys(procedure?.['~orpc'].errorMap ?? {}).length > 0
          expect(answer).toBeDefined()
          if (foresees) expect(answer).toHaveProperty('ok')
        }
      })
})

describe('the same bytes both ways', () => {
  /** Status, content type and body of each request that the clients made. */
  async function record(reach: Record<HostName, HostFetch>, host: HostName, verb: string) {
    const seen: { status: number; type: string | null; body: string }[] = []
    const recording =
      (answer: HostFetch): HostFetch =>
      async (request) => {
        const response = await answer(request)
        const body = Buffer.from(await response.clone().arrayBuffer()).toString('base64')
        seen.push({ status: response.status, type: response.headers.get('content-type'), body })
        return response
      }
    const hosts = { ...reach, [host]: recording(reach[host]) }
    const services = createServiceClients(hosts)({ requestId: 'contract-suite' })
    for (const input of inputsOf(host)[verb] ?? []) await verbsOf(services, host)[verb]?.(input)
    return seen
  }

  // It counts a visitor once an hour: the second way has another answer by its nature.
  for (const host of HOST_NAMES)
    for (const verb of Object.keys(inputsOf(host)))
      if (!(host === 'search' && verb === 'recordHit'))
        it(`${host}.${verb}`, async () => {
          const inProcess = await record(ways['in process'](), host, verb)
          const overHttp = await record(ways['over HTTP'](), host, verb)
          expect(inProcess.length).toBe(inputsOf(host)[verb]?.length)
          expect(overHttp).toEqual(inProcess)
        })
})

describe('products that are not to be seen', () => {
  it.each([
    ['hidden', DEMO_FACTS.hiddenProductSeq, 404, 'NOT_FOUND'],
    ['deleted', DEMO_FACTS.deletedProductSeq, 410, 'GONE'],
    ['never there', nobody, 404, 'NOT_FOUND'],
  ])('one that is %s is a foreseen refusal', async (_what, productSeq, status, code) => {
    const services = createServiceClients(embedded)({ requestId: 'contract-suite' })
    const answer = await services.product.detail({ productSeq })
    expect(answer).toMatchObject({ ok: false, status, code })
  })
})

describe('input that does not fit', () => {
  it.each(BAD_REQUESTS)('%s %s is 400', async (host, path, init) => {
    const options = { ...init, headers: { 'content-type': 'application/json' } }
    const inProcess = await embedded[host](new Request(`http://host.invalid${path}`, options))
    const overHttp = await fetch(`${origin}/${hostPath(host)}${path}`, options)
    expect([inProcess.status, overHttp.status]).toEqual([400, 400])
    const body = await inProcess.text()
    expect(await overHttp.text()).toBe(body)
    const { code, status, message } = ERROR_CATALOGUE.BAD_REQUEST
    expect(refusalSchema.parse(JSON.parse(body))).toMatchObject({
      code: 'BAD_REQUEST',
      status,
      message,
    })
    expect(code).toBe(400)
  })

  it.each(HOST_NAMES)('an address that %s does not have is 404', async (host) => {
    const response = await embedded[host](new Request('http://host.invalid/v1/nothing'))
    expect(response.status).toBe(404)
    expect(refusalSchema.parse(await response.json())).toMatchObject({
      code: 'ENDPOINT_NOT_FOUND',
      message: ERROR_CATALOGUE.NOT_FOUND.message,
    })
  })

  it('a host that is not there is 404', async () => {
    expect((await fetch(`${origin}/nothing/v1/products`)).status).toBe(404)
  })
})

describe('a fault of a host', () => {
  it('says the generic sentence and nothing of what happened', async () => {
    const faults: object[] = []
    const broken = createHosts({
      kysely: new Proxy(database.kysely, {
        get() {
          throw new Error('secret-detail')
        },
      }),
      databaseKind: database.kind,
      now: () => NOW,
      log: { error: (fields) => faults.push(fields) },
    })
    const response = await broken.product(new Request('http://host.invalid/v1/products/1'))
    const body = await response.text()
    expect(response.status).toBe(500)
    expect(body).not.toContain('secret-detail')
    expect(refusalSchema.parse(JSON.parse(body)).message).toBe(ERROR_CATALOGUE.GENERIC.message)
    expect(faults).toHaveLength(1)
  })
})

describe('the description of a host', () => {
  const descriptionSchema = z.object({
    openapi: z.string().startsWith('3.'),
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  })

  it.each(HOST_NAMES)('%s describes every endpoint in /openapi.json', async (host) => {
    const response = await fetch(`${origin}/${hostPath(host)}/openapi.json`)
    expect(response.headers.get('content-type')).toContain('application/json')
    const { paths } = descriptionSchema.parse(await response.json())
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    const declared = Object.values(CONTRACTS[host] as Record<string, AnyContractProcedure>).map(
      (procedure) => {
        const { method, path } = procedure['~orpc'].route
        return `${method} ${path}`
      },
    )
    expect(described.sort()).toEqual(declared.sort())
  })
})

describe('deadlines', () => {
  it.each(
    HOST_NAMES.flatMap((host) =>
      Object.entries(CONTRACTS[host] as Record<string, AnyContractProcedure>)
        .filter(([verb]) => verb !== 'health')
        .map(([verb, procedure]) => ({ host, verb, procedure })),
    ),
  )('$host.$verb has the one that is asked of its host', ({ host, verb, procedure }) => {
    const { timeoutMs } = procedure['~orpc'].meta as { timeoutMs: number }
    const asked =
      host === 'machineLearning'
        ? 10_000
        : host === 'search' && /^(?:suggestions|popularKeywords|recordHit)$/.test(verb)
          ? 2_500
          : 5_000
    expect(timeoutMs).toBe(asked)
  })
})
