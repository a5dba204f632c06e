import { routes } from '../remix.config.js'

export default routes()
