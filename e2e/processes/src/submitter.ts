import { randomInt, randomUUID } from 'node:crypto';

interface Submission {
  idempotencyKey: string;
  email: string;
}

export interface AcknowledgedCase extends Submission {
  reference: string;
}

export type Submitter = ReturnType<typeof createSubmitter>;

const atOnce = 4;

/** People who submit complaints over HTTP, each from an address of their own. */
export function createSubmitter() {
  const sent: Submission[] = [];
  const references = new Map<string, string>();

  /** @throws Error if the site does not respond, or another reference than before is acknowledged */
  async function submit(address: string, { idempotencyKey, email }: Submission) {
    const response = await fetch(`${address}/api/v1/cases/complaint`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
      body: JSON.stringify({
        topic: 'trains',
        message: 'The train was late, and nobody said why.',
        name: 'Somchai Jaidee',
        email,
        lang: 'en',
        idempotencyKey,
      }),
    });
    const body = await response.text();
    if (response.status !== 200) throw new UnexpectedResponse(`${response.status} ${body}`);
    const { reference } = JSON.parse(body) as { reference: string };
    const known = references.get(idempotencyKey);
    if (known && known !== reference) throw new UnexpectedResponse(`${known} became ${reference}`);
    references.set(idempotencyKey, reference);
  }

  async function submitOneByOne(address: string): Promise<void> {
    for (;;) {
      const submission = { idempotencyKey: randomUUID(), email: `${randomUUID()}@example.org` };
      sent.push(submission);
      try {
        await submit(address, submission);
      } catch (error) {
        if (error instanceof UnexpectedResponse) throw error;
        return;
      }
    }
  }

  return {
    /** Resolves when the site no longer responds. */
    submitUntilItFails: async (address: string) => {
      await Promise.all(Array.from({ length: atOnce }, () => submitOneByOne(address)));
    },
    /** Sends every submission again, acknowledged or not. */
    repeatAll: async (address: string) => {
      for (const submission of sent) await submit(address, submission);
    },
    acknowledged: (): AcknowledgedCase[] =>
      sent.flatMap((submission) => {
        const reference = references.get(submission.idempotencyKey);
        return reference ? [{ ...submission, reference }] : [];
      }),
  };
}

class UnexpectedResponse extends Error {}

const randomAddress = () => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;
