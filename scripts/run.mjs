// The entry point of every script in package.json: `node scripts/run.mjs [options] <program> [arguments]`. It sets up what
// the program needs: a current Node, the packages, browsers (see setup/perform.ts).
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
    (setup) => setup.main(process.argv.slice(2)),
    (error) => {
      console.error(error)
      process.exitCode = 1
    },
  )
}
