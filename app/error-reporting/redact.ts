/**
 * Personal data that no report may contain: typed texts, and what identifies a user. Values of addresses' queries,
 * keywords that are part of a path, tokens, e-mail addresses, phone numbers, and other numbers of ten digits and more.
 */
const RULES: readonly [pattern: RegExp, instead: string][] = [
  [/\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]+)?/g, '[token]'],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [token]'],
  [/([?&#][^=&#?\s"'<>]{1,60})=[^&#\s"'<>)]+/g, '$1='],
  [/(\/search(?:-price)?\/)[^/?#\s"'<>)]+?(?=\.data\b|[/?#\s"'<>)]|$)/g, '$1:keyword'],
  [/[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [
    /(?<![\w-])(?<!\d\.)(?:\+?82[-. ]?\(?0?\)?|0)1[016789][-. ]?\d{3,4}[-. ]?\d{4}(?!\w)/g,
    '[number]',
  ],
  [/(?<![\w-])(?<!\d\.)\d{6}[- ]?[0-9]\d{6}(?!\w)/g, '[number]'],
  [/(?<![\w-])(?<!\d\.)\+?\d(?:[- ]?\d){9,19}(?![\w-]|\.\d)/g, '[number]'],
]

export function redactText(text: string): string {
  return RULES.reduce((kept, [pattern, instead]) => kept.replace(pattern, instead), text)
}

/** Fields whose values we or the service create; they may look like a number or an address. */
const MADE_BY_US =
  /^(?:release|environment|event_id|trace_id|span_id|parent_span_id|replay_id|replayId|request_id)$/

/** Redacts every text within a value that could be JSON. */
export function redact(value: unknown): unknown {
  if (typeof value === 'string') return redactText(value)
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      MADE_BY_US.test(name) && typeof inner === 'string' ? inner : redact(inner),
    ]),
  )
}

interface Envelope {
  0: object
  1: readonly (readonly [header: object, payload: unknown])[]
}

/** A transport that sends only redacted data: events, traces and recordings alike. */
export function redacted<Options, Transport extends { send: (envelope: never) => unknown }>(
  make: (options: Options) => Transport,
): (options: Options) => Transport {
  return (options) => {
    const transport = make(options)
    const send = transport.send.bind(transport) as (envelope: unknown) => unknown
    return { ...transport, send: (envelope: Envelope) => send(redactEnvelope(envelope)) }
  }
}

function redactEnvelope({ 0: headers, 1: items }: Envelope): unknown {
  return [headers, items.map(([header, payload]) => redactItem(header, payload))]
}

function redactItem(header: object, payload: unknown): [header: object, payload: unknown] {
  if (typeof payload !== 'string') return [header, redact(payload)]
  // A recording: lines of JSON, whose length in bytes is in the header.
  const kept = payload
    .split('\n')
    .map((line) => JSON.stringify(redact(JSON.parse(line))))
    .join('\n')
  return [{ ...header, length: new TextEncoder().encode(kept).length }, kept]
}
