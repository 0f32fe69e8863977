import { type Alert, isActing } from '@raang/domain';
import type { LiftClosures } from '../equipment/lift-closures';

/** The alerts that are shown or act at a moment, and the lifts out of order then. */
export interface AlertsAt {
  alerts: readonly Alert[];
  at: Date;
  /** Only for passengers who need them. */
  lifts?: LiftClosures | undefined;
}

/** The same for two moments with the same alerts, of which the same ones act, and the same lifts. */
export const keyOf = ({ alerts, at, lifts }: AlertsAt) =>
  [
    ...alerts.map((alert) => `${alert.id} ${isActing(alert, at)}`),
    ...(lifts?.broken ?? []).map(({ id }) => id),
  ].join();
