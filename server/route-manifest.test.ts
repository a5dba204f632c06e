import type { ServerBuild } from '@remix-run/node'
import { beforeEach, describe, expect, it } from 'vitest'
import { createManifestHandler } from './route-manifest.ts'

const ROUTES = {
  'product.detail': { id: 'product.detail', path: 'product/:productSeq' },
  'not-found': { id: 'not-found', path: '404' },
} as unknown as ServerBuild['routes']

let asked: string[][]
let answer: (request: Request) => Promise<Response>
beforeEach(() => {
  asked = []
  const search = async (request: Request) => {
    const { searchParams } = new URL(request.url)
    asked.push(searchParams.getAll('p'))
    if (searchParams.get('version') !== '1') return new Response(null, { status: 204 })
    return Response.json({ found: searchParams.getAll('p') })
  }
  answer = createManifestHandler(ROUTES, () => search)
})

const ask = (query: string, headers: Record<string, string> = {}) =>
  answer(new Request(`https://duson.example/__manifest?${query}`, { headers }))

describe('the routes of a page’s links', () => {
  it('are searched once for all products, in any order of the links', async () => {
    const first = await ask('version=1&p=/product/12&p=/product/13&p=/terms')
    const second = await ask('version=1&p=/terms&p=/product/7')
    expect(asked).toHaveLength(1)
    expect(await second.json()).toEqual(await first.json())
  })

  it('are another for a number that is a page of its own', async () => {
    await ask('version=1&p=/404')
    await ask('version=1&p=/405')
    expect(asked).toEqual([['/404'], ['/0']])
  })

  it('are searched again for another build, whose browser has to load the page anew', async () => {
    await ask('version=1&p=/terms')
    const other = await ask('version=2&p=/terms')
    expect(other.status).toBe(204)
    expect((await ask('version=2&p=/terms')).status).toBe(204)
    expect(asked).toHaveLength(3)
  })

  it('are sent compressed, and not again to a browser that has them', async () => {
    const response = await ask('version=1&p=/terms', { 'accept-encoding': 'br' })
    expect(response.headers.get('content-encoding')).toBe('br')
    const etag = response.headers.get('etag') ?? ''
    const again = await ask('version=1&p=/terms', {
      'accept-encoding': 'br',
      'if-none-match': etag,
    })
    expect(again.status).toBe(304)
  })
})
