// The entry point of every script in package.json: `node scripts/run.mjs <task> [arguments]`.
//
// This file keeps to the syntax of old Nodes and has no imports at its top, so that a Node that is too old to read the
// rest can still say so.

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(
    'Fieldwork needs Node 20 or newer to start (this is ' +
      process.version +
      '). Install a current one from https://nodejs.org and run the command again.',
  )
  process.exitCode = 1
} else {
  import('./setup/main.mjs').then(
    // The two dashes that npm takes away are of no use to a task either.
    (setup) => setup.main(process.argv.slice(2).filter((each, place) => place !== 1 || each !== '--')),
    (error) => {
      console.error(error)
      process.exitCode = 1
    },
  )
}
