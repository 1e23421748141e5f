// Generated from openapi.yaml by npm run generate. Do not edit.
/** The numbers of the rules for values of a schema. */
export const limits = { EmailedCode: { minutes: 10, tries: 5, resend_seconds: 60 } } as const
