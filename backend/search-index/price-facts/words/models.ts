import { APPLIANCES } from './models/appliances.ts'
import { AUDIO } from './models/audio.ts'
import { BABY } from './models/baby.ts'
import { BABY_RIDES } from './models/baby-rides.ts'
import { BEAUTY } from './models/beauty.ts'
import { BICYCLES } from './models/bicycles.ts'
import { CAMERAS } from './models/cameras.ts'
import { CAMPING } from './models/camping.ts'
import { CAMPING_GEAR } from './models/camping-gear.ts'
import { CLOTHES } from './models/clothes.ts'
import { COMPUTERS } from './models/computers.ts'
import { CYCLING } from './models/cycling.ts'
import { FISHING } from './models/fishing.ts'
import { FURNITURE } from './models/furniture.ts'
import { FURNITURE_MAKERS } from './models/furniture-makers.ts'
import { GAMES } from './models/games.ts'
import { GOLF } from './models/golf.ts'
import { GUITARS } from './models/guitars.ts'
import { INSTRUMENTS } from './models/instruments.ts'
import { KITCHEN } from './models/kitchen.ts'
import { LEISURE } from './models/leisure.ts'
import { LENS_LINES } from './models/lenses.ts'
import { LUXURY } from './models/luxury.ts'
import { PERFUMES } from './models/perfumes.ts'
import { PHONES } from './models/phones.ts'
import { SAME_MODELS } from './models/same-models.ts'
import { SHOES } from './models/shoes.ts'
import { TABLETS } from './models/tablets.ts'
import { TABLEWARE } from './models/tableware.ts'
import { TOYS } from './models/toys.ts'
import { WATCHES } from './models/watches.ts'

/**
 * Models that titles name, one a line: the name as pages show it, then other ways to write it. `{a,b}` stands for each of
 * these words, and `$1` in another way for the word of the first braces. A part in brackets may be missing. Letter case,
 * spaces and the spellings of korean/synonyms.ts make no difference, and the longest name that a title has counts.
 */
export const MODELS = [
  SAME_MODELS,
  PHONES,
  TABLETS,
  WATCHES,
  AUDIO,
  COMPUTERS,
  GAMES,
  LENS_LINES,
  CAMERAS,
  APPLIANCES,
  TABLEWARE,
  KITCHEN,
  SHOES,
  CLOTHES,
  LUXURY,
  BABY_RIDES,
  BABY,
  FURNITURE_MAKERS,
  FURNITURE,
  FISHING,
  CAMPING_GEAR,
  CAMPING,
  BICYCLES,
  CYCLING,
  GOLF,
  TOYS,
  LEISURE,
  GUITARS,
  INSTRUMENTS,
  PERFUMES,
  BEAUTY,
].join('\n')

/** What has the name of a model in it and is none of it. */
export const NO_MODELS = [
  '니콘 F마운트',
  'F마운트',
  '라프시몬스',
  '라프 시몬스',
  '헤어스타일러',
  '헤어 스타일러',
  '고스트라이더',
  '도쿄 마루이',
  '도쿄 디즈니',
]
