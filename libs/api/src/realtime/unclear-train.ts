/** An entity could be decoded, and does not say clearly which train it is about. The message is the reason, for a count. */
export class UnclearTrain extends Error {}
