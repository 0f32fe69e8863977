import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { editions } from '../../authority/authority.ts';
import { readTrustedProxies } from '@raang/server/client-address';

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((value) => value <= 65_535);
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol));

/** Of GTFS-Realtime feeds. An address may have a key, so these are secrets. */
const addresses = z
  .string()
  .transform((list) => list.trim().split(/\s+/))
  .refine((list) => list.length <= 8 && new Set(list).size === list.length)
  .refine((list) => list.every((one) => url('http:', 'https:').safeParse(one).success))
  .optional();

/**
 * Every variable that the site reads, with a description of its values. An empty one counts as not set. A secret may be
 * in a file instead, as a vault or an orchestrator writes it: `SESSION_SECRET_FILE` names it.
 */
const variables = {
  PORT: { schema: port.default(3000), takes: 'a whole number from 0 to 65535' },
  HOST: { schema: z.string().min(1).optional(), takes: 'a host name or address to listen on' },
  MANAGEMENT_PORT: { schema: port.optional(), takes: 'a whole number from 0 to 65535' },
  MANAGEMENT_HOST: {
    schema: z.string().min(1).default('127.0.0.1'),
    takes: 'a host name or address to listen on for health checks and metrics',
  },
  PUBLIC_URL: {
    schema: url('http:', 'https:').optional(),
    takes: 'the public URL of the site, such as https://www.example.org',
  },
  DATA_DIR: { schema: z.string().min(1).default('.data'), takes: 'a folder' },
  DATABASE_URL: {
    schema: url('postgres:', 'postgresql:').optional(),
    takes: 'a PostgreSQL address, such as postgresql://user@host/name',
    isSecret: true,
  },
  SMTP_URL: {
    schema: url('smtp:', 'smtps:').optional(),
    takes: 'the URL of a mail server, such as smtps://user:password@mail.example.org',
    isSecret: true,
  },
  MAIL_FROM: {
    schema: z.email().optional(),
    takes: 'an e-mail address without a name, such as no-reply@example.org',
  },
  API_BASE_URL: {
    schema: url('http:', 'https:').optional(),
    takes: 'the URL of a site that serves /api/v1',
  },
  GTFS_PATH: { schema: z.string().min(1).optional(), takes: 'a folder or zip file with a GTFS feed' },
  ALERTS_URL: {
    schema: addresses,
    takes: '1 to 8 different URLs of GTFS-Realtime feeds with alerts, separated by spaces',
    isSecret: true,
  },
  TRIP_UPDATES_URL: {
    schema: addresses,
    takes: '1 to 8 different URLs of GTFS-Realtime feeds with trip updates, separated by spaces',
    isSecret: true,
  },
  VEHICLE_POSITIONS_URL: {
    schema: addresses,
    takes: '1 to 8 different URLs of GTFS-Realtime feeds with vehicle positions, separated by spaces',
    isSecret: true,
  },
  REALTIME_HEADERS_FILE: {
    schema: z.string().min(1).optional(),
    takes: 'a file with lines such as "api.example.org x-api-key: value"',
  },
  EDITION: { schema: z.enum(editions).optional(), takes: `one of ${editions.join(', ')}` },
  CONTENT_DIR: { schema: z.string().min(1).optional(), takes: 'a folder with categories.yaml' },
  IMAGE_CACHE_MB: {
    schema: z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number)
      .refine((value) => value >= 16)
      .default(512),
    takes: 'a whole number of megabytes, at least 16',
  },
  PAGE_CACHE_MB: {
    schema: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .default(64),
    takes: 'a whole number of megabytes',
  },
  SESSION_SECRET: {
    schema: z.string().min(32).optional(),
    takes: 'at least 32 random characters',
    isSecret: true,
  },
  SESSION_SECRET_PREVIOUS: {
    schema: z.string().min(32).optional(),
    takes: 'at least 32 random characters',
    isSecret: true,
  },
  S3_ENDPOINT: {
    schema: url('http:', 'https:').optional(),
    takes: 'the URL of an S3-compatible store, such as https://s3.example.org',
  },
  S3_BUCKET: { schema: z.string().min(1).optional(), takes: 'the name of a bucket' },
  S3_REGION: { schema: z.string().min(1).default('auto'), takes: 'the region of the bucket' },
  S3_ACCESS_KEY_ID: { schema: z.string().min(1).optional(), takes: 'the id of an access key' },
  S3_SECRET_ACCESS_KEY: {
    schema: z.string().min(1).optional(),
    takes: 'the secret of the access key',
    isSecret: true,
  },
  AI_BASE_URL: {
    schema: url('http:', 'https:').optional(),
    takes: 'the URL of an OpenAI-compatible server, such as https://models.example.org/v1',
  },
  AI_API_KEY: { schema: z.string().min(1).optional(), takes: 'the key of that server', isSecret: true },
  AI_MODEL: { schema: z.string().min(1).optional(), takes: 'the name of a model of that server' },
  TRUSTED_PROXIES: {
    schema: z
      .string()
      .refine((list) => readTrustedProxies(list) !== undefined)
      .optional(),
    takes: 'addresses and networks of proxies, such as 127.0.0.1, 10.0.0.0/8',
  },
  DRAIN_SECONDS: {
    schema: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .refine((value) => value <= 300)
      .default(0),
    takes: 'a whole number of seconds, 300 at most',
  },
  CLOCK: {
    schema: z.iso
      .datetime({ offset: true })
      .transform((time) => new Date(time))
      .optional(),
    takes: 'a time with its zone, such as 2026-12-01T00:20:00+07:00',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    takes: 'one of fatal, error, warn, info, debug, trace, silent',
  },
} as const;

type Variables = typeof variables;
export type Environment = { [Name in keyof Variables]: z.output<Variables[Name]['schema']> };

/**
 * Parses and validates the environment. Plain Node can import it: the start command validates before it builds.
 * @throws Error with one line that names the variable and its values
 */
export function readEnvironment(source: Record<string, string | undefined> = process.env): Environment {
  const entries = Object.entries(variables).map(([name, variable]) => {
    const isSecret = 'isSecret' in variable;
    const result = variable.schema.safeParse(
      (isSecret && secretIn(source, name)) || source[name] || undefined,
    );
    // a secret must not get into a log
    const not = isSecret ? '' : `, not "${source[name]}"`;
    if (!result.success) throw new Error(`${name} must be ${variable.takes}${not}`);
    return [name, result.data];
  });
  const env = Object.fromEntries(entries) as Environment;
  const missing = bucketVariables.filter((name) => !env[name]);
  if (missing.length > 0 && missing.length < bucketVariables.length)
    throw new Error(`${missing.join(' and ')} must be set too: a bucket needs ${bucketVariables.join(', ')}`);
  if (env.SESSION_SECRET_PREVIOUS && !env.SESSION_SECRET)
    throw new Error('SESSION_SECRET must be set too: SESSION_SECRET_PREVIOUS signs nothing');
  if (Boolean(env.AI_BASE_URL) !== Boolean(env.AI_MODEL))
    throw new Error(
      `${env.AI_BASE_URL ? 'AI_MODEL' : 'AI_BASE_URL'} must be set too: a language model needs AI_BASE_URL and AI_MODEL`,
    );
  return env;
}

/** The text of the file with a secret, without the line break that editors add. */
function secretIn(source: Record<string, string | undefined>, name: string): string | undefined {
  const file = source[`${name}_FILE`];
  if (!file) return undefined;
  if (source[name]) throw new Error(`${name} and ${name}_FILE must not be set both`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Error(`${name}_FILE must be a file that can be read, not "${file}"`);
  }
}

/** Together they put uploads into a bucket; without them uploads go into DATA_DIR. */
const bucketVariables = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
