import type { KeyRing } from '../operation/key-ring.ts'
import type { Identifier } from './read-identifier.ts'

type Keys = Pick<KeyRing, 'pseudonym'>

/** The keyed hash by which a report is found again; the identifier itself is stored nowhere in the clear. */
export function identifierHash(keys: Keys, { kind, value }: Pick<Identifier, 'kind' | 'value'>) {
  return keys.pseudonym(`fraud:${kind}`, value)
}

/** The hashes of everything that a typed text can be. */
export const identifierHashes = (keys: Keys, identifiers: readonly Identifier[]): string[] =>
  identifiers.map((identifier) => identifierHash(keys, identifier))
