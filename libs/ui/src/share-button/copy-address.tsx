import { useRef, useState } from 'react';
import { Button } from '../button/button';
import { CheckIcon, LinkIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import { TextField } from '../text-field/text-field';

/** The URL to select, and with JavaScript a button that copies it. */
export function CopyAddress({ url }: { url: string }) {
  const { share } = useLabels();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
      field.current?.select();
    }
  };
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <TextField ref={field} label={share.address} readOnly value={url} dir="ltr" />
      <Button
        size="sm"
        iconStart={outcome === 'copied' ? CheckIcon : LinkIcon}
        onClick={() => void copy()}
        className="noscript:hidden"
      >
        {share.copy}
      </Button>
      <p role="status" className={`text-sm ${outcome === 'failed' ? 'text-danger' : 'text-success'}`}>
        {outcome && share[outcome]}
      </p>
    </div>
  );
}
