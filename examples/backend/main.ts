import { parseArgs } from 'node:util'
import { startBackend } from './server.ts'

const usage = `Starts the example backend at the port that PORT names (8080).

  --data FOLDER   stores the database (.example-backend)
  --no-cors       answers only pages of its own origin`

const port = process.env.PORT || '8080'

async function main(): Promise<string> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string', default: '.example-backend' },
      cors: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
    allowNegative: true,
  })
  if (values.help) return usage
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(`PORT is "${port}", but must be a whole number from 0 to 65535.`)
  }
  const onCode = (email: string, code: string) => {
    console.log(`Code for ${email}: ${code}`)
  }
  const { url } = await startBackend({ port: Number(port), data: values.data, cors: values.cors, onCode })
  return `The example backend answers at ${url}/api/, stored in ${values.data}.
  Start the app:  VITE_API_URL=${url} npm start
  Log in as:      recruiter@example.com or seeker@example.com, with the code printed here
  Review a job:   curl ${url}/dev/review -H X-Dev:yes --json '{"id": 4, "decision": "approved"}'
  Stop:           Ctrl+C`
}

try {
  console.log(await main())
} catch (error) {
  const isInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  const advice = `Port ${port} is in use. Choose another, as in PORT=8081 npm run example-backend.`
  console.error(isInUse ? advice : error instanceof Error ? error.message : error)
  process.exitCode = 1
}
