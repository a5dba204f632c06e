import type { AnyRouter } from '@orpc/server'
import { HOST_NAMES, type HostName } from '#contracts/hosts.ts'
import { createMediaHost } from '../chat/media/media-host.ts'
import { bootRouter } from './boot/host.ts'
import { customerServiceRouter } from './customer-service/host.ts'
import { dataRouter } from './data/host.ts'
import { edgeRouter } from './edge/host.ts'
import { gatewayRouter } from './gateway/host.ts'
import { createHost, type HostDependencies } from './host.ts'
import { initRouter } from './init/host.ts'
import { machineLearningRouter } from './machine-learning/host.ts'
import { mainRouter } from './main/host.ts'
import { pointRouter } from './point/host.ts'
import { productRouter } from './product/host.ts'
import { searchRouter } from './search/host.ts'
import { standardPriceRouter } from './standard-price/host.ts'

const ROUTERS: Record<HostName, AnyRouter> = {
  main: mainRouter,
  boot: bootRouter,
  init: initRouter,
  edge: edgeRouter,
  search: searchRouter,
  product: productRouter,
  customerService: customerServiceRouter,
  machineLearning: machineLearningRouter,
  gateway: gatewayRouter,
  data: dataRouter,
  point: pointRouter,
  standardPrice: standardPriceRouter,
}

/** The twelve hosts over one database. */
export function createHosts(
  dependencies: HostDependencies,
): Record<HostName, (request: Request) => Promise<Response>> {
  const hosts = Object.fromEntries(
    HOST_NAMES.map((host) => [host, createHost(host, ROUTERS[host], dependencies)]),
  ) as Record<HostName, (request: Request) => Promise<Response>>
  const media = createMediaHost(dependencies)
  return { ...hosts, edge: (request) => media(request) ?? hosts.edge(request) }
}
