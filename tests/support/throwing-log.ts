import type { HostLog } from '#backend/operation/context.ts'

/** The log of a job that fails its test where it fails. */
export const throwingLog: HostLog = {
  error({ error }: { error?: unknown }) {
    throw error
  },
}
