import fc from 'fast-check'

/** The same inputs in each run, so that no unrelated change fails by chance. `PROPERTY_SEED` gives others. */
const seed = Number(process.env.PROPERTY_SEED ?? 1)

/** Checks a property for so many inputs. A failure names its seed, and the smallest input found that fails. */
export function checkProperty<Inputs>(
  numRuns: number,
  property: fc.IRawProperty<Inputs>,
): Promise<void> | void {
  return fc.assert(property, { numRuns, seed })
}

/** Lists of up to so many items, all lengths alike; by default fast-check prefers short ones. */
export const anyList = <Item>(item: fc.Arbitrary<Item>, maxLength: number, minLength = 0) =>
  fc.array(item, { minLength, maxLength, size: 'max' })
