import { BUILT_PATHS as ALL_BUILT, type BuiltPath, PAGES, PATHS } from '#app/pages.server.ts'
import { cookieOfPerson } from './operator.ts'
import { BUILT_PATHS, type Example, exampleOf, FLOW_PATHS, OPERATOR } from './pages.ts'
import { locationsOf } from './sitemaps.ts'
import { expect, test } from './test.ts'

/** A demo user who owns none of the examples. */
const OTHER = '01000000002'
const SECOND_FACTOR = '/operator/second-factor'

const open = (origin: string, address: string, cookie = '') =>
  fetch(`${origin}${address}`, { redirect: 'manual', headers: { cookie } })

/** A status, or the target of a redirect. */
async function answer(origin: string, address: string, cookie = ''): Promise<number | string> {
  const { status, headers } = await open(origin, address, cookie)
  const location = headers.get('location')
  return status >= 300 && status < 400 && location ? location : status
}

const withoutSecondFactor = (origin: string, phone: string) =>
  cookieOfPerson(origin, { phone, secondFactor: false })

const cookieFor = async (origin: string, { phone, secondFactor }: Example) =>
  phone ? cookieOfPerson(origin, { phone, secondFactor }) : ''

for (const path of BUILT_PATHS) {
  const row = PAGES[path]
  const robots = row.index ? 'index' : 'noindex'

  test(`${path}: access is ${row.access}, robots meta is ${robots}`, async ({ origin }) => {
    const example = await exampleOf(path, origin)
    const { address, status } = example
    const signIn = `/signin?${new URLSearchParams({ redirectTo: address })}`
    const anonymous = { all: status, login: signIn, owner: signIn, operator: 404 }[row.access]
    expect(await answer(origin, address), 'an anonymous user').toBe(anonymous)
    if (row.access === 'owner' || row.access === 'operator')
      expect(
        await answer(origin, address, await withoutSecondFactor(origin, OTHER)),
        'another',
      ).toBe(404)
    if (row.access === 'operator') {
      const unproven = await answer(origin, address, await withoutSecondFactor(origin, OPERATOR))
      expect(String(unproven).split('?')[0], 'an operator without the second factor').toBe(
        row.secondFactor === false ? String(status) : SECOND_FACTOR,
      )
    }

    const response = await open(origin, address, await cookieFor(origin, example))
    expect(response.status, 'its user').toBe(status)
    const html = await response.text()
    const meta = /<meta name="robots" content="([^"]+)"/.exec(html)?.[1] ?? ''
    expect(meta.split(', ')[0]).toBe(robots)
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    // The canonical address has no filters of a list, and is not that of an alias.
    const { pathname } = new URL(row.aliasOf ?? address, origin)
    expect(canonical).toBe(status === 200 ? `${origin}${pathname}` : undefined)
  })
}

test('a page still to come is not there', async ({ origin }) => {
  for (const path of PATHS.filter((one) => !PAGES[one].example))
    expect(await answer(origin, path.replaceAll(/:\w+/g, '1')), path).toBe(404)
})

for (const path of FLOW_PATHS)
  test(`${path}: without a sign-in under way it leads to one`, async ({ origin }) => {
    expect(await answer(origin, path)).toBe('/signin')
  })

test('the sitemap lists every page that is indexed, and no other', async ({ origin }) => {
  const listed = await locationsOf(origin, '/sitemap/page/1.xml')
  const paths = listed.map((address) => new URL(address).pathname)
  const hasParameter = (path: BuiltPath) => /[:*]/.test(path)
  const indexed = ALL_BUILT.filter((path) => PAGES[path].index && !PAGES[path].aliasOf)
  expect(paths.sort()).toEqual(indexed.filter((path) => !hasParameter(path)).sort())
  // A page with a parameter has a file of its own there; what searches find has none.
  const files = await locationsOf(origin, '/sitemap.xml')
  const types = new Set(files.map((file) => new URL(file).pathname.split('/')[2]))
  for (const path of indexed.filter(hasParameter).filter((one) => one !== '/search/:keyword'))
    expect(types, path).toContain(PAGES[path].example?.replace('sitemap:', ''))
})
