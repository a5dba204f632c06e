import fc from 'fast-check'

/**
 * Checks a property for so many inputs. A failure names its seed, and the smallest input found that fails.
 * @param seed the same in each run, so that no unrelated change fails by chance; `PROPERTY_SEED` gives other inputs
 */
export function checkProperty<Inputs>(
  numRuns: number,
  property: fc.IRawProperty<Inputs>,
  seed = 1,
): Promise<void> | void {
  return fc.assert(property, { numRuns, seed: Number(process.env.PROPERTY_SEED ?? seed) })
}

/** Lists of up to so many items, all lengths alike; by default fast-check prefers short ones. */
export const anyList = <Item>(item: fc.Arbitrary<Item>, maxLength: number, minLength = 0) =>
  fc.array(item, { minLength, maxLength, size: 'max' })
