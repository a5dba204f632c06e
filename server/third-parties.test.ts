import { describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'
import { createThirdParties } from './third-parties.ts'

const ALL = {
  SENTRY_DSN: 'https://key@errors.example/1',
  RELEASE: 'duson@1.2.3',
  TAG_MANAGER_ID: 'GTM-ABC123',
  ADSENSE_CLIENT: 'ca-pub-1234567890123456',
  ADSENSE_LIST_SLOT: '42',
  SCRIPT_ORIGINS: 'https://tags.example, https://*.pixel.example',
}

function complaintOf(variables: Record<string, string>): string {
  try {
    readEnvironment(variables)
    return ''
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    return error.message
  }
}

/** The page's settings for third parties and its policy. */
function visit(
  variables: Record<string, string>,
  path = '/',
  headers: Record<string, string> = {},
) {
  const { thirdParties } = readEnvironment(variables)
  return createThirdParties(thirdParties)(new Request(`http://localhost${path}`, { headers }))
}

describe('the settings', () => {
  it.each([
    ['SENTRY_DSN', 'https://errors.example/1'],
    ['SENTRY_DSN', 'errors'],
    ['RELEASE', 'a b'],
    ['TAG_MANAGER_ID', 'UA-1'],
    ['TAG_MANAGER_URL', 'tags.example'],
    ['ADSENSE_CLIENT', 'pub-1'],
    ['SCRIPT_ORIGINS', "https://a.example 'unsafe-inline'"],
    ['SCRIPT_ORIGINS', '*'],
  ])('%s=%s is refused', (name, value) => {
    expect(complaintOf({ [name]: value })).toContain(`environment: ${name}`)
  })

  it('an ad client and its slot come together', () => {
    expect(complaintOf({ ADSENSE_CLIENT: ALL.ADSENSE_CLIENT })).toContain('ADSENSE_LIST_SLOT')
    expect(complaintOf({ ADSENSE_LIST_SLOT: '42' })).toContain('ADSENSE_CLIENT')
  })

  it('the environment of the reports is the mode, or the given one', () => {
    expect(readEnvironment(ALL).thirdParties.errors).toEqual({
      dsn: ALL.SENTRY_DSN,
      environment: 'production',
      release: 'duson@1.2.3',
    })
    expect(
      readEnvironment({ ...ALL, SENTRY_ENVIRONMENT: 'staging' }).thirdParties.errors?.environment,
    ).toBe('staging')
  })
})

describe('a page', () => {
  it('gets nothing where nothing is set up, even after a refusal', () => {
    const nothing = { page: null, origins: { script: [], connect: [], image: [], frame: [] } }
    expect(visit({})).toEqual(nothing)
    expect(visit({}, '/', { 'sec-gpc': '1' })).toEqual(nothing)
    expect(visit({ RELEASE: '1', SCRIPT_ORIGINS: 'https://tags.example' })).toEqual(nothing)
  })

  it('reaches the error reports alone where only they are set up', () => {
    const { origins } = visit({ SENTRY_DSN: ALL.SENTRY_DSN, SCRIPT_ORIGINS: ALL.SCRIPT_ORIGINS })
    expect(origins).toEqual({
      script: [],
      connect: ['https://errors.example'],
      image: [],
      frame: [],
    })
  })

  it('loads scripts from their origins', () => {
    const { page, origins } = visit(ALL)
    expect(page).toMatchObject({
      refusedBy: null,
      tagManager: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
      ads: { client: ALL.ADSENSE_CLIENT, listSlot: '42' },
    })
    expect(origins.script).toEqual(
      expect.arrayContaining([
        'https://www.googletagmanager.com',
        'https://pagead2.googlesyndication.com',
        'https://tags.example',
        'https://*.pixel.example',
      ]),
    )
  })

  it.each([
    ['their own setting', { cookie: 'user_seq=7; analytics_refused=1' }, 'person'],
    ['Global Privacy Control', { 'sec-gpc': '1' }, 'browser'],
    ['both', { 'sec-gpc': '1', cookie: 'analytics_refused=1' }, 'browser'],
  ])('of a user who refused by %s reports errors alone', (_name, headers, refusedBy) => {
    const { page, origins } = visit(ALL, '/', headers)
    expect(page).toMatchObject({ refusedBy, tagManager: null, ads: null })
    expect(page?.errors?.dsn).toBe(ALL.SENTRY_DSN)
    expect(origins).toEqual({
      script: [],
      connect: ['https://errors.example'],
      image: [],
      frame: [],
    })
  })

  // SPEC.md section 2; the chat's addresses contain user input.
  it.each(['/fraud/monitoring?x=1', '/link?to=https%3A%2F%2Fa.example%2F'])(
    'of %s has no tag manager',
    (path) => {
      const { page, origins } = visit(ALL, path)
      expect(page).toMatchObject({ tagManager: null, ads: { listSlot: '42' } })
      expect(origins.script).not.toContain('https://www.googletagmanager.com')
      expect(visit(ALL, '/fraud').page?.tagManager).not.toBeNull()
    },
  )
})
