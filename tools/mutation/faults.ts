import type { Fault } from './fault.ts'
import { browserFaults } from './faults/browser-faults.ts'
import { changeAttackFaults } from './faults/change-attack-faults.ts'
import { changeFaults } from './faults/change-faults.ts'
import { clientFaults } from './faults/client-faults.ts'
import { codeFaults } from './faults/code-faults.ts'
import { dataRightsFaults } from './faults/data-rights-faults.ts'
import { dayFaults } from './faults/day-faults.ts'
import { doorFaults } from './faults/door-faults.ts'
import { holderFaults } from './faults/holder-faults.ts'
import { httpFaults } from './faults/http-faults.ts'
import { journalFaults } from './faults/journal-faults.ts'
import { keyFaults } from './faults/key-faults.ts'
import { lineageFaults } from './faults/lineage-faults.ts'
import { mailFaults } from './faults/mail-faults.ts'
import { operatorFaults } from './faults/operator-faults.ts'
import { passkeyFaults } from './faults/passkey-faults.ts'
import { poolFaults } from './faults/pool-faults.ts'
import { proofFaults } from './faults/proof-faults.ts'
import { proxyFaults } from './faults/proxy-faults.ts'
import { replacedFaults } from './faults/replaced-faults.ts'
import { restFaults } from './faults/rest-faults.ts'
import { sessionFaults } from './faults/session-faults.ts'
import { stoppingFaults } from './faults/stopping-faults.ts'
import { urlFaults } from './faults/url-faults.ts'
import { waitingFaults } from './faults/waiting-faults.ts'

/** Everything that `npm run test:mutation` plants. */
export const faults: Fault[] = [
  ...sessionFaults,
  ...lineageFaults,
  ...codeFaults,
  ...mailFaults,
  ...passkeyFaults,
  ...proofFaults,
  ...changeFaults,
  ...changeAttackFaults,
  ...holderFaults,
  ...replacedFaults,
  ...waitingFaults,
  ...stoppingFaults,
  ...dayFaults,
  ...restFaults,
  ...keyFaults,
  ...journalFaults,
  ...dataRightsFaults,
  ...operatorFaults,
  ...httpFaults,
  ...proxyFaults,
  ...doorFaults,
  ...poolFaults,
  ...urlFaults,
  ...browserFaults,
  ...clientFaults,
]
