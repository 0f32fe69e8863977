export const dayAfter = (day: string): string => shifted(day, 1);
export const dayBefore = (day: string): string => shifted(day, -1);

function shifted(day: string, days: number): string {
  if (!/^\d/.test(day)) return '';
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
