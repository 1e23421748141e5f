// The front door of every script in package.json: `node scripts/run.mjs <task> [arguments]`.
//
// This file stays in the syntax of old Nodes and imports nothing at its top, so that a Node that is too old to
// read the rest can still say its one sentence.

const major = Number(process.versions.node.split('.')[0])

if (major < 20) {
  console.error(
    'Fieldwork needs Node 20 or newer to start (this is ' +
      process.version +
      '); get a current one from https://nodejs.org and run the command again.',
  )
  process.exitCode = 1
} else {
  import('./setup/main.mjs').then(
    (setup) => setup.main(process.argv.slice(2)),
    (error) => {
      console.error(error)
      process.exitCode = 1
    },
  )
}
