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

/** Names that end with the size of the screen, which is an option: who looks for 맥북 에어 M2 means both. */
const WITH_SCREEN = /^((?:맥북|갤럭시 북) .+) 1[3-6]$/u

const groupOf = (name: string) => WITH_SCREEN.exec(name)?.[1] ?? name

/** Everything that the price lookup reads from a title. */
export function readTitle(title: string): ReadTitle {
  const model = readModel(title)
  const { reason, accessory } = exclusionReason(title, model)
  const { generation, ...options } = readOptions(title, model)
  return {
    model: model.isKnown ? groupOf(model.name) : model.name,
    isKnown: model.isKnown,
    family: model.isKnown ? familyOf(groupOf(model.name)) : '',
    // An accessory is of no generation; what it belongs to is.
    options: { ...options, ...(generation !== undefined && accessory === null && { generation }) },
    accessory,
    exclusion: reason,
  }
}
