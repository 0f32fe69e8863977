import { Icon } from '../../icon/icon';
import { AccessibleIcon, ClockIcon, GlobeIcon, MinusIcon, SuccessIcon, TrainIcon } from '../../icon/icons';

const principles = [
  {
    icon: ClockIcon,
    title: 'The answer first',
    text: 'Passengers stand on a platform with one hand free. The answer is in the first screen, the explanation below it.',
    test: 'Does the first screen of a phone answer the question that brought the person here?',
  },
  {
    icon: SuccessIcon,
    title: 'True before beautiful',
    text: 'A page says what is known, since when, and from whom. An estimate has the word “about”; what is unknown is said to be unknown.',
    test: 'Could a passenger miss a train because this figure is wrong, and does the page say so?',
  },
  {
    icon: AccessibleIcon,
    title: 'For everyone, from the start',
    text: 'Keyboard, screen readers, 320 px, text of 200 %, forced colours and no JavaScript are part of a design, not a later check.',
    test: 'Can a person do the task without a mouse, without colours and without a script?',
  },
  {
    icon: GlobeIcon,
    title: 'Thai first, English equal',
    text: 'Every part is drawn with the longest Thai words and stacked marks, and is the same in English. Neither language is a translation.',
    test: 'Does it hold with the longest station name in both languages?',
  },
  {
    icon: TrainIcon,
    title: 'Colour belongs to the lines',
    text: 'The colours of lines are data. The rest of a page is quiet, so that they stand out, and a word always stands beside them.',
    test: 'If you print the page in grey, is everything still there?',
  },
  {
    icon: MinusIcon,
    title: 'As little as possible',
    text: 'One primary button, one idea in a sentence, one way to do a thing. What nobody needs is left out, and not folded away.',
    test: 'What happens if you remove it?',
  },
] as const;

/** The principles as cards, each with the question that tests it. */
export function PrincipleList() {
  return (
    <ol className="grid gap-5 sm:grid-cols-2">
      {principles.map(({ icon, title, text, test }, i) => (
        <li
          key={title}
          className="grid content-start gap-3 rounded-md border border-t-4 border-line border-t-accent bg-surface-raised p-6 text-ink"
        >
          <span className="flex items-center justify-between text-accent">
            <Icon icon={icon} size="xl" />
            <span className="text-sm font-semibold text-ink-muted tabular-nums">{i + 1}</span>
          </span>
          <h2 className="text-xl font-semibold">{title}</h2>
          <p>{text}</p>
          <p className="border-t border-line pt-3 text-sm text-ink-muted">
            <strong className="text-ink">Ask:</strong> {test}
          </p>
        </li>
      ))}
    </ol>
  );
}
