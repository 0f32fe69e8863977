/** A stop where a way may start or end, and the seconds of the walk between it and the passenger. */
export interface StopAccess {
  stop: number;
  seconds: number;
}
