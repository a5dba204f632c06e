import { describe, expect, it } from 'vitest'
import { IntegrationError } from '#backend/operation/integrations.ts'
import type { IdentityRequest } from '#contracts/account.ts'
import { fakeProvider, hangs, loggedTextOf, unreachable } from '#tests/support/fake-provider.ts'
import { createIdentityAgency } from './agency.ts'
import { type Fields, isGenuine, type SignedMessage, signMessage } from './signature.ts'

const KEY = 'CANARY-KEY'
const settings = { url: 'https://identity.example/v1', serviceId: 'duson', signKey: KEY }
const NOW = new Date('2026-11-01T00:00:00Z')
const now = () => NOW
const person: IdentityRequest = {
  commId: 'SKT',
  name: '카나리아',
  phoneNo: '01098765432',
  socialPreNo: '900101',
  socialPostNo: '2',
}
const proven = {
  result: 'PROVEN',
  name: '카나리아',
  phoneNo: '01098765432',
  birthDate: '1990-01-01',
  sex: 'FEMALE',
  isForeigner: false,
  ci: 'CANARY-CI-'.repeat(8),
}
const transactionId = 'transaction-1'

const agency = (answer: (request: Request) => Response | Promise<Response>) => {
  const provider = fakeProvider(answer)
  return {
    requests: provider.requests,
    ...createIdentityAgency({ settings, fetch: provider.fetch, now, deadlineMs: 30 }),
  }
}

interface Forgery {
  key?: string
  as?: SignedMessage
  fields?: Fields
  /** Changed after signing. */
  after?: Fields
}

/** The agency's answer to a confirmation, genuine except for the given forgery. */
const signed = ({ key = KEY, as = 'confirm-answer', fields = {}, after = {} }: Forgery = {}) => {
  const message = { transactionId, timestamp: NOW.toISOString(), ...proven, ...fields }
  return () => Response.json({ ...signMessage(key, as, message), ...after })
}

const minutesAway = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString()

describe('identity agency', () => {
  it('sends a signature that the agency can check', async () => {
    const { request, requests } = agency(async (asked) => {
      const { transactionId } = await asked.json()
      const fields = { transactionId, result: 'SENT', timestamp: NOW.toISOString() }
      return Response.json(signMessage(KEY, 'request-answer', fields))
    })
    const started = await request(person)
    const [asked] = requests
    expect(asked?.url).toBe('https://identity.example/v1/request')
    const body = await asked?.json()
    expect(body).toMatchObject({ serviceId: 'duson', ...person, ...started })
    expect(isGenuine(KEY, 'request', body, NOW)).toBe(true)
    expect(isGenuine(KEY, 'request', { ...body, name: '다른이' }, NOW)).toBe(false)
  })

  it('answers null when the records differ', async () => {
    const { request } = agency(async (asked) => {
      const { transactionId } = await asked.json()
      const fields = { transactionId, result: 'DIFFERENT', timestamp: NOW.toISOString() }
      return Response.json(signMessage(KEY, 'request-answer', fields))
    })
    expect(await request(person)).toBeNull()
  })

  it('answers with the person', async () => {
    const { result: _, ...expected } = proven
    const { confirm, requests } = agency(signed())
    expect(await confirm({ transactionId, code: '123456' })).toEqual(expected)
    const body = await requests[0]?.json()
    expect(body).toMatchObject({ serviceId: 'duson', transactionId, code: '123456' })
    expect(isGenuine(KEY, 'confirm', body, NOW)).toBe(true)
  })

  it.each(['WRONG', 'EXPIRED'] as const)('answers %s', async (result) => {
    const { confirm } = agency(signed({ fields: { result } }))
    expect(await confirm({ transactionId, code: '123456' })).toBe(result)
  })

  it.each([-4.9, 4.9])('accepts an answer %f minutes away', async (minutes) => {
    const { confirm } = agency(signed({ fields: { timestamp: minutesAway(minutes) } }))
    expect(await confirm({ transactionId, code: '123456' })).toMatchObject({ ci: proven.ci })
  })

  it.each<[string, (request: Request) => Response | Promise<Response>]>([
    ['of another key', signed({ key: 'another' })],
    ['of another message', signed({ as: 'request-answer' })],
    ['that is our own question', async (asked) => Response.json(await asked.json())],
    ['of another transaction', signed({ fields: { transactionId: 'transaction-2' } })],
    ['from long ago', signed({ fields: { timestamp: minutesAway(-5.1) } })],
    ['from the future', signed({ fields: { timestamp: minutesAway(5.1) } })],
    ['of no time at all', signed({ fields: { timestamp: 'soon' } })],
    ['changed on its way', signed({ after: { ci: 'another-connecting-information' } })],
    ['with a field more', signed({ after: { isAdult: true } })],
    ['with an empty signature', signed({ after: { signature: '' } })],
    ['without a signature', () => Response.json({ transactionId, ...proven })],
    ['that does not fit', signed({ fields: { birthDate: '카나리아' } })],
    ['that is refused', () => Response.json(proven, { status: 401 })],
    ['that fails', () => Response.json(proven, { status: 503 })],
    ['of nonsense', () => new Response('카나리아')],
    ['that never comes', hangs],
    ['from nowhere', () => unreachable(`${KEY} 카나리아`)],
  ])('accepts no answer %s, and reports nothing about the person', async (_, answer) => {
    const { confirm, request } = agency(answer)
    for (const call of [confirm({ transactionId, code: '271828' }), request(person)]) {
      const error = await call.catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(IntegrationError)
      expect(loggedTextOf(error)).not.toMatch(/CANARY|카나리아|01098765432|900101|271828/)
    }
  })
})
