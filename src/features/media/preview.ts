import { lazyComponent } from '../../ui/lazy-component.tsx'

export const FilePreview = lazyComponent(async () => (await import('./FilePreview.tsx')).FilePreview)
