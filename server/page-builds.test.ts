import {
  type AppLoadContext,
  createRequestHandler,
  type LoaderFunctionArgs,
  type ServerBuild,
} from '@remix-run/node'
import { describe, expect, it } from 'vitest'
import { createPageHandler } from './page-builds.ts'

/** Every kind of route: layouts, index pages, parameters, optional segments, and a splat route. */
const ROUTES: Record<
  string,
  { path?: string; parentId?: string; index?: true; isEndpoint?: true }
> = {
  home: { index: true },
  rest: { path: '*' },
  'product.list': { path: 'product/list' },
  'product.detail': { path: 'product/:productSeq' },
  chat: { path: 'chat' },
  'chat.index': { parentId: 'chat', index: true },
  'chat.room': { parentId: 'chat', path: ':roomId' },
  'chat.room.file': { path: 'chat/:roomId/file.ics', isEndpoint: true },
  store: { path: 'store/:storeSeq?' },
  frame: {},
  'frame.terms': { parentId: 'frame', path: 'terms' },
  category: { path: 'category/*' },
  'not-found': { path: '404' },
  Korean: { path: '한글/:name' },
  sitemap: { path: 'sitemap/:type/:page.xml', isEndpoint: true },
  'api.session': { path: 'api/session', isEndpoint: true },
}

const build: ServerBuild = {
  mode: 'production',
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  isSpaMode: false,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: true,
    v3_singleFetch: true,
  },
  entry: {
    module: {
      default: async (_request, status, headers, context) => {
        await new Response(context.serverHandoffStream).text()
        const { matches, loaderData } = context.staticHandlerContext
        const found = matches.map(({ route, params }) => ({ id: route.id, params }))
        return Response.json({ found, loaderData }, { status, headers })
      },
      handleError: () => undefined,
    },
  },
  assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
  routes: {},
}
for (const [id, { isEndpoint, parentId = 'root', ...route }] of [
  ['root', { path: '' }],
  ...Object.entries(ROUTES),
] as const) {
  const parts = { id, ...(id !== 'root' && { parentId }), ...route }
  const loader = ({ params }: LoaderFunctionArgs) => Response.json({ id, params })
  const action = () => Response.json({ id, isAction: true })
  build.routes[id] = {
    ...parts,
    module: { loader, action, ...(!isEndpoint && { default: () => null }) },
  } as ServerBuild['routes'][string]
  build.assets.routes[id] = {
    ...parts,
    module: '',
    hasLoader: true,
    hasAction: true,
    hasErrorBoundary: false,
  } as ServerBuild['assets']['routes'][string]
}

const whole = createRequestHandler(build, 'production')
const parted = createPageHandler(build, 'production')

async function answersOf(path: string, init: RequestInit = {}) {
  const answer = async (handle: typeof whole) => {
    const request = new Request(`https://duson.example${path}`, init)
    const response = await handle(request, {} as AppLoadContext)
    const { status, headers } = response
    return { status, type: headers.get('content-type'), text: await response.text() }
  }
  return { whole: await answer(whole), parted: await answer(parted) }
}

const PATHS = [
  '/',
  '/?page=2',
  '/_root.data',
  '/nowhere',
  '/nowhere/at/all',
  '/nowhere.data',
  '/product/list',
  '/PRODUCT/List',
  '/%70roduct/12',
  '/product/12',
  '/product/12.data',
  '/product/12.data?_routes=product.detail',
  '/product/12/more',
  '/product',
  '/product.data',
  '/chat',
  '/chat/5',
  '/chat/5.data',
  '/chat/5/file.ics',
  '/store',
  '/store/7',
  '/store/7/8',
  '/terms',
  '/category/a/b/c',
  '/category',
  '/한글/이름',
  `/${encodeURIComponent('한글')}/이름`,
  '/sitemap/products/1.xml',
  '/api/session',
  '/api/session.data',
  '/api',
  '/constructor',
  '/__proto__',
  '/*',
  '/%',
  '/%E0%A4%A/x',
  '/product%2F12',
  '/__manifest?version=1&p=/product/12&p=/chat/5',
  '/__manifest?version=1&p=/product/12&p=/404&p=/405&p=/product/404&p=/store/7&p=/7',
  '/__manifest?version=2&p=/product/12',
  '/__manifest?version=1&p=/terms&p=nowhere&p=/&p=/STORE/7&p=/%25&p=/category/a/b&p=/terms',
  '/__manifest?version=1&p=',
  '/__manifest?version=1',
  `/__manifest?version=1&p=/${'a'.repeat(8_000)}`,
]

describe('builds by the first segment of an address', () => {
  it.each(PATHS)('answer %s as the whole build does', async (path) => {
    const { whole, parted } = await answersOf(path)
    expect(parted).toEqual(whole)
  })

  it.each(['/product/12', '/chat/5', '/nowhere', '/api/session'])(
    'handle a submission to %s as the whole build does',
    async (path) => {
      const { whole, parted } = await answersOf(path, {
        method: 'POST',
        body: new URLSearchParams({ a: 'b' }),
        headers: { origin: 'https://duson.example', host: 'duson.example' },
      })
      expect(parted).toEqual(whole)
    },
  )

  it.each([
    ['one address of many segments', `&p=${'/a'.repeat(3_500)}`],
    ['many addresses', Array.from({ length: 700 }, (_, index) => `&p=/${index}`).join('')],
    [
      'many addresses of some segments',
      Array.from({ length: 61 }, (_, index) => `&p=/${index}${'/a'.repeat(9)}`).join(''),
    ],
  ])('search no more routes than a page has links: %s', async (_what, query) => {
    const url = `https://duson.example/__manifest?version=1${query}`
    expect(url.length, 'no more than Remix itself takes').toBeLessThan(7_680)
    expect((await parted(new Request(url), {} as AppLoadContext)).status).toBe(400)
  })

  it('have been compared on real answers', async () => {
    const { parted } = await answersOf('/product/12')
    expect(JSON.parse(parted.text)).toMatchObject({
      found: [{ id: 'root' }, { id: 'product.detail', params: { productSeq: '12' } }],
    })
  })
})
