/**
 * What the server uses of the demo world. `backend/backend.ts` imports this file, and nothing else in production imports
 * anything of this folder.
 */
export { chatSampleDrawer } from './pictures/draw-chat-sample.ts'
export { drawer } from './pictures/drawer.ts'
export { openSandbox } from './sandbox/sandbox.ts'
export { DEMO_PEOPLE, type DemoPerson } from './seed/demo-facts.ts'
export { demoWorldVersion, refuseDemoWorld } from './seed/demo-world.ts'
export { seedDemoWorld } from './seed/seed-demo-world.ts'
