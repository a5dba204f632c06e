import { implement } from '@orpc/server'
import { similarProducts } from '#backend/catalogue/similar-products.ts'
import { machineLearningContract } from '#contracts/machine-learning.ts'
import type { HostContext } from '../operation/context.ts'
import { health } from './health.ts'

const host = implement(machineLearningContract).$context<HostContext>()

export const machineLearningRouter = host.router({
  health: host.health.handler(health('machineLearning')),
  similar: host.similar.handler(({ context, input }) => similarProducts(context, input)),
})
