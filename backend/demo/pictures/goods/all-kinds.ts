import type { Kinds } from './kind.ts'
import { accessories } from './kinds/accessories.ts'
import { baby } from './kinds/baby.ts'
import { bags } from './kinds/bags.ts'
import { beauty } from './kinds/beauty.ts'
import { cameras } from './kinds/cameras.ts'
import { charging } from './kinds/charging.ts'
import { clothes } from './kinds/clothes.ts'
import { computers } from './kinds/computers.ts'
import { decor } from './kinds/decor.ts'
import { furniture } from './kinds/furniture.ts'
import { games } from './kinds/games.ts'
import { homeMachines } from './kinds/home-machines.ts'
import { household } from './kinds/household.ts'
import { instruments } from './kinds/instruments.ts'
import { kitchenMachines } from './kinds/kitchen-machines.ts'
import { motor } from './kinds/motor.ts'
import { outdoor } from './kinds/outdoor.ts'
import { paper } from './kinds/paper.ts'
import { pets } from './kinds/pets.ts'
import { phones } from './kinds/phones.ts'
import { shoes } from './kinds/shoes.ts'
import { sports } from './kinds/sports.ts'
import { tools } from './kinds/tools.ts'
import { toys } from './kinds/toys.ts'
import { wearables } from './kinds/wearables.ts'

/** Every sort of thing that can be drawn. */
export const GOODS_KINDS: Kinds = {
  ...accessories,
  ...baby,
  ...bags,
  ...beauty,
  ...cameras,
  ...charging,
  ...clothes,
  ...computers,
  ...decor,
  ...furniture,
  ...games,
  ...homeMachines,
  ...household,
  ...instruments,
  ...kitchenMachines,
  ...motor,
  ...outdoor,
  ...paper,
  ...pets,
  ...phones,
  ...shoes,
  ...sports,
  ...tools,
  ...toys,
  ...wearables,
}
