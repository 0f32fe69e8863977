import { Trans } from '@lingui/react/macro';
import { Container, Link } from '@raang/ui';

/**
 * Says on every page of a demonstration that it is one. Belongs into a landmark, below the header of the page.
 * @param website URL of the official website
 */
export function EditionLine({ website }: { website: string }) {
  return (
    <Container className="py-0.5 text-xs text-ink-muted">
      <p>
        <Trans>
          Demonstration, not the{' '}
          <Link href={website} external>
            official website
          </Link>
        </Trans>
      </p>
    </Container>
  );
}
