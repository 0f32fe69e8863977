import { labels as en } from '../../labels/en';
import { LabelsProvider } from '../../labels/labels-provider';
import { labels as th } from '../../labels/th';
import type { Rendering, Say } from '../guide';
import { useGlobals } from './use-globals';

const sayThai: Say = (thai) => thai;
const sayEnglish: Say = (_, english) => english;

interface StageProps {
  rendering: Rendering;
  /** As high as a phone, for a part that covers the window. */
  tall?: boolean | undefined;
  /** Defaults to the mode of the toolbar. */
  theme?: 'light' | 'dark';
  /** @default '' */
  className?: string;
}

/** A real rendering of a part as a picture: in the language of the toolbar, and without focus or presses. */
export function Stage({ rendering, tall, theme, className = '' }: StageProps) {
  const isThai = useGlobals()['locale'] !== 'en';
  return (
    <LabelsProvider labels={isThai ? th : en}>
      {/* the containment keeps what is fixed to the window inside; a form keeps the radios of pictures apart */}
      <form
        inert
        lang={isThai ? 'th' : 'en'}
        data-theme={theme}
        className={`sb-unstyled grid content-center overflow-hidden bg-surface p-5 text-base text-ink [contain:layout] sm:p-6 ${tall ? 'min-h-112' : ''} ${className}`}
      >
        <div className="min-w-0">{rendering(isThai ? sayThai : sayEnglish)}</div>
      </form>
    </LabelsProvider>
  );
}
