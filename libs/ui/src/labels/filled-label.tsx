import { Fragment, type ReactNode } from 'react';

export interface FilledLabelProps {
  template: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** `fillLabel` for placeholders that hold elements, such as a `<time>`. */
export function FilledLabel({ template, values }: FilledLabelProps) {
  return template.split(/(\{\w+\})/).map((part, i) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return <Fragment key={i}>{(name && values[name]) ?? part}</Fragment>;
  });
}
