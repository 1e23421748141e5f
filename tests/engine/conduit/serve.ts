// Serves the blog for RealWorld's own collection of requests (see mocks/engine/README.md).
import { startServer } from '../../../mocks/engine/hosts/http/server.ts'
import { conduit } from './backend.ts'

const appUrl = 'http://localhost:3000/'
const { url } = await startServer({
  backend: conduit,
  data: '.data/conduit',
  port: 4000,
  reset: true,
  appUrl,
})
console.info(url)
