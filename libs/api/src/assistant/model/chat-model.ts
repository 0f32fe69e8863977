import { type ChatMessage, completion, type ToolCall, type ToolDescription } from './chat-protocol';

export interface ChatModelOptions {
  /** Of an OpenAI-compatible server, such as `https://models.example.org/v1`. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** Replaces the global `fetch` in tests. */
  fetch?: typeof globalThis.fetch;
  /** For the whole answer, in milliseconds. */
  timeoutMs?: number;
}

/** A language model. */
export interface ChatModel {
  /** For all rounds of an answer together, in milliseconds. */
  timeoutMs: number;
  /** Says one thing in a conversation. */
  complete: (
    messages: readonly ChatMessage[],
    options: { tools: readonly ToolDescription[]; signal: AbortSignal },
  ) => Promise<{ text: string; toolCalls: readonly ToolCall[] }>;
}

/** A passenger on a platform does not wait longer. */
const defaultTimeoutMs = 12_000;
/** Long enough for a few sentences. */
const mostTokens = 400;
/** A response longer than this is no answer. */
const mostBytes = 64 * 1024;

/**
 * Connects to a language model.
 * @throws Error if the server refuses, is too slow, or sends something else than the protocol
 */
export function createChatModel({ timeoutMs = defaultTimeoutMs, ...options }: ChatModelOptions): ChatModel {
  return { timeoutMs, complete: completeWith(options) };
}

function completeWith({
  baseUrl,
  apiKey,
  model,
  fetch = globalThis.fetch,
}: ChatModelOptions): ChatModel['complete'] {
  const url = `${baseUrl.replace(/(?<!\/)\/+$/, '')}/chat/completions`;
  return async (messages, { tools, signal }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({ model, messages, tools, temperature: 0, max_tokens: mostTokens }),
      // a key must not follow a redirect to another server
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new Error(`the language model responded with status ${response.status}`);
    const body = await response.text();
    if (body.length > mostBytes) throw new Error('the language model sent too much');
    const { message } = completion.parse(JSON.parse(body)).choices[0]!;
    if (message.refusal) throw new Error('the language model refused to answer');
    return { text: message.content ?? '', toolCalls: message.tool_calls ?? [] };
  };
}
