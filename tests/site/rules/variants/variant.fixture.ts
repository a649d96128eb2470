import type { VariantRule } from '../../../../site/src/puzzle/puzzle.ts';
import { shapeOf, type Size } from '../../../../site/src/puzzle/shape.ts';
import { drawVariant } from '../../../../site/src/rules/variants/index.ts';

/** A rule of the kind on the first two cells, but for the changes. */
export function rule(kind: string, changes: Partial<VariantRule> = {}): VariantRule {
  return { item: 1, kind, numbers: [], cells: [0, 1], lists: [], text: `.${kind}`, ...changes };
}

/** What the rules draw and say on a board without boxes. */
export function draw(rules: readonly VariantRule[], size: Size) {
  return drawVariant({ rules, boxes: [] }, shapeOf(size));
}
