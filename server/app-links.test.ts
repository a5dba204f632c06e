import { describe, expect, it } from 'vitest'
import { appLinkFiles } from './app-links.ts'

const FINGERPRINT = Array(32).fill('AB').join(':')
const ANDROID = { packageName: 'com.duson.app', fingerprints: [FINGERPRINT] }
const IOS = { appId: 'ABCDE12345.com.duson.app' }

describe('the association files of the apps', () => {
  it('name the apps that may open our addresses', async () => {
    const web = appLinkFiles({ android: ANDROID, ios: IOS })
    const android = await web.request('/.well-known/assetlinks.json')
    expect([android.status, android.headers.get('content-type')]).toEqual([200, 'application/json'])
    expect(await android.json()).toMatchObject([
      {
        relation: expect.arrayContaining(['delegate_permission/common.handle_all_urls']),
        target: {
          namespace: 'android_app',
          package_name: 'com.duson.app',
          sha256_cert_fingerprints: [FINGERPRINT],
        },
      },
    ])
    const ios = await web.request('/.well-known/apple-app-site-association')
    expect([ios.status, ios.headers.get('content-type')]).toEqual([200, 'application/json'])
    const { applinks, webcredentials } = (await ios.json()) as {
      applinks: { details: { appIDs: string[]; components: { '/': string; exclude?: true }[] }[] }
      webcredentials: { apps: string[] }
    }
    expect(webcredentials.apps).toEqual([IOS.appId])
    expect(applinks.details[0]?.appIDs).toEqual([IOS.appId])
    const components = applinks.details[0]?.components ?? []
    expect(components.at(-1)).toEqual({ '/': '/*' })
    expect(components.slice(0, -1).every(({ exclude }) => exclude)).toBe(true)
    expect(components, 'a sign-in comes back to the browser').toContainEqual({
      '/': '/signin/*',
      exclude: true,
    })
  })

  it.each(['assetlinks.json', 'apple-app-site-association'])(
    '%s is 404 where there is no app',
    async (name) => {
      const response = await appLinkFiles({}).request(`/.well-known/${name}`)
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )
})
