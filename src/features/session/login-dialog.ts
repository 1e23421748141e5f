import { lazyComponent } from '../../ui/lazy-component.tsx'

// The dialog's code is larger than a list page's, so it loads on demand.
export const LoginDialog = lazyComponent(async () => (await import('./LoginDialog.tsx')).LoginDialog)
