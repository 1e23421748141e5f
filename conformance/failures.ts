/** Thrown if the backend doesn't do what a check expects. */
export class Failed extends Error {
  override name = 'Failed'
}

/** Thrown if a check cannot run. */
export class NotChecked extends Error {
  override name = 'NotChecked'
}

/** Thrown if the backend lacks something optional. */
export class NotOffered extends Error {
  override name = 'NotOffered'
}
