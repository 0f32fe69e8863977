import type { Locale } from '@raang/domain';
import type { AssistantWords } from './assistant-words';
import { english } from './english';
import { thai } from './thai';

export const wordsByLocale: Record<Locale, AssistantWords> = { th: thai, en: english };
