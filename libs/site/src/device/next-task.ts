/** Lets the browser draw and handle events before the work goes on: long tasks block slow phones. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
