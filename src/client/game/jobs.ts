export type Task = {
  id: string
  /** A word in the name of the hidden object, in any case. */
  name: string
  requiredQuantity: number
  maxPrice: number
  minQuality: number
  completed: boolean
  /** How many were bought for it. */
  foundCount: number
}

export type Project = {
  id: string
  name: string
  jobId: string
  reward: number
  completed: boolean
  tasks: Task[]
}

export type Job = {
  id: string
  title: string
  description: string
  level: number
  unlocked: boolean
  rating: number
  projects: Project[]
}

const campingTrip: Project = {
  id: 'camping-trip-essentials',
  name: 'Camping Trip Essentials',
  jobId: 'personal-shopper-assistant',
  reward: 50,
  completed: false,
  tasks: [
    {
      id: 'sleeping-bags',
      name: 'Sleeping Bag',
      requiredQuantity: 5,
      maxPrice: 150,
      minQuality: 3,
      completed: false,
      foundCount: 0,
    },
    {
      id: 'portable-stove',
      name: 'Portable Stove',
      requiredQuantity: 1,
      maxPrice: 80,
      minQuality: 4,
      completed: false,
      foundCount: 0,
    },
  ],
}

/** The jobs at the start of every game. */
export const startingJobs: Job[] = [
  {
    id: campingTrip.jobId,
    title: 'Personal Shopper Assistant',
    description:
      'Find what people need in the rooms of the neighbourhood, and bring it home below its price.',
    level: 1,
    unlocked: true,
    rating: 5,
    projects: [campingTrip],
  },
  {
    id: 'celebrity-concierge',
    title: 'Celebrity Concierge',
    description: 'Rare things for famous people, who want them by tonight and do not say please.',
    level: 5,
    unlocked: false,
    rating: 5,
    projects: [],
  },
]

/** '5 Sleeping Bags', '1 Portable Stove'. */
export function formatQuantity(count: number, name: string) {
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
