import { useRef, useState } from 'react';
import { Button } from '../button/button';
import { CheckIcon, LinkIcon } from '../icon/icons';
import { useLabels } from '../labels/labels-provider';
import { TextArea } from '../text-area/text-area';
import { TextField } from '../text-field/text-field';

interface CopyAddressProps {
  url: string;
  /** In place of the URL. */
  text: string | undefined;
}

/** The URL or the text to select, and with JavaScript a button that copies it. */
export function CopyAddress({ url, text }: CopyAddressProps) {
  const { share } = useLabels();
  const [field, area] = [useRef<HTMLInputElement>(null), useRef<HTMLTextAreaElement>(null)];
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text ?? url);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
      (field.current ?? area.current)?.select();
    }
  };
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      {text ? (
        <TextArea ref={area} label={share.text} readOnly value={text} />
      ) : (
        <TextField ref={field} label={share.address} readOnly value={url} dir="ltr" />
      )}
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
