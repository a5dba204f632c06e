import { bootContract } from './boot.ts'
import { customerServiceContract } from './customer-service.ts'
import { dataContract } from './data.ts'
import { edgeContract } from './edge.ts'
import { gatewayContract } from './gateway.ts'
import { initContract } from './init.ts'
import { productHostContract } from './listing.ts'
import { machineLearningContract } from './machine-learning.ts'
import { mainContract } from './main.ts'
import { pointContract } from './point.ts'
import { searchContract } from './search.ts'
import { standardPriceContract } from './standard-price.ts'

/** The twelve service hosts of SPEC.md section 7. The key is the name in code, `HOST_PATHS` the one in addresses. */
export const CONTRACTS = {
  main: mainContract,
  boot: bootContract,
  init: initContract,
  edge: edgeContract,
  search: searchContract,
  product: productHostContract,
  customerService: customerServiceContract,
  machineLearning: machineLearningContract,
  gateway: gatewayContract,
  data: dataContract,
  point: pointContract,
  standardPrice: standardPriceContract,
} as const

export type Contracts = typeof CONTRACTS
export type HostName = keyof Contracts

export const HOST_NAMES = Object.keys(CONTRACTS) as HostName[]

/** `customerService` → `customer-service`: the folder, and the path under which a host is served. */
export function hostPath(host: HostName): string {
  return host.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** `customerService` → `CUSTOMER_SERVICE_HOST_URL`: where a host's address is configured. */
export function hostUrlVariable(host: HostName): string {
  return `${hostPath(host).replaceAll('-', '_').toUpperCase()}_HOST_URL`
}
