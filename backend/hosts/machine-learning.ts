import { implement } from '@orpc/server'
import { similarProducts } from '#backend/catalogue/similar-products.ts'
import { answer } from '#backend/operation/refusal.ts'
import { requireViewer } from '#backend/operation/require-viewer.ts'
import { screenTyped } from '#backend/screening/screen-typed.ts'
import { suggestCategories } from '#backend/suggestions/suggest-categories.ts'
import { machineLearningContract } from '#contracts/machine-learning.ts'
import type { HostContext } from '../operation/context.ts'
import { health } from './health.ts'

const host = implement(machineLearningContract).$context<HostContext>()

export const machineLearningRouter = host.router({
  health: host.health.handler(health('machineLearning')),
  similar: host.similar.handler(({ context, input }) => similarProducts(context, input)),
  suggestCategories: host.suggestCategories.handler(async ({ context, input, errors }) =>
    answer(await suggestCategories(context, requireViewer(context), input), errors),
  ),
  screenTexts: host.screenTexts.handler(async ({ context, input, errors }) =>
    answer(await screenTyped(context, requireViewer(context), input), errors),
  ),
})
