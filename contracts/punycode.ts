const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const INITIAL_BIAS = 72
const INITIAL_CODE = 128
const LAST_CODE_POINT = 0x10ffff

/** A host name as people would read it; a label that is no valid punycode (RFC 3492) stays as it is. */
export function toUnicodeHost(hostname: string): string {
  if (!hostname.includes('xn--')) return hostname
  return hostname
    .split('.')
    .map((label) => (label.startsWith('xn--') ? (decode(label.slice(4)) ?? label) : label))
    .join('.')
}

function decode(text: string): string | null {
  const delimiter = text.lastIndexOf('-')
  const output = delimiter > 0 ? [...text.slice(0, delimiter)].map(codeOf) : []
  let at = delimiter > 0 ? delimiter + 1 : 0
  let code = INITIAL_CODE
  let place = 0
  let bias = INITIAL_BIAS
  while (at < text.length) {
    const before = place
    let weight = 1
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(text.charCodeAt(at))
      if (digit === null) return null
      at += 1
      place += digit * weight
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX)
      if (digit < threshold) break
      weight *= BASE - threshold
      if (weight > LAST_CODE_POINT * 64) return null
    }
    const length = output.length + 1
    bias = adapt(place - before, length, before === 0)
    code += Math.floor(place / length)
    place %= length
    if (code > LAST_CODE_POINT) return null
    output.splice(place, 0, code)
    place += 1
  }
  return output.length > 0 ? String.fromCodePoint(...output) : null
}

const codeOf = (sign: string) => sign.codePointAt(0) ?? 0

function digitOf(code: number): number | null {
  if (code >= 0x61 && code <= 0x7a) return code - 0x61
  if (code >= 0x41 && code <= 0x5a) return code - 0x41
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26
  return null
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / length)
  let k = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}
