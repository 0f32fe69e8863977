import { Link } from '@raang/ui';
import type { CallCentreModel } from './call-centres-model';

/** Numbers to call; nothing without any. */
export function CallCentres({ centres }: { centres: readonly CallCentreModel[] }) {
  if (centres.length === 0) return null;
  return (
    <ul role="list" className="mt-1">
      {centres.map(({ name, telephone }) => (
        <li key={telephone.href} className="flex flex-wrap gap-x-3">
          <Link href={telephone.href} className="whitespace-nowrap font-semibold">
            {telephone.text}
          </Link>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
