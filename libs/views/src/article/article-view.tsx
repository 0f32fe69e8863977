import { DetailPage } from '../detail-page';
import { ValidityBadge } from '../validity-badge';
import type { ArticleModel } from './article-model';

/** News, an offer, an activity: a text with its date and, for an offer, how long it holds. */
export function ArticleView({ model }: { model: ArticleModel }) {
  return <DetailPage model={model} meta={model.validity && <ValidityBadge validity={model.validity} />} />;
}
