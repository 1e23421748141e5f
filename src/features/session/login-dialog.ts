import { lazy } from 'react'

// A dialog is more code than a whole list; only who needs it waits for it.
export const LoginDialog = lazy(async () => ({ default: (await import('./LoginDialog.tsx')).LoginDialog }))
