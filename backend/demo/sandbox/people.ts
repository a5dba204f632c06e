import type { SocialProvider } from '#contracts/account.ts'
import { DEMO_PEOPLE } from '../seed/demo-facts.ts'
import { providerId } from '../seed/provider-id.ts'
import { PERSON } from './kinds.ts'
import type { World } from './world.ts'

/** A person with an account at a provider of the sandbox. */
export interface Person {
  id: string
  name: string
}

const SHOWN = 30

/** The demo people have an account at every provider; those made up at a login page come after them, newest first. */
export async function peopleOf(world: World, provider: SocialProvider): Promise<Person[]> {
  const made = await world.items.list(PERSON, { key: provider, limit: SHOWN })
  const demo = DEMO_PEOPLE.map(({ name, phone }) => ({ id: providerId(provider, phone), name }))
  return [...demo, ...made.map(({ value }) => value)]
}

/** A new person with an id of this provider's kind. */
export async function addPerson(
  world: World,
  provider: SocialProvider,
  name: string,
): Promise<Person> {
  const person = { id: providerId(provider, crypto.randomUUID()), name }
  await world.items.put(PERSON, provider, person)
  return person
}

export const isPersonName = (name: string) => /^[^\p{Cc}\p{Cs}]{1,40}$/u.test(name)
