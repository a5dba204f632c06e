import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Every host answers it: the host's name, if it can reach its database. */
export const healthEndpoint = endpoint
  .route({ method: 'GET', path: '/healthz' })
  .output(z.object({ host: z.string(), database: z.enum(['pglite', 'postgres']) }))
