import { isLocale } from '@raang/domain/locale';
import { createFileRoute, notFound } from '@tanstack/react-router';

export const Route = createFileRoute('/$lang')({
  beforeLoad: ({ params: { lang } }) => {
    // another first segment is no route of the site at all
    if (!isLocale(lang)) throw notFound({ data: { reason: 'unmatched' } });
    return { locale: lang };
  },
});
