/** A sentence for the operator. */
export class UsageError extends Error {}
