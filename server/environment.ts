import { z } from 'zod'
import { HOST_NAMES, type HostName, hostUrlVariable } from '#contracts/hosts.ts'

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
  /** `demo` fills an empty embedded database with the demo world; `none` leaves it empty. */
  SEED: z.enum(['demo', 'none']).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Where the process runs and what it talks to; read once, at start. */
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
  seed: 'demo' | 'none'
  logLevel: string
  /** Base addresses of hosts that run elsewhere; a host without one is embedded. */
  hostUrls: Partial<Record<HostName, string>>
}

/**
 * Reads and checks the environment.
 * @throws Error with one line per variable that does not fit
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(present)
  if (!parsed.success)
    throw new Error(
      parsed.error.issues
        .map((issue) => `environment: ${issue.path.join('.')}: ${issue.message}`)
        .join('\n'),
    )
  const values = parsed.data
  const hostUrls: Partial<Record<HostName, string>> = {}
  for (const host of HOST_NAMES) {
    const url = optionalUrl.safeParse(present[hostUrlVariable(host)])
    if (!url.success) throw new Error(`environment: ${hostUrlVariable(host)}: not an address`)
    if (url.data) hostUrls[host] = url.data.replace(/\/+$/, '')
  }
  return {
    mode: values.NODE_ENV,
    port: values.PORT,
    listenHost: values.HOST,
    hostsPort: values.HOSTS_PORT,
    publicOrigin: values.PUBLIC_ORIGIN ?? `http://localhost:${values.PORT}`,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    mediaUrl: values.MEDIA_URL,
    seed: values.SEED ?? (values.DATABASE_URL ? 'none' : 'demo'),
    logLevel: values.LOG_LEVEL,
    hostUrls,
  }
}
