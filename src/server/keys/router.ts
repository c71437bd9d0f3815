import { router, signedIn } from '#server/rpc/trpc.ts'
import { listKeysOutput } from '#shared/keys.ts'
import { listKeys } from './service.ts'

export const keysRouter = router({
  list: signedIn
    .meta({ rest: { method: 'GET', path: '/account/keys' } })
    .output(listKeysOutput)
    .query(({ ctx }) => listKeys(ctx.deps.db, ctx.session)),
})
