import { isLocale } from '@raang/domain/locale';
import { createFileRoute, notFound } from '@tanstack/react-router';

export const Route = createFileRoute('/$lang')({
  beforeLoad: ({ params: { lang } }) => {
    // without this, any other first segment would match
    if (!isLocale(lang)) throw notFound({ data: { reason: 'unmatched' } });
    return { locale: lang };
  },
});
