import { z } from 'zod'
import type { ShellSettings } from '#app/load-context.server.ts'
import type { IntegrationSettings } from '#backend/integrations/settings.ts'
import { ACTIONS_PER_HOUR, FEWEST_ACTIONS_PER_HOUR } from '#backend/limits/action-budget.ts'
import { FEWEST_TEXTS_PER_HOUR, TEXTS_PER_HOUR } from '#backend/limits/text-ceiling.ts'
import { HOST_NAMES, type HostName, hostUrlVariable } from '#contracts/hosts.ts'
import { type AppLinkSettings, appLinkSettings, appLinksSchema } from './app-links.ts'
import { hostsSecretSchema, missingHostsSecret } from './hosts-secret.ts'
import { integrationSchema, integrationSettings } from './integration-settings.ts'
import { exitWithReason } from './operator.ts'
import { isLoopbackName } from './own-machine.ts'
import { shellSchema, shellSettings } from './shell-settings.ts'
import { type ThirdPartySettings, thirdPartiesSchema, thirdPartySettings } from './third-parties.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const optionalUrl = z.url().optional()

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: port.default(3000),
  /** Address to listen on; all interfaces in a container. */
  HOST: z.string().default('127.0.0.1'),
  HOSTS_PORT: port.default(3100),
  PUBLIC_ORIGIN: z
    .url()
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).default(10),
  MEDIA_URL: z.string().optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Texts that the whole installation may send in an hour, and ten times as many in a day. */
  SMS_HOURLY_LIMIT: z.coerce.number().int().min(FEWEST_TEXTS_PER_HOUR).default(TEXTS_PER_HOUR),
  /** Entries of the action log that are stored for anonymous visitors in an hour, and ten times as many in a day. */
  ACTION_LOG_HOURLY_LIMIT: z.coerce
    .number()
    .int()
    .min(FEWEST_ACTIONS_PER_HOUR)
    .default(ACTIONS_PER_HOUR),
  /** The keys of this installation as JSON; they are stored in the data folder otherwise. */
  KEYS: z.string().optional(),
  HOSTS_SECRET: hostsSecretSchema,
  /** Lets a start create or accept new keys although there are accounts. */
  NEW_KEYS: z.enum(['0', '1']).default('0'),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  /** `demo` fills an empty database with the demo data, which only the sandbox may have; `none` leaves it empty. */
  SEED: z.enum(['demo', 'none']).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  ...integrationSchema.shape,
  ...shellSchema.shape,
  ...appLinksSchema.shape,
  ...thirdPartiesSchema.shape,
})

/** Where the process runs and what it connects to; read once, at start. */
export interface Environment {
  mode: 'development' | 'test' | 'production'
  port: number
  listenHost: string
  hostsPort: number
  publicOrigin: string
  dataDir: string
  databaseUrl: string | undefined
  databasePoolSize: number
  mediaUrl: string | undefined
  redisUrl: string | undefined
  keys: string | undefined
  textsPerHour: number
  actionsPerHour: number
  newKeys: boolean
  /** Proxies of ours in front of the server, each of which appends to X-Forwarded-For. */
  trustedProxyHops: number
  integrations: IntegrationSettings
  /**
   * The sandbox is on because nothing says that other machines reach this server: it then answers this machine only,
   * because anyone can sign in to the sandbox as any user.
   */
  forThisMachineOnly: boolean
  shell: ShellSettings
  appLinks: AppLinkSettings
  thirdParties: ThirdPartySettings
  seed: 'demo' | 'none'
  logLevel: string
  /** Base addresses of hosts that run elsewhere; a host without one is embedded. */
  hostUrls: Partial<Record<HostName, string>>
  /** The secret by which this server and hosts elsewhere identify each other; none where all are on this machine. */
  hostsSecret: string | undefined
}

type Variables = Readonly<Record<string, string | undefined>>

/** Invalid variables, one line each; for the person who starts the server. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
  /** EX_CONFIG */
  readonly exitCode = 78

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
  }
}

/**
 * Reads and checks the environment.
 * @throws EnvironmentError
 */
export function readEnvironment(variables: Variables): Environment {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(present)
  if (!parsed.success)
    throw new EnvironmentError(
      parsed.error.issues.map((issue) => `environment: ${issue.path.join('.')}: ${issue.message}`),
    )
  const values = parsed.data
  if (values.REDIS_URL && !values.KEYS)
    throw new EnvironmentError([
      'environment: KEYS: is needed with REDIS_URL: it joins several servers, and all of them have to read the sessions of each other',
    ])
  const hostUrls: Partial<Record<HostName, string>> = {}
  for (const host of HOST_NAMES) {
    const url = optionalUrl.safeParse(present[hostUrlVariable(host)])
    if (!url.success)
      throw new EnvironmentError([`environment: ${hostUrlVariable(host)}: not an address`])
    if (url.data) hostUrls[host] = url.data.replace(/\/+$/, '')
  }
  const publicOrigin = values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`
  if (publicOrigin.startsWith('https:') && values.CHAT_SOCKET_URL?.startsWith('ws:'))
    throw new EnvironmentError([
      'environment: CHAT_SOCKET_URL: has to begin with wss:, as PUBLIC_ORIGIN is https',
    ])
  const integrations = integrationSettings(values, {
    publicOrigin,
    listenHost: values.HOST,
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    needed: hostUrls.main === undefined,
  })
  if (Array.isArray(integrations)) throw new EnvironmentError(integrations)
  const { protocol, hostname } = new URL(publicOrigin)
  if (!integrations.sandbox && protocol === 'http:' && !isLoopbackName(hostname))
    throw new EnvironmentError([
      'environment: PUBLIC_ORIGIN: has to be https where users are real: their sessions would go over the network as they are',
    ])
  if (values.SEED === 'demo' && !integrations.sandbox)
    throw new EnvironmentError([
      'environment: SEED: demo is for the sandbox alone: every visitor can sign in as the people of the demo world, one of whom is an operator; leave it out, or set SANDBOX=1 on a test site',
    ])
  const missingSecret = missingHostsSecret(hostUrls, values.HOSTS_SECRET)
  if (missingSecret) throw new EnvironmentError([missingSecret])
  const appLinks = appLinkSettings(values)
  if (Array.isArray(appLinks)) throw new EnvironmentError(appLinks)
  const thirdParties = thirdPartySettings(values, values.NODE_ENV)
  if (Array.isArray(thirdParties)) throw new EnvironmentError(thirdParties)
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    listenHost: values.HOST,
    hostsPort: values.HOSTS_PORT,
    publicOrigin,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    mediaUrl: values.MEDIA_URL,
    redisUrl: values.REDIS_URL,
    keys: values.KEYS,
    textsPerHour: values.SMS_HOURLY_LIMIT,
    actionsPerHour: values.ACTION_LOG_HOURLY_LIMIT,
    newKeys: values.NEW_KEYS === '1',
    trustedProxyHops: values.TRUSTED_PROXY_HOPS,
    integrations,
    forThisMachineOnly: integrations.sandbox && values.SANDBOX === undefined,
    shell: shellSettings(values),
    appLinks,
    thirdParties,
    seed: values.SEED ?? (integrations.sandbox && !values.DATABASE_URL ? 'demo' : 'none'),
    logLevel: values.LOG_LEVEL,
    hostUrls,
    hostsSecret: values.HOSTS_SECRET,
  }
}

/** The same for the start of a process: an invalid variable ends it. */
export function readEnvironmentOrExit(variables: Variables): Environment {
  try {
    return readEnvironment(variables)
  } catch (error) {
    return exitWithReason(error)
  }
}
