import { days, hours, minutes } from '#shared/time.ts'

/** For one client network, which names nobody. RATE_LIMIT_FACTOR multiplies these and no others. */
export const PER_NETWORK = {
  accounts_a_minute: { most: 30, window: minutes(1) },
  accounts_an_hour: { most: 300, window: hours(1) },
  /** Passkey ceremonies, whichever call begins them. */
  ceremonies_a_minute: { most: 60, window: minutes(1) },
  mails_from_network_an_hour: { most: 60, window: hours(1) },
}

/** For one address, whoever calls. */
export const PER_ADDRESS = {
  mails_to_address_an_hour: { most: 5, window: hours(1) },
  mails_to_address_a_day: { most: 20, window: days(1) },
  /** Wrong codes of the account that owns the address. Its links still work. */
  own_failed_codes_a_day: { most: 30, window: days(1) },
  /** Wrong codes of all other accounts together: they must not use up the owner's. */
  failed_codes_a_day: { most: 30, window: days(1) },
}

/**
 * Actions of one account. Each leaves a row, an audit event or a mail. Not limited here: what anybody can do without
 * the account, and what an owner needs to remove an intruder. So keys can be removed, and deletions cancelled, any
 * number of times: each was added or requested before.
 */
export const PER_ACCOUNT = {
  copies_of_all_data_a_day: { most: 5, window: days(1) },
  /** Changes of name and birthday. */
  edits_a_day: { most: 300, window: days(1) },
  restrictions_a_day: { most: 3, window: days(1) },
  /** Passkeys added and e-mail keys requested: as many as an account may have. */
  keys_added_a_day: { most: 100, window: days(1) },
  deletions_asked_a_day: { most: 10, window: days(1) },
  /** Pending changes without step-up. */
  changes_that_wait_a_day: { most: 10, window: days(1) },
  /** Removals that wait although step-up was given: each is a mail to every address. */
  proven_changes_that_wait_a_day: { most: 100, window: days(1) },
  /** Different addresses asked for with step-up: the answer shows whether an account owns one. */
  addresses_asked_a_day: { most: 5, window: days(1) },
  /** The same without step-up, which accepts the security delay. */
  addresses_asked_waiting_a_day: { most: 5, window: days(1) },
}

/** For one account and one address. */
export const PER_ACCOUNT_AND_ADDRESS = {
  /** Notices about the account to the address; further ones wait for a digest. */
  notices_a_day: { most: 20, window: days(1) },
  /** An address that the account asks for once more is no other address. */
  each_address_asked_a_day: { most: 1, window: days(1) },
  each_address_asked_waiting_a_day: { most: 1, window: days(1) },
}

/** Every limit: at most `most` in a window, which begins with its first use; `window` in milliseconds. */
export const LIMITS = { ...PER_NETWORK, ...PER_ADDRESS, ...PER_ACCOUNT, ...PER_ACCOUNT_AND_ADDRESS }

export type LimitKind = keyof typeof LIMITS
