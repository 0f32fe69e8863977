/** A day as react-day-picker takes it: midnight in the browser's own zone. Only `fromLocalDate` reads it again. */
export function toLocalDate(day: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day of a date that `toLocalDate` or react-day-picker made. */
export function fromLocalDate(date: Date): string {
  const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;
}
