import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AnyContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createServiceClients, type HostFetch, type Services } from '#app/services/client.server.ts'
import { ensurePolicies } from '#backend/content/policies/ensure-policies.ts'
import type { Database } from '#backend/db/database.ts'
import { DEMO_PEOPLE, FIRST_USER_SEQ } from '#backend/demo/seed/demo-facts.ts'
import { DEMO_FACTS, seedDemoWorld } from '#backend/demo/seed/seed-demo-world.ts'
import { createHosts } from '#backend/hosts/create-hosts.ts'
import { ensureListingRules } from '#backend/screening/ensure-listing-rules.ts'
import { CONTENT_CHANGES_TIMEOUT_MS } from '#contracts/content-changes.ts'
import { DEADLINE_MS, type EndpointMeta } from '#contracts/endpoint.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { CONTRACTS, HOST_NAMES, type HostName, hostPath } from '#contracts/hosts.ts'
import { bearerOf } from '#tests/support/bearer.ts'
import {
  type TestHostDependencies,
  testHostDependencies,
} from '#tests/support/host-dependencies.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { reachHosts } from '../../server/reach-hosts.ts'
import { hostsListener } from '../../server/serve-hosts.ts'
import { goodInputs, NEW_EACH_TIME, unknownSeq } from './good-inputs.ts'

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

/** Another code is sent only after thirty seconds, which do not pass here. */
const REFUSED_HERE = 'main.resendSmsCode'

const SECRET = 'a-secret-of-the-hosts-that-is-long-enough'
const KNOWN = { 'x-hosts-secret': SECRET }

/** One clock for both ways, as some responses contain the time. */
const NOW = new Date('2026-11-21T03:00:00Z')

/** A buyer with a store, and an operator. */
const USER = FIRST_USER_SEQ + 1
const OPERATOR = FIRST_USER_SEQ + DEMO_PEOPLE.findIndex(({ role }) => role === 'OPERATOR')

let database: Database
let dependencies: TestHostDependencies
let embedded: Record<HostName, HostFetch>
let server: Server
let origin: string
let inputs: ReturnType<typeof goodInputs>
let administrator: number

beforeAll(async () => {
  database = await createTestDatabase()
  await seedDemoWorld({ kysely: database.kysely, now: NOW, log: () => undefined })
  await ensurePolicies(database.kysely)
  await ensureListingRules(database.kysely)
  dependencies = testHostDependencies(database, { now: () => NOW })
  const found = await database.kysely
    .selectFrom('users')
    .select('user_seq')
    .where('role', '=', 'ADMIN')
    .executeTakeFirstOrThrow()
  administrator = found.user_seq
  inputs = goodInputs(dependencies, USER, OPERATOR)
  embedded = createHosts(dependencies)
  server = createServer(hostsListener(embedded, { secret: SECRET }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // Each read of a member is recorded, and the record is in the answer: it must not be empty the first time.
  await askAll(embedded, 'main', 'member')
})

afterAll(async () => {
  server?.close()
  await database?.close()
})

const hostUrls = () =>
  Object.fromEntries(HOST_NAMES.map((host) => [host, `${origin}/${hostPath(host)}`]))

const ways = {
  'in process': (): Record<HostName, HostFetch> => embedded,
  'over HTTP': (): Record<HostName, HostFetch> => reachHosts(embedded, hostUrls(), SECRET),
}

type AnyVerb = (input: unknown) => Promise<unknown>

const procedureOf = (host: HostName, verb: string) => {
  const procedure = (CONTRACTS[host] as unknown as Record<string, AnyContractProcedure>)[verb]
  if (!procedure) throw new Error(`${host} has no ${verb}`)
  return procedure['~orpc']
}
const metaOf = (host: HostName, verb: string) => procedureOf(host, verb).meta as EndpointMeta
const authOf = (host: HostName, verb: string) => metaOf(host, verb).auth

const VERBS = HOST_NAMES.flatMap((host) =>
  Object.keys(CONTRACTS[host]).map((verb) => ({ host, verb, name: `${host}.${verb}` })),
)

let leavers = 0
/** The token that a call needs; each withdrawal has another user. */
function tokenFor(host: HostName, verb: string): Promise<string> | undefined {
  const auth = authOf(host, verb)
  if (metaOf(host, verb).duty === 'ADMINISTRATOR') return bearerOf(dependencies, administrator)
  if (auth === 'operator' || auth === 'operator-account') return bearerOf(dependencies, OPERATOR)
  if (auth !== 'user') return undefined
  leavers += 1
  return bearerOf(dependencies, verb === 'withdraw' ? FIRST_USER_SEQ + 10 + leavers : USER)
}

/** Calls with every input, one after the other. */
async function askAll(reach: Record<HostName, HostFetch>, host: HostName, verb: string) {
  const accessToken = await tokenFor(host, verb)
  const services = createServiceClients(reach)({
    requestId: 'contract-suite',
    ...(accessToken && { accessToken }),
  })
  const ask = (services as Services)[host] as unknown as Record<string, AnyVerb>
  const answers: unknown[] = []
  for (const make of inputs.of(host, verb)) answers.push(await ask[verb]?.(await make()))
  return answers
}

describe('every endpoint, in process and over HTTP', () => {
  it.each(VERBS)('$name answers what its contract says, the same both ways', async (endpoint) => {
    const { host, verb, name } = endpoint
    const inProcess = await askAll(ways['in process'](), host, verb)
    const overHttp = await askAll(ways['over HTTP'](), host, verb)
    const foresees = Object.keys(procedureOf(host, verb).errorMap).length > 0
    for (const answers of [inProcess, overHttp]) {
      expect(answers.length).toBeGreaterThan(0)
      expect(answers.length).toBe(inputs.of(host, verb).length)
      for (const answer of answers) {
        expect(answer).toBeDefined()
        if (foresees) expect(answer).toHaveProperty('ok')
      }
      if (foresees && name !== REFUSED_HERE)
        expect(answers).toContainEqual(expect.objectContaining({ ok: true }))
    }
    const compared = (answers: unknown[]) =>
      NEW_EACH_TIME.has(name) ? answers.map(shapeOf) : answers
    expect(compared(overHttp)).toStrictEqual(compared(inProcess))
  })
})

describe('the same failures both ways', () => {
  /** What a failed call throws, with all causes: none of them may say more than the response of a remote host. */
  const failureOf = async (
    reach: Record<HostName, HostFetch>,
    call: (services: Services) => unknown,
    accessToken?: string,
  ) => {
    const context = { requestId: 'contract-suite', ...(accessToken && { accessToken }) }
    const errors: object[] = []
    try {
      await call(createServiceClients(reach)(context))
    } catch (thrown) {
      for (let error = thrown; error instanceof Error; error = error.cause)
        errors.push({ ...error, cause: undefined, message: error.message })
    }
    return errors
  }
  const tooLong = '가'.repeat(101)
  it.each<[string, (services: Services) => unknown, string?]>([
    ['a sequence number of 0', ({ product }) => product.detail({ productSeq: 0 })],
    ['a keyword that is too long', ({ search }) => search.products({ keyword: tooLong })],
    [
      'a body that does not fit',
      ({ search }) => search.recordHit({ keyword: tooLong, visitorKey: 'x' }),
    ],
    ['no token', ({ main }) => main.stateInfo()],
    ['a token that is not ours', ({ main }) => main.stateInfo(), 'not.a.token'],
  ])('%s fails', async (_what, call, token) => {
    const failures = await failureOf(ways['in process'](), call, token)
    expect(failures).toHaveLength(2)
    expect(await failureOf(ways['over HTTP'](), call, token)).toStrictEqual(failures)
    expect(JSON.stringify(failures)).not.toContain(tooLong)
  })
})

/** The structure of a JSON value, without the lengths of its lists. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].sort().join('|')}]`
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  const fields = Object.entries(value).map(([name, field]) => `${name}:${shapeOf(field)}`)
  return `{${fields.join(',')}}`
}

describe('a caller without permission', () => {
  const needing = (...auths: EndpointMeta['auth'][]) =>
    VERBS.filter(({ host, verb }) => auths.includes(authOf(host, verb)))

  async function askBothWays(host: HostName, verb: string, token?: string) {
    const { method = 'POST', path = '/' } = procedureOf(host, verb).route
    const headers = { ...KNOWN, ...(token && { authorization: `Bearer ${token}` }) }
    const address = path.replaceAll(/\{\w+\}/g, '1')
    const answers = [
      await embedded[host](new Request(`http://host.invalid${address}`, { method, headers })),
      await fetch(`${origin}/${hostPath(host)}${address}`, { method, headers }),
    ]
    return Promise.all(
      answers.map(async (response) => ({
        status: response.status,
        ...refusalSchema.pick({ code: true, message: true }).parse(await response.json()),
      })),
    )
  }
  const both = (code: 'UNAUTHORIZED' | 'FORCED_LOGOUT' | 'FORBIDDEN') => {
    const { status, message } = ERROR_CATALOGUE[code]
    return [
      { status, code, message },
      { status, code, message },
    ]
  }

  it.each(needing('user', 'operator', 'operator-account'))(
    'anonymous: $name',
    async ({ host, verb }) => {
      expect(await askBothWays(host, verb)).toEqual(both('UNAUTHORIZED'))
      expect(await askBothWays(host, verb, 'not.a.token')).toEqual(both('UNAUTHORIZED'))
    },
  )

  it.each(needing('user', 'operator', 'operator-account'))(
    'signed out: $name',
    async ({ host, verb }) => {
      const accessToken = await bearerOf(dependencies, USER)
      await createServiceClients(embedded)({
        requestId: 'contract-suite',
        accessToken,
      }).main.logout()
      expect(await askBothWays(host, verb, accessToken)).toEqual(both('FORCED_LOGOUT'))
    },
  )

  it.each(needing('operator', 'operator-account'))('a member: $name', async ({ host, verb }) => {
    const token = await bearerOf(dependencies, USER)
    expect(await askBothWays(host, verb, token)).toEqual(both('FORBIDDEN'))
  })
})

describe('products that are not to be seen', () => {
  it.each([
    ['hidden', DEMO_FACTS.hiddenProductSeq, 404, 'NOT_FOUND'],
    ['deleted', DEMO_FACTS.deletedProductSeq, 410, 'GONE'],
    ['never there', unknownSeq, 404, 'NOT_FOUND'],
  ])('one that is %s is a foreseen refusal', async (_what, productSeq, status, code) => {
    const services = createServiceClients(embedded)({ requestId: 'contract-suite' })
    const answer = await services.product.detail({ productSeq })
    expect(answer).toMatchObject({ ok: false, status, code })
  })
})

describe('input that does not fit', () => {
  it.each(BAD_REQUESTS)('%s %s is 400', async (host, path, init) => {
    const options = { ...init, headers: { ...KNOWN, 'content-type': 'application/json' } }
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
    expect((await fetch(`${origin}/nothing/v1/products`, { headers: KNOWN })).status).toBe(404)
  })
})

describe('a fault of a host', () => {
  it('says the generic sentence and nothing of what happened', async () => {
    const faults: object[] = []
    const broken = createHosts({
      ...dependencies,
      kysely: new Proxy(database.kysely, {
        get() {
          throw new Error('secret-detail')
        },
      }),
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
    const response = await fetch(`${origin}/${hostPath(host)}/openapi.json`, { headers: KNOWN })
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
  /** Endpoints that wait for a provider: an SMS sender, an identity agency, a social provider, the payment company, a bank. */
  const OUTSIDE =
    /^(?:main\.(?:requestSmsCode|resendSmsCode|socialSignIn|connectProvider|findRoadAddresses|request(?:Suspended)?BankAccount|takeCafeCode|cafePosts|cafeShares|shareInCafe|setCafeAutoShare|\w*Identity(?:Check)?)|gateway\.(?:confirmPayment|receivePaymentNotice|compareLedgerDay)|boot\.requestMailCode)$/

  it.each(VERBS.filter(({ verb }) => verb !== 'health'))(
    '$name has the one that is asked of its host',
    ({ host, verb, name }) => {
      const asked = OUTSIDE.test(name)
        ? DEADLINE_MS.integrations
        : /^(?:init\.drawEvent|gateway\.(?:addCasePhoto|orderEvidence\w*)|main\.(?:dataExportPart|takeCafePosts)|boot\.changeProfileImage|product\.(?:add(?:Listing|Handover)Photo|answerPossession)|customerService\.(?:add(?:DamageEvidence|DisputeEvidence|QuestionFile)|dispute(?:Case)?Pack))$/.test(
              name,
            )
          ? DEADLINE_MS.upload
          : name === 'init.contentChanges'
            ? CONTENT_CHANGES_TIMEOUT_MS
            : host === 'machineLearning'
              ? 10_000
              : host === 'search' &&
                  /^(?:suggestions|popularKeywords|recordHit|recordStep)$/.test(verb)
                ? 2_500
                : 5_000
      expect((procedureOf(host, verb).meta as EndpointMeta).timeoutMs).toBe(asked)
    },
  )
})

describe('what is the same for every user', () => {
  /** Suggestions while typing, entries of draws and results of lookups are fetched every time. */
  const NOT_CACHED = [
    'customerService.fraudLookup',
    'init.contentChanges',
    'init.eventEntries',
    'search.suggestions',
  ]

  it('is cached for a period or until it changes, unless it is listed here', () => {
    const open = VERBS.filter(({ host, verb }) => {
      const { meta, route } = procedureOf(host, verb)
      const { auth, cacheMs, cacheTags } = meta as EndpointMeta
      return (
        auth === 'none' && route.method === 'GET' && verb !== 'health' && !cacheMs && !cacheTags
      )
    })
    expect(open.map(({ name }) => name).sort()).toEqual(NOT_CACHED)
  })

  it('needs no session', () => {
    for (const { host, verb } of VERBS) {
      const { auth, cacheMs, cacheTags } = procedureOf(host, verb).meta as EndpointMeta
      if (cacheMs !== undefined || cacheTags !== undefined) expect(auth).toBe('none')
    }
  })
})
