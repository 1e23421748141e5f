import { relative } from 'node:path'

/**
 * Returns advice on an error that the user can fix; undefined for others.
 * @param otherwise a command with another port
 */
export function adviceOn(
  error: Error,
  data: string,
  host: string,
  port: number,
  otherwise: string,
): string | undefined {
  const code = 'code' in error ? error.code : undefined
  // SQLite's codes: 5 busy, 13 full, 26 not a database.
  const sqlite = 'errcode' in error ? Number(error.errcode) & 0xff : undefined
  if (error.name === 'UnsafeSetup') return error.message
  if (error.name === 'StorageInUse' || sqlite === 5) {
    return `Another server is using ${data}. Stop it, or set --data to another folder.`
  }
  if (error.name === 'StorageFull' || code === 'ENOSPC' || code === 'EDQUOT' || sqlite === 13) {
    return `The disk with ${data} is full. Free some space, or set --data to a folder on another disk.`
  }
  // The damaged file is the lock: a damaged world.sqlite is quarantined without an error.
  if (sqlite === 26) return `${data}/lock is damaged. Delete it, unless another server is using the folder.`
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another, as in ${otherwise}.`
  const call = 'syscall' in error ? error.syscall : undefined
  if (call === 'listen' || call === 'getaddrinfo') {
    return `The server can't listen at ${host}, port ${port} (${error.message}). Choose another, as in ${otherwise}.`
  }
  if (call === undefined && sqlite === undefined) return undefined
  return `The server can't write to ${data} (${error.message}). Make it writable, or set --data to another folder.`
}

/** Returns the path of a folder, relative to the working directory if it is inside. */
export function shown(folder: string): string {
  const near = relative(process.cwd(), folder)
  return near === '' || near.startsWith('..') ? folder : near
}

/** Makes Ctrl+C end a server after its open calls. */
export function stopOnSignals(server: { stop(): Promise<void> }): void {
  const stop = () => {
    console.log('Finishing open calls …')
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
    // A second Ctrl+C stops at once. A single one can arrive twice, from the terminal and through npm.
    const first = Date.now()
    process.on('SIGINT', () => {
      if (Date.now() - first > 1_000) process.exit(130)
    })
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
