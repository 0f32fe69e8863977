import { Fragment } from 'react';
import type { TextPart } from './marked-parts';

/** A text with its matches marked. */
export const MarkedText = ({ parts }: { parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
