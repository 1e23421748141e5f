import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sampleContract } from '../../tests/support/sample-contract.ts'
import { readContract } from './contract.ts'
import { houseReport } from './house-report.ts'
import { explodes } from './patterns.ts'

describe('what of a house contract isn’t carried', () => {
  it.each(['openapi.yaml', 'tests/engine/library/openapi.yaml'])('is nothing of %s', (path) => {
    expect(houseReport(readContract(readFileSync(path, 'utf8')))).toEqual([])
  })

  const search = 'POST /api/jobs/search'
  const summary = '      summary: Search jobs\n'
  const responses = "      responses:\n        '200':\n"
  const refusal = "content: { application/json: { schema: { $ref: '#/components/schemas/Refusal' } } }"
  it.each([
    ['paths outside of /api/ aren’t answered', 'paths:\n', 'paths:\n  /health: { get: {} }\n', '/health'],
    [
      'parameters aren’t read, only form data',
      summary,
      `${summary}      parameters: [{ name: q, in: query }]\n`,
      `${search} parameters.0`,
    ],
    [
      'status 201 isn’t sent as described',
      responses,
      `      responses:\n        '201': { ${refusal} }\n        '200':\n`,
      search,
    ],
    [
      'status 409 isn’t sent as described',
      responses,
      `      responses:\n        '409': { content: { application/json: {} } }\n        '200':\n`,
      search,
    ],
    [
      'headers of answers aren’t checked',
      responses,
      `${responses}          headers: { X-Next: {} }\n`,
      `${search} responses.200`,
    ],
    ['links aren’t followed', responses, `${responses}          links: {}\n`, `${search} responses.200`],
    [
      'bodies of application/json aren’t read',
      '        content:\n          multipart',
      '        content:\n          application/json: {}\n          multipart',
      search,
    ],
    [
      explodes(19),
      '  schemas:\n',
      "  schemas:\n    Slow: { pattern: '(a+)+$' }\n",
      'components.schemas.Slow',
    ],
    ['callbacks aren’t called', summary, `${summary}      callbacks: {}\n`, search],
    ['webhooks aren’t called', 'paths:\n', 'webhooks: { sold: {} }\npaths:\n', 'webhooks.sold'],
    [
      'the path of a server isn’t used',
      'paths:\n',
      'servers: [{ url: https://example.com/v2 }]\npaths:\n',
      'servers.0',
    ],
    ['scopes aren’t checked', '{ bearer: [] }', '{ bearer: [read] }', search],
    [
      'scheme bearer isn’t read as described',
      'components:\n',
      'components:\n  securitySchemes: { bearer: { type: http, scheme: basic } }\n',
      'components.securitySchemes.bearer',
    ],
  ])('%s', (what, before, after, place) => {
    expect(sampleContract).toContain(before)
    const contract = readContract(sampleContract.replace(before, () => after))
    expect(houseReport(contract)).toEqual([{ what, places: [place] }])
  })

  it('not the refusals that any call can have', () => {
    const refused = sampleContract.replace(
      responses,
      `      responses:\n        '429': { ${refusal} }\n        '200':\n`,
    )
    expect(houseReport(readContract(refused))).toEqual([])
  })
})
