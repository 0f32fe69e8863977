import { useHydrated } from '@raang/ui';
import { Component, type ReactNode, use, useState } from 'react';
import { leaveDocument } from '../navigation/leave-document';

interface KeptDocumentProps {
  children: ReactNode;
}

/**
 * The document, which stays as it is if the program cannot take over or show its frame: what never resolves outside of every
 * `Suspense` is never shown.
 */
export class KeptDocument extends Component<KeptDocumentProps, { isLeft: boolean }> {
  static getDerivedStateFromError(error: unknown) {
    leaveDocument(error);
    return { isLeft: true };
  }

  override state = { isLeft: false };

  override render() {
    return this.state.isLeft ? <Never /> : <Hydrated>{this.props.children}</Hydrated>;
  }
}

/** After a failed hydration React renders everything anew. */
function Hydrated({ children }: KeptDocumentProps) {
  const isNew = useHydrated();
  const [isLost] = useState(isNew);
  // no sibling while it hydrates: the ids of `useId` would differ from those of the HTML
  if (!isLost) return children;
  // with the children, whose error may be the cause
  return (
    <>
      {children}
      <Never />
    </>
  );
}

function Never(): ReactNode {
  leaveDocument(new Error('the page is not what its program renders'));
  return use(never);
}

const never = new Promise<never>(() => undefined);
