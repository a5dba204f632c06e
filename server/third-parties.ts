import { z } from 'zod'
import type { VisitThirdParties } from '#app/load-context.server.ts'
import { refusedBy } from '#app/third-parties/analytics-consent/consent-cookie.ts'
import { isUntracked } from '#app/third-parties/is-untracked.ts'
import type { AdSettings, ErrorReportingSettings } from '#app/third-parties/third-parties.ts'
import { commaList } from './comma-list.ts'

const base = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/+$/, ''))

/** Providers of error reports, analytics and ads. */
export const thirdPartiesSchema = z.object({
  SENTRY_DSN: z
    .url({ protocol: /^https?$/ })
    .refine(
      (dsn) => /^https?:\/\/\w+@[^/]+\/(?:.+\/)?\d+$/.test(dsn),
      'not of the form https://key@host/number',
    )
    .optional(),
  SENTRY_ENVIRONMENT: z.string().optional(),
  RELEASE: z
    .string()
    .regex(/^[\w.@+-]{1,200}$/, 'may have letters, digits and . _ @ + - alone')
    .optional(),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'not of the form GTM-ABC123')
    .optional(),
  TAG_MANAGER_URL: base.default('https://www.googletagmanager.com'),
  ADSENSE_CLIENT: z
    .string()
    .regex(/^ca-pub-\d+$/, 'not of the form ca-pub-1234567890123456')
    .optional(),
  ADSENSE_LIST_SLOT: z.string().regex(/^\d+$/, 'not a number').optional(),
  ADSENSE_URL: base.default('https://pagead2.googlesyndication.com'),
  /** Origins that the scripts need beyond those below. */
  SCRIPT_ORIGINS: commaList(
    z.string().regex(/^https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/, 'not an origin'),
  ),
})

/** What is set up; each is undefined where it is not. */
export interface ThirdPartySettings {
  errors?: ErrorReportingSettings
  tagManager?: { script: string }
  ads?: AdSettings
  scriptOrigins: readonly string[]
}

/** @returns the settings, or one line for each variable that is missing */
export function thirdPartySettings(
  variables: z.output<typeof thirdPartiesSchema>,
  mode: string,
): ThirdPartySettings | string[] {
  const { SENTRY_DSN: dsn, TAG_MANAGER_ID: tagManager, ADSENSE_CLIENT: client } = variables
  const { ADSENSE_LIST_SLOT: listSlot } = variables
  if (client && !listSlot)
    return ['environment: ADSENSE_LIST_SLOT: is missing, ADSENSE_CLIENT is set']
  if (listSlot && !client)
    return ['environment: ADSENSE_CLIENT: is missing, ADSENSE_LIST_SLOT is set']
  return {
    ...(dsn && {
      errors: {
        dsn,
        environment: variables.SENTRY_ENVIRONMENT ?? mode,
        release: variables.RELEASE ?? null,
      },
    }),
    ...(tagManager && {
      tagManager: { script: `${variables.TAG_MANAGER_URL}/gtm.js?id=${tagManager}` },
    }),
    ...(client &&
      listSlot && {
        ads: {
          script: `${variables.ADSENSE_URL}/pagead/js/adsbygoogle.js?client=${client}`,
          client,
          listSlot,
        },
      }),
    scriptOrigins: variables.SCRIPT_ORIGINS,
  }
}

/** Where the tag manager's own tags report to (developers.google.com/tag-platform/security/guides/csp). */
const TAG_MANAGER_REPORTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/** The origins of ads. The provider guarantees no list; new ones go into SCRIPT_ORIGINS. */
const AD_SCRIPTS = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.adtrafficquality.google',
]
const AD_FRAMES = [...AD_SCRIPTS, 'https://www.google.com']

const NOTHING: VisitThirdParties = {
  page: null,
  origins: { script: [], connect: [], image: [], frame: [] },
}

/**
 * The page's settings for third parties, and what its Content-Security-Policy allows for them. A user who refused gets
 * no scripts, and pages without analytics get no tag manager.
 */
export function createThirdParties(
  settings: ThirdPartySettings,
): (request: Pick<Request, 'url' | 'headers'>) => VisitThirdParties {
  const { errors, tagManager, ads, scriptOrigins } = settings
  if (!errors && !tagManager && !ads) return () => NOTHING
  const reports = errors ? [new URL(errors.dsn).origin] : []

  return ({ url, headers }) => {
    const refused = refusedBy(headers)
    const counted = refused || isUntracked(new URL(url).pathname) ? undefined : tagManager
    const shown = refused ? undefined : ads
    const scripts = [counted, shown].flatMap((one) => (one ? [new URL(one.script).origin] : []))
    const further = scripts.length > 0 ? [...scripts, ...scriptOrigins] : []
    const counts = counted ? TAG_MANAGER_REPORTS : []
    return {
      page: {
        refusedBy: refused,
        errors: errors ?? null,
        tagManager: counted?.script ?? null,
        ads: shown ?? null,
      },
      origins: {
        script: unique([...further, ...(shown ? AD_SCRIPTS : [])]),
        connect: unique([...reports, ...further, ...counts, ...(shown ? AD_SCRIPTS : [])]),
        image: unique([...further, ...counts, ...(shown ? AD_FRAMES : [])]),
        frame: unique([...further, ...(shown ? AD_FRAMES : [])]),
      },
    }
  }
}

const unique = (origins: readonly string[]) => [...new Set(origins)]
