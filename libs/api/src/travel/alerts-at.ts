import { type Alert, isActing } from '@raang/domain';

/** The alerts that are shown or act at a moment. */
export interface AlertsAt {
  alerts: readonly Alert[];
  at: Date;
}

/** The same for two moments with the same alerts, of which the same ones act. */
export const keyOf = ({ alerts, at }: AlertsAt) =>
  alerts.map((alert) => `${alert.id} ${isActing(alert, at)}`).join();
