import { outboxEvents } from './post-mail';

const shortestMilliseconds = 25;
/** Mails that other processes posted are noticed after this time. */
const longestMilliseconds = 2000;

/**
 * The pauses between two looks into the outbox. They double to two seconds, and are short again when this process posts
 * a mail: its transaction may need a moment to commit.
 */
export function createOutboxPause() {
  let milliseconds = shortestMilliseconds;
  let isClosed = false;
  let end = () => {};
  const shorten = () => {
    milliseconds = shortestMilliseconds;
    end();
  };
  outboxEvents.on('posted', shorten);
  return {
    /** Resolves after the pause, or earlier when a mail was posted. */
    wait: async () => {
      if (isClosed) return;
      const current = milliseconds;
      milliseconds = Math.min(2 * milliseconds, longestMilliseconds);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, current).unref();
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
    /** Ends the current pause, and makes later ones empty. */
    close: () => {
      isClosed = true;
      outboxEvents.off('posted', shorten);
      end();
    },
  };
}
