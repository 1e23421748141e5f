export async function init(): Promise<void> {}
