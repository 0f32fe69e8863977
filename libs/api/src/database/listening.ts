import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/** Receives the notices of a channel (LISTEN), until it ends. */
export interface Listening {
  end: () => Promise<void>;
}

interface Listener {
  channel: string;
  onNotice: (payload: string) => void;
  /** The connection broke: notices may be lost from now on. */
  onBreak: (error: Error | undefined) => void;
}

export type Listen = (listener: Listener) => Promise<Listening>;

/** How long a server may take to accept the connection. */
const connectionTimeout = 5000;

/** Listens on a connection of its own: a pool's connection has other users, and ends when it is idle. */
export const listenOnServer =
  (url: string): Listen =>
  async ({ channel, onNotice, onBreak }) => {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: connectionTimeout,
      query_timeout: connectionTimeout,
      keepAlive: true,
    });
    let isEnded = false;
    const broken = (error?: Error) => {
      if (isEnded) return;
      isEnded = true;
      onBreak(error);
    };
    client.on('error', broken).on('end', () => broken());
    client.on('notification', ({ payload = '' }) => onNotice(payload));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      isEnded = true;
      client.end().catch(() => undefined);
      throw error;
    }
    return {
      end: async () => {
        isEnded = true;
        await client.end();
      },
    };
  };

/** The embedded database has one session, which tells this process what it commits. */
export const listenEmbedded =
  (pglite: PGlite): Listen =>
  async ({ channel, onNotice }) => {
    const unlisten = await pglite.listen(channel, onNotice);
    return { end: () => unlisten() };
  };
