import { runVerification } from '#server/audit-log/file/run-verification.ts'

/** Looks whether an exported journal is as it was written: `node dist/verify-journal.js <file>`. */
await runVerification({ args: process.argv.slice(2), env: process.env })
