import { useGameStore } from '#client/game/use-game.ts'
import { ErrandCard } from './errand-card.tsx'
import { errandsOfTheFamous } from './errands-of-the-famous.ts'

/** The projects of the Celebrity Concierge: each is an errand. */
export function FamousErrands() {
  const store = useGameStore()

  return (
    <ul>
      {errandsOfTheFamous.map((errand) => (
        <li key={errand.id}>
          <ErrandCard errand={errand} onTaken={() => store.chooseJob(false)} />
        </li>
      ))}
    </ul>
  )
}
