import nx from '@nx/eslint-plugin';

const name = 'enforce-module-boundaries';
const rule = nx.rules[name];

/**
 * Nx's plugin, whose rule for imports ends its message with the row of the layer table: what the layer may import.
 * @param {(layer: string) => string | undefined} rowOf
 */
export function nameLayerRow(rowOf) {
  /** @param {import('eslint').Rule.RuleContext} context */
  const create = (context) =>
    rule.create(
      Object.create(context, {
        report: { value: (/** @type {any} */ problem) => context.report(withRow(problem, rowOf)) },
      }),
    );
  return { ...nx, rules: { ...nx.rules, [name]: { ...rule, create } } };
}

/** @param {any} problem @param {(layer: string) => string | undefined} rowOf */
function withRow({ messageId, ...problem }, rowOf) {
  const row = rowOf(problem.data?.sourceTag?.replace('layer:', ''));
  if (!row) return { messageId, ...problem };
  return { ...problem, message: `${rule.meta.messages[messageId]}. ${row}` };
}
