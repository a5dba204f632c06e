/** `npm run docs:orders` writes docs/orders.md from the order machine. */
import { writeFileSync } from 'node:fs'
import { ORDERS_DOCUMENT, ordersDocument } from './orders-document.ts'

writeFileSync(ORDERS_DOCUMENT, ordersDocument())
