import { parseArgs } from 'node:util'
import { startBackend } from './server.ts'

const usage = `Starts the example backend at the port that PORT names (8080).

  --data FOLDER   stores the database (.example-backend)
  --no-cors       answers only pages of its own origin`

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '.example-backend' },
    cors: { type: 'boolean', default: true },
    help: { type: 'boolean', default: false },
  },
  allowNegative: true,
})

if (values.help) {
  console.log(usage)
} else {
  const { url } = await startBackend({
    port: Number(process.env.PORT || 8080),
    data: values.data,
    cors: values.cors,
    onCode: (email, code) => {
      console.log(`Code for ${email}: ${code}`)
    },
  })
  console.log(
    [
      `The example backend answers at ${url}/api/, stored in ${values.data}.`,
      `  Start the app:  VITE_API_URL=${url} npm start`,
      '  Log in as:      recruiter@example.com or seeker@example.com, with the code printed here',
      `  Review a job:   curl ${url}/dev/review --json '{"id": 4, "decision": "approved"}'`,
      '  Stop:           Ctrl+C',
    ].join('\n'),
  )
}
