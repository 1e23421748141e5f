import { part } from '../../ui/part.tsx'

// A dialog is more code than a whole list; only who needs it waits for it.
export const LoginDialog = part(async () => (await import('./LoginDialog.tsx')).LoginDialog)
