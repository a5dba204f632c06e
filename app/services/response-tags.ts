import { type CacheTag, countTag, productTag, storeTag } from '#contracts/content-changes.ts'

/**
 * The tags of a host's response: its own, and those of all products and stores that it or the input names. Null for a
 * refusal: requests with invented numbers would evict what users look at.
 */
export function responseTags(
  response: unknown,
  input: unknown,
  cacheTags: readonly CacheTag[],
): ReadonlySet<string> | null {
  if (isRefusal(response)) return null
  const tags = new Set<string>(cacheTags)
  collectTags(input, tags)
  collectTags(response, tags)
  return tags
}

/**
 * When a response ends although nothing changes, because a period begins or ends: its own `validUntil`, in milliseconds;
 * undefined where it has none.
 */
export function validUntilOf(response: unknown): number | undefined {
  const { validUntil, data } = Object(response) as { validUntil?: unknown; data?: unknown }
  // A response that may be a refusal has its data inside.
  if (data !== undefined) return validUntilOf(data)
  return typeof validUntil === 'string' ? Date.parse(validUntil) : undefined
}

const isRefusal = (response: unknown) =>
  typeof response === 'object' && response !== null && 'ok' in response && response.ok === false

function addProduct(productSeq: number, tags: Set<string>): void {
  tags.add(productTag(productSeq))
  tags.add(countTag(productSeq))
}

function collectTags(value: unknown, tags: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectTags(item, tags)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'number') {
      if (name === 'productSeq') addProduct(part, tags)
      if (name === 'storeSeq') tags.add(storeTag(part))
    } else if (name === 'productSeqs' && Array.isArray(part)) {
      for (const productSeq of part) addProduct(Number(productSeq), tags)
    } else collectTags(part, tags)
  }
}
