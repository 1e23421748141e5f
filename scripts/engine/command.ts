#!/usr/bin/env node
// The command of the package that scripts/engine/package.ts makes.

import { known, Misuse, printSafely, runCommand } from '../command-line.ts'
import { packageName } from './entries.ts'

const usage = `Simulates the backend of an OpenAPI contract.

  npx ${packageName} COMMAND [options]

  mock openapi.yaml  answers every call, over HTTP
  init               writes a backend in TypeScript, to begin with
  generate           writes the types, the calls and the validators of a contract
  worker [FOLDER]    writes the script of the service worker, for pages without Vite

  COMMAND --help     its options`

/** Loaded on demand: only some need the generator or the server. */
const commands: Readonly<Record<string, () => Promise<number | void>>> = {
  mock: async () => await (await import('./commands/mock.ts')).mock(),
  init: async () => await (await import('./commands/init.ts')).init(),
  generate: async () => await (await import('./commands/generate.ts')).generate(),
  worker: async () => await (await import('./commands/worker.ts')).worker(),
}

// Reports repeat what contracts say.
printSafely()
await runCommand(async () => {
  const [command = '--help'] = process.argv.splice(2, 1)
  if (command === '--help' || command === '-h') {
    console.log(usage)
    return 0
  }
  known('command', command, Object.keys(commands))
  if (Number.parseFloat(process.versions.node) < 22.18)
    throw new Misuse(`This needs Node 22.18 or newer, not ${process.versions.node}.`)
  return await commands[command]?.()
})
