import { createContext, type ReactNode, useContext, useState } from 'react';
import { ServerHtml } from './server-html';
import type { ServerPartModel } from './server-part-model';

/**
 * Gives the HTML of a part by its name, which has its version: rendered for one page, used for all others. Without it, as
 * in a browser, a part is rendered with its page.
 */
export type RenderPart = (name: string, render: () => ReactNode) => string;

/** Provides {@link RenderPart} on a server that shares the HTML of parts between pages. */
export const RenderPartContext = createContext<RenderPart | undefined>(undefined);

interface ServerPartProps<Model> {
  /** Unique in the server's page. */
  name: string;
  part: ServerPartModel<Model>;
  /** Depends on nothing but the model: pages with the same one share its HTML. */
  children: (model: Model) => ReactNode;
  /** Of the element around it. */
  className?: string;
}

/** Renders a part that the page's data may leave out: then its HTML is the server's. */
export function ServerPart<Model>({ name, part, ...props }: ServerPartProps<Model>) {
  const versioned = `${name} ${part.version}`;
  return (
    <Part
      key={versioned}
      name={versioned}
      isVersioned={part.version !== ''}
      model={part.serverPart}
      {...props}
    />
  );
}

interface PartProps<Model> extends Pick<ServerPartProps<Model>, 'name' | 'children' | 'className'> {
  model: Model | undefined;
  isVersioned: boolean;
}

function Part<Model>({ name, model, isVersioned, children, className }: PartProps<Model>) {
  const renderPart = useContext(RenderPartContext);
  // also when a renewal of the page brings the model: nobody loses a place in the text
  const [isServers] = useState(model === undefined);
  const render = isServers || model === undefined ? undefined : () => children(model);
  const html = render && isVersioned && renderPart ? renderPart(name, render) : render?.();
  return <ServerHtml name={name} html={html} {...(className !== undefined && { className })} />;
}
