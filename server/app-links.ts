import { Hono } from 'hono'
import { z } from 'zod'
import { commaList } from './comma-list.ts'

export const appLinksSchema = z.object({
  ANDROID_PACKAGE: z
    .string()
    .regex(/^[A-Za-z]\w*(?:\.[A-Za-z]\w*)+$/, 'not a package name such as com.example.app')
    .optional(),
  /** Of each certificate that the app is signed with, the store's own included. */
  ANDROID_CERT_SHA256: commaList(
    z
      .string()
      .regex(/^(?:[\dA-Fa-f]{2}:){31}[\dA-Fa-f]{2}$/, 'not a fingerprint such as 14:6D:E9:…')
      .toUpperCase(),
  ),
  IOS_APP_ID: z
    .string()
    .regex(/^[A-Z0-9]{10}\.[\w.-]+$/, 'not an id such as ABCDE12345.com.example.app')
    .optional(),
})

/** The apps that may open our addresses; a platform that is not set up has none. */
export interface AppLinkSettings {
  android?: { packageName: string; fingerprints: readonly string[] }
  ios?: { appId: string }
}

/** @returns the settings, or one line for each variable that is missing */
export function appLinkSettings(
  variables: z.output<typeof appLinksSchema>,
): AppLinkSettings | string[] {
  const { ANDROID_PACKAGE: packageName, ANDROID_CERT_SHA256: fingerprints, IOS_APP_ID } = variables
  const isAndroidBegun = packageName !== undefined || fingerprints.length > 0
  if (isAndroidBegun && packageName === undefined)
    return ['environment: ANDROID_PACKAGE: is missing, ANDROID_CERT_SHA256 is set']
  if (isAndroidBegun && fingerprints.length === 0)
    return ['environment: ANDROID_CERT_SHA256: is missing, ANDROID_PACKAGE is set']
  return {
    ...(packageName && { android: { packageName, fingerprints } }),
    ...(IOS_APP_ID && { ios: { appId: IOS_APP_ID } }),
  }
}

/** Addresses that stay in the browser: a sign-in returns to where it started, and some pages are about the app. */
const STAYS_IN_BROWSER = [
  '/api/*',
  '/signin/*',
  '/logout',
  '/sandbox/*',
  '/media/*',
  '/og/*',
  '/appdownload',
  '/app-registration-banner',
]

const RELATIONS = [
  'delegate_permission/common.handle_all_urls',
  'delegate_permission/common.get_login_creds',
]

/** What Android reads (Digital Asset Links). */
const assetLinks = ({ packageName, fingerprints }: NonNullable<AppLinkSettings['android']>) => [
  {
    relation: RELATIONS,
    target: {
      namespace: 'android_app',
      package_name: packageName,
      sha256_cert_fingerprints: fingerprints,
    },
  },
]

/** What iOS reads (Supporting associated domains). */
const siteAssociation = ({ appId }: NonNullable<AppLinkSettings['ios']>) => ({
  applinks: {
    details: [
      {
        appIDs: [appId],
        components: [
          ...STAYS_IN_BROWSER.map((path) => ({ '/': path, exclude: true })),
          { '/': '/*' },
        ],
      },
    ],
  },
  webcredentials: { apps: [appId] },
})

/** The two files that associate this site with its apps: never redirected, 404 where there is no app. */
export function appLinkFiles({ android, ios }: AppLinkSettings): Hono {
  const routes = new Hono()
  const files = {
    'assetlinks.json': android && assetLinks(android),
    'apple-app-site-association': ios && siteAssociation(ios),
  }
  for (const [name, content] of Object.entries(files))
    routes.get(`/.well-known/${name}`, (c) =>
      content
        ? c.json(content, 200, { 'cache-control': 'public, max-age=3600' })
        : c.json({ message: 'not set up' }, 404, { 'cache-control': 'no-store' }),
    )
  return routes
}
