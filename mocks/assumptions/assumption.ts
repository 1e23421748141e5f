export interface Assumption {
  /** Identifies the assumption in the contract, on the command line and in reports. Never changes. */
  id: string
  /** What the contract says. */
  assumes: string
  /** What another backend may do, and the simulator does if the assumption is reversed. Absent if it can't be. */
  otherwise?: string
  /** Absent if the contract marks the affected calls. */
  calls?: 'all'
  /** What happens in the app if the backend decides differently. */
  effect: string
}
