import { runVerification } from '#server/audit-log/file/run-verification.ts'

/** Checks whether an exported journal is unchanged: `node dist/verify-journal.js <file>`. */
await runVerification({ args: process.argv.slice(2), env: process.env })
