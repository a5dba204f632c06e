import { describe, expect, it } from 'vitest'
import { createKeyRing } from './create-key-ring.ts'
import { rotateKeys } from './rotate-keys.ts'
import { newKeys } from './stored-keys.ts'

const NOW = new Date('2026-11-21T03:00:00Z')
const keys = newKeys(NOW)
const ring = () => createKeyRing({ keys, now: () => NOW })

describe('what is sealed', () => {
  it('opens again, after a restart and a rotation too', () => {
    const sealed = ring().seal('secret:1', '비밀 ABCD')
    expect(sealed).not.toContain('ABCD')
    expect(ring().unseal('secret:1', sealed)).toBe('비밀 ABCD')
    const rotated = rotateKeys(keys, NOW, { evenYoung: true })
    expect(createKeyRing({ keys: rotated }).unseal('secret:1', sealed)).toBe('비밀 ABCD')
  })

  it('is different each time', () => {
    expect(ring().seal('secret:1', 'x')).not.toBe(ring().seal('secret:1', 'x'))
  })

  it('does not open for another purpose, with other keys, or changed', () => {
    const sealed = ring().seal('secret:1', 'ABCD')
    expect(ring().unseal('secret:2', sealed)).toBeNull()
    expect(createKeyRing().unseal('secret:1', sealed)).toBeNull()
    const bytes = Buffer.from(sealed, 'base64url')
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(ring().unseal('secret:1', changed.toString('base64url'))).toBeNull()
    }
    for (const text of ['', 'x', sealed.slice(0, 10), sealed.slice(0, -4)])
      expect(ring().unseal('secret:1', text)).toBeNull()
  })
})
