// Generated from tests/engine/depot/openapi.yaml by npm run generate. Do not edit.
import type { OpenCall, Scheme } from '../../../mocks/engine/open/types.ts'

/** The path of all calls. */
export const prefix = "/v2"

/** Where callers show who they are. */
export const schemes = [{"in":"cookie","name":"sid"},{"in":"query","name":"key"}] as const satisfies readonly Scheme[]

/** The calls by operationId. */
export const contract = {
  "logIn": {"operationId":"logIn","tag":"other","access":"public","auth":"none","produces":"json","fields":{},"method":"post","path":"/sessions","params":[{"name":"x-device","in":"header","style":"simple","explode":false,"shape":"integer"}],"bodies":{"application/x-www-form-urlencoded":{"fields":{"name":{"style":"form","explode":true,"shape":"string"},"days":{"style":"form","explode":true,"shape":"integer"},"scopes":{"style":"form","explode":true,"shape":{"items":"string"}}}}},"defaults":{"query":[],"body":["days"]},"answers":{"204":[],"4XX":["application/problem+json"]}},
  "findParts": {"operationId":"findParts","tag":"other","access":"public","auth":"optional","produces":"json","fields":{},"method":"get","path":"/parts","params":[{"name":"ids","in":"query","style":"form","explode":false,"shape":{"items":"integer"}},{"name":"filter","in":"query","style":"deepObject","explode":false,"shape":{"fields":{"size":"number","isNew":"boolean"}}},{"name":"sort","in":"query","style":"form","explode":true,"shape":"string"},{"name":"theme","in":"cookie","style":"form","explode":true,"shape":"string"}],"bodies":{},"defaults":{"query":["sort"],"body":[]},"answers":{"200":["application/vnd.depot+json","text/csv"]}},
  "POST /parts": {"operationId":"POST /parts","tag":"other","access":"signed-in","auth":"required","produces":"json","fields":{"picture":{"kind":"file","required":true,"label":"Picture"},"more":{"kind":"files","required":false,"label":"More"}},"method":"post","path":"/parts","params":[],"bodies":{"application/json":"json","multipart/form-data":{"fields":{"part":{"style":"json","explode":false,"shape":"string"},"picture":"file","more":"files"}},"text/plain":"text"},"defaults":{"query":[],"body":[]},"secrets":["note","secret"],"answers":{"200":["application/json"],"201":["application/json"],"400":["application/problem+json"],"default":["application/problem+json"]}},
  "picture": {"operationId":"picture","tag":"other","access":"public","auth":"none","produces":"json","fields":{},"method":"get","path":"/parts/{id}/picture.png","params":[{"name":"id","in":"path","style":"simple","explode":false,"shape":"integer"}],"bodies":{},"defaults":{"query":[],"body":[]},"answers":{"200":["image/png"],"default":["application/problem+json"]}},
  "replacePicture": {"operationId":"replacePicture","tag":"other","access":"signed-in","auth":"required","produces":"json","fields":{},"method":"put","path":"/parts/{id}/picture.png","params":[{"name":"id","in":"path","style":"simple","explode":false,"shape":"integer"}],"bodies":{"image/*":"file"},"defaults":{"query":[],"body":[]},"answers":{"202":[]}},
} as const satisfies Record<string, OpenCall>
