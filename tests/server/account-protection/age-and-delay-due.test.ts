import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { carryOutAllDue } from '#server/account-protection/carry-out-due.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { createAuthenticator } from '../../support/authenticator.ts'
import { changesOf } from '../../support/changes.ts'
import { keyOf, newElder, OVER, proofOf } from '../../support/elder.ts'
import { newAddress } from '../../support/new-address.ts'
import { beginRegistration } from '../../support/passkeys.ts'
import { activate, linkSignIn, mailedEmailKey, passkeySignIn, ringOf } from '../../support/people.ts'
import { forgetSignIns } from '../../support/proofs.ts'
import { accountOf, mailedCode, newOwner } from '../../support/recovery-email.ts'
import { ORIGIN } from '../../support/test-config.ts'
import { letHoursPass } from '../../support/time-travel.ts'
import { askPasskey, askRecovery, waiting } from '../../support/waiting-changes.ts'
import { createWorld, newBrowserId, newClient, type World } from '../../support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const callIn = (there: World) => (name: string, input: object, bearer: string) =>
  there.run(name, input, { bearer, from: newClient() })
const call = (name: string, input: object, bearer: string) => callIn(world)(name, input, bearer)

/** Makes changes due, though no call has read the account and no job has run. */
const nobodyLooks = (accountId: string) => letHoursPass(world, accountId, OVER)

it('a due passkey opens the account before any call has read the account', async () => {
  const { bearer, id } = await newElder(world)
  const { authenticator: passkey } = await askPasskey(world, bearer)
  expect((await passkeySignIn(world, passkey)).status).toBe(401)
  await nobodyLooks(id)
  expect(await passkeySignIn(world, passkey)).toMatchObject({ status: 200, body: { user: { id } } })
  const { keys } = await accountOf(world, bearer)
  const asker = keys.find(({ current }: { current?: boolean }) => current)
  expect(keys.filter(({ type }: { type: string }) => type === 'passkey').at(-1)).toMatchObject({
    browserId: asker.browserId,
  })
})

it('a due address opens the account by its link, and makes no new account', async () => {
  const { bearer, id } = await newElder(world)
  const { email } = await askRecovery(world, bearer)
  await nobodyLooks(id)
  expect((await linkSignIn(world, email)).body.user).toMatchObject({ id, email })
})

it('a due address offers the passkeys of its account', async () => {
  const { bearer, id } = await newElder(world)
  const { email } = await askRecovery(world, bearer)
  const begin = () => world.run('passkeys.beginLogin', { email }, { from: newClient() })
  expect((await begin()).body).toMatchObject({ newUser: true })
  await nobodyLooks(id)
  expect((await begin()).body).toMatchObject({ allowCredentials: [{ type: 'public-key' }] })
})

it('the job carries out due changes of unused accounts; an account that fails does not stop the others', async () => {
  const first = await newElder(world)
  const second = await newElder(world)
  for (const { bearer } of [first, second]) await askPasskey(world, bearer)
  for (const { id } of [first, second]) await nobodyLooks(id)
  const passkeysOf = async (id: string) =>
    (await world.sql`select from keys where account_id = ${id} and type = 'passkey'`).length
  await world.sql.unsafe(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise 'No room' using errcode = 'disk_full'; end $$;
    create trigger no_room before insert on keys for each row
      when (new.account_id = '${first.id}') execute function refuse()`)
  await carryOutAllDue(world.deps)
  expect([await passkeysOf(first.id), await passkeysOf(second.id)]).toEqual([1, 2])
  await world.sql`drop trigger no_room on keys`
  await carryOutAllDue(world.deps)
  expect(await passkeysOf(first.id)).toBe(2)
})

it('a due passkey that another account has by then is dropped, and the account still works', async () => {
  const { bearer, id } = await newElder(world)
  const authenticator = createAuthenticator({ origin: ORIGIN })
  const credentialId = randomBytes(32)
  const credential = authenticator.register(await beginRegistration(world, {}, { bearer }), { credentialId })
  const input = { credential, browserId: newBrowserId(), wait: true }
  expect(await call('passkeys.completeRegistration', input, bearer)).toMatchObject(waiting)
  const again = authenticator.register(await beginRegistration(world), { credentialId })
  const taken = await world.run(
    'passkeys.completeRegistration',
    { credential: again, browserId: newBrowserId() },
    { from: newClient() },
  )
  expect(taken.status).toBe(200)
  await nobodyLooks(id)
  expect(await accountOf(world, bearer)).toMatchObject({ id })
  expect((await ringOf(world, bearer)).filter(({ type }) => type === 'passkey')).toHaveLength(1)
})

it('a due removal without a proof is dropped when it would remove the last settled sign-in method', async () => {
  const elder = await newElder(world)
  const { bearer, id, address } = elder
  expect(await call('email.removeRecovery', { wait: true }, bearer)).toMatchObject(waiting)
  const keyId = await keyOf(world, bearer, 'passkey')
  const gone = await call('keys.removePasskey', { keyId, proof: await proofOf(world, elder) }, bearer)
  expect(gone).toMatchObject({ status: 200, body: { takesEffectAt: null } })
  await nobodyLooks(id)
  expect(await accountOf(world, bearer)).toMatchObject({ email: address, emailVerified: true })
  expect((await changesOf(world, bearer)).filter(({ takesEffectAt }) => takesEffectAt)).toEqual([])
})

it('a due removal with a proof removes the last settled sign-in method', async () => {
  const elder = await newElder(world)
  const { bearer, id } = elder
  const proof = await proofOf(world, elder)
  expect(await call('email.removeRecovery', { proof }, bearer)).toMatchObject(waiting)
  const keyId = await keyOf(world, bearer, 'passkey')
  expect(
    (await call('keys.removePasskey', { keyId, proof: await proofOf(world, elder) }, bearer)).status,
  ).toBe(200)
  await nobodyLooks(id)
  expect(await accountOf(world, bearer)).toMatchObject({ email: null })
})

it('an e-mail key that was due to leave opens nothing, and its address is free', async () => {
  const { bearer, id } = await newOwner(world)
  const key = await mailedEmailKey(world, bearer)
  await activate(world, key, { bearer })
  await letHoursPass(world, id, OVER)
  const keyId = await keyOf(world, bearer, 'email')
  expect(await call('keys.removeEmailKey', { keyId, wait: true }, bearer)).toMatchObject(waiting)
  expect((await linkSignIn(world, key.email)).body.user.id).toBe(id)
  await nobodyLooks(id)
  const entered = await linkSignIn(world, key.email)
  expect(entered.status).toBe(200)
  expect(entered.body.user.id).not.toBe(id)
})

it('a browser that leaves ends what it asked for later, however late the account is read', async () => {
  const elder = await newElder(world)
  const thief = (await passkeySignIn(world, elder.passkey, { browserName: 'Thief' })).body.jwt as string
  await forgetSignIns(world, elder.id)
  const keyId = (await ringOf(world, thief)).find(({ current }) => current)?.id
  expect(await call('keys.removeBrowserKey', { keyId, wait: true }, elder.bearer)).toMatchObject(waiting)
  const { authenticator: passkey } = await askPasskey(world, thief)
  await nobodyLooks(elder.id)
  expect((await passkeySignIn(world, passkey)).status).toBe(401)
  expect((await ringOf(world, elder.bearer)).map(({ id }) => id)).not.toContain(keyId)
})

it('a browser that signs itself out does not end changes that were already due', async () => {
  const { bearer, id, passkey } = await newElder(world)
  const { email } = await askRecovery(world, bearer)
  await nobodyLooks(id)
  await world.run('auth.logout', {}, { bearer })
  const after = (await passkeySignIn(world, passkey)).body.jwt as string
  expect(await accountOf(world, after)).toMatchObject({ email })
})

it('the clean-up keeps an e-mail key that is pending for longer than pending keys are listed', async () => {
  const patient = await createWorld({ seniorityS: 14 * 24 * 3600 })
  try {
    const run = callIn(patient)
    const { bearer, id } = await newElder(patient)
    const email = newAddress()
    await run('email.requestKey', { email, wait: true }, bearer)
    const { mail, code: activationCode } = await mailedCode(patient, email)
    const token = mail.text?.match(/^http\S+\/email-key\/(\S+)$/m)?.[1]
    const input = { token, activationCode, wait: true, browserId: newBrowserId() }
    expect(await run('email.activateKey', input, bearer)).toMatchObject(waiting)
    await letHoursPass(patient, id, 13 * 24)
    await cleanUp(patient.deps)
    await letHoursPass(patient, id, 2 * 24)
    expect(await ringOf(patient, bearer)).toContainEqual(
      expect.objectContaining({ type: 'email', name: email }),
    )
    expect((await linkSignIn(patient, email)).body.user.id).toBe(id)
  } finally {
    await patient.close()
  }
})
