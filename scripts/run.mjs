// The entry point of every script in package.json: `node scripts/run.mjs <task> [arguments]`.
//
// Old syntax and no static imports, so that a Node that is too old can run this file and say so.

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(
    'Fieldwork needs Node 20 or newer to start (this is ' +
      process.version +
      '). Install a current one from https://nodejs.org and run the command again.',
  )
  process.exitCode = 1
} else {
  import('./setup/main.mjs').then(
    // npm removes the two dashes before the arguments. Without npm, they are removed here.
    (setup) => setup.main(process.argv.slice(2).filter((each, place) => place !== 1 || each !== '--')),
    (error) => {
      console.error(error)
      process.exitCode = 1
    },
  )
}
