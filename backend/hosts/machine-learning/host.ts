import { implement } from '@orpc/server'
import { machineLearningContract } from '#contracts/machine-learning.ts'
import { health } from '../health.ts'
import type { HostContext } from '../host.ts'
import { similarProducts } from './similar-products.ts'

const host = implement(machineLearningContract).$context<HostContext>()

export const machineLearningRouter = host.router({
  health: host.health.handler(health('machineLearning')),
  similar: host.similar.handler(({ context, input }) => similarProducts(context, input)),
})
