import type { ExclusionReason } from '#contracts/price-constants.ts'
import { exclusionReason } from './exclusion-reason.ts'
import { familyOf, readModel } from './read-model.ts'
import { type ReadOptions, readOptions } from './read-options.ts'

export interface ReadTitle {
  model: string
  isKnown: boolean
  family: string
  options: ReadOptions
  accessory: string | null
  exclusion: ExclusionReason | null
}

/** Everything that the price lookup reads from a title. */
export function readTitle(title: string): ReadTitle {
  const model = readModel(title)
  const { reason, accessory } = exclusionReason(title, model)
  return {
    model: model.name,
    isKnown: model.isKnown,
    family: model.isKnown ? familyOf(model.name) : '',
    options: readOptions(title),
    accessory,
    exclusion: reason,
  }
}
