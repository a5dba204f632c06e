import type { AnyRouter } from '@orpc/server'
import { HOST_NAMES, type HostName } from '#contracts/hosts.ts'
import { createMediaHost } from '../chat/media/media-host.ts'
import { createPhotoHost } from '../listing-photos/photo-host.ts'
import { createUploadPools } from '../media/upload/upload-pools.ts'
import type { HostDependencies } from '../operation/context.ts'
import { bootRouter } from './boot.ts'
import { createHost, type EmbeddedHost } from './create-host.ts'
import { customerServiceRouter } from './customer-service.ts'
import { dataRouter } from './data.ts'
import { edgeRouter } from './edge.ts'
import { gatewayRouter } from './gateway.ts'
import { initRouter } from './init.ts'
import { machineLearningRouter } from './machine-learning.ts'
import { mainRouter } from './main.ts'
import { pointRouter } from './point.ts'
import { productRouter } from './product.ts'
import { searchRouter } from './search.ts'
import { standardPriceRouter } from './standard-price.ts'

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
export function createHosts(dependencies: HostDependencies): Record<HostName, EmbeddedHost> {
  const hosts = Object.fromEntries(
    HOST_NAMES.map((host) => [host, createHost(host, ROUTERS[host], dependencies)]),
  ) as Record<HostName, EmbeddedHost>
  const uploads = createUploadPools()
  const media = createMediaHost(dependencies, uploads)
  const photos = createPhotoHost(dependencies, uploads)
  const edge = (request: Request) => media(request) ?? hosts.edge(request)
  const product = (request: Request) => photos(request) ?? hosts.product(request)
  return {
    ...hosts,
    edge: Object.assign(edge, { verbs: hosts.edge.verbs }),
    product: Object.assign(product, { verbs: hosts.product.verbs }),
  }
}
