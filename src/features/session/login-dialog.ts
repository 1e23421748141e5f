import { lazyComponent } from '../../ui/lazy-component.tsx'

// A dialog is more code than a whole list; only who needs it waits for it.
export const LoginDialog = lazyComponent(async () => (await import('./LoginDialog.tsx')).LoginDialog)
