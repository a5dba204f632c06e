import { appliance } from './appliance.ts'
import { baby } from './baby.ts'
import { camera, computer } from './computer-camera.ts'
import { beauty, fashionClothes, fashionGoods } from './fashion.ts'
import { bookMusic, game, petHobby } from './hobby.ts'
import { furniture, living } from './home.ts'
import { outdoor, sports, ticket } from './leisure.ts'
import { luxury } from './luxury.ts'
import { mobileTablet } from './mobile-tablet.ts'
import type { CategoryNode } from './model.ts'
import { freeGiveaway, industry, motorcycle } from './vehicle-industry-free.ts'

/** The twenty top categories in display order; a category's number follows from its place. */
export const CATALOGUE: readonly CategoryNode[] = [
  luxury,
  fashionClothes,
  fashionGoods,
  beauty,
  baby,
  mobileTablet,
  appliance,
  computer,
  camera,
  furniture,
  living,
  game,
  petHobby,
  bookMusic,
  ticket,
  sports,
  outdoor,
  motorcycle,
  industry,
  freeGiveaway,
]
