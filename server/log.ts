import { pino, stdSerializers } from 'pino'

/** The structured log: one JSON line an event. Queries and bodies are never in it, so no personal data is either. */
export function createLog(level: string) {
  return pino({ level, base: null, serializers: { error: stdSerializers.err } })
}
