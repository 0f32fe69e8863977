import type { Server } from 'node:http';
import { Server as SocketServer } from 'node:net';

/** A turn of the event loop that does little else, in milliseconds: nearly no connection arrives meanwhile. */
const shortTurn = 1;

/** A process that never has a short turn stops accepting all the same, after so many milliseconds. */
const patience = 2000;

/**
 * Closes the listening socket and no connection: `http.Server.close` would also end the idle ones, which a proxy may
 * use at this moment.
 * @param onEnd after the last connection has ended
 */
export async function stopAccepting(server: Server, onEnd: () => void): Promise<void> {
  await acceptWaiting(server);
  SocketServer.prototype.close.call(server, onEnd);
}

/**
 * Resolves right after a short turn of the event loop in which no connection was accepted. The kernel resets those that
 * still wait for that when their listening socket is closed, with the requests that they have brought.
 */
function acceptWaiting(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const begin = performance.now();
    let last = Number.NEGATIVE_INFINITY;
    let accepted = 0;
    const count = () => void (accepted += 1);
    const turn = () => {
      const now = performance.now();
      const isQuiet = accepted === 0 && now - last < shortTurn;
      if (!isQuiet && now - begin < patience) {
        last = now;
        accepted = 0;
        return void setImmediate(turn);
      }
      server.off('connection', count);
      resolve();
    };
    server.on('connection', count);
    setImmediate(turn);
  });
}
