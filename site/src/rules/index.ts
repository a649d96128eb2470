import type { BoardView } from '../board/view.ts';
import type { Puzzle, Rule } from '../puzzle/puzzle.ts';
import { noRegion } from '../puzzle/regions.ts';
import type { Shape } from '../puzzle/shape.ts';
import type { Drawing, RuleFace } from './face.ts';
import { withoutUnseen } from './house-groups.ts';
import { defaultBase, faceOf, faces, isBase } from './parameters.ts';
import type { VariantDrawing, VariantListed } from './variants/drawing.ts';

export type {
  Drawing,
  HouseGroup,
  Parameter,
  ParameterKind,
  Range,
  RuleFace,
  Several,
} from './face.ts';
export type { VariantDrawing, VariantListed } from './variants/drawing.ts';
export { defaultBase, faceOf, faces, isBase, ruleNames, weakestBase } from './parameters.ts';
export { houseGroups, isGroupOn, withGroup, withoutGroup } from './house-groups.ts';
export { presetOf, presets, rulesOfPreset, type Preset } from './presets.ts';

const listed: readonly RuleFace[] = faces
  .filter(({ order }) => order !== undefined)
  .sort((one, other) => (one.order ?? 0) - (other.order ?? 0));

/** The rules with a switch, in the order they are listed. */
export const switches: readonly RuleFace[] = listed.filter(({ several }) => !several);

/** The rules that a puzzle can have many times, in the order they are listed. */
export const addable: readonly RuleFace[] = listed.filter(({ several }) => several);

/** The rule of that face a puzzle has, if it has one. */
export function ruleOf(face: RuleFace, puzzle: Puzzle): Rule | undefined {
  return puzzle.rules.find((rule) => rule.name === face.name || rule.name === face.wrappedName);
}

/** What all rules of a puzzle draw together, with nothing left open. */
export type BoardDrawing = Required<Drawing> &
  Pick<VariantDrawing, 'figures' | 'boxSize' | 'spoken'>;

/** The drawing of a puzzle's rules; `variant` is what those of its constraints draw, once known. */
export function drawingOf(puzzle: Puzzle, variant?: VariantDrawing): BoardDrawing {
  const drawings = withoutUnseen(puzzle).map(
    (rule) => faceOf(rule.name)?.draw?.(rule, puzzle.shape) ?? {},
  );
  const shaded = drawings.flatMap((drawing) => drawing.shaded ?? []);
  const regions = drawings.flatMap((drawing) => drawing.regions ?? []);
  return {
    shaded: [...shaded, ...(variant?.shaded ?? [])],
    outlines: drawings.flatMap((drawing) => drawing.outlines ?? []),
    boxes: drawings.some((drawing) => drawing.boxes),
    regions: regions.length > 0 ? regions : (variant?.regions ?? []),
    figures: variant?.figures ?? [],
    boxSize: variant?.boxSize ?? {},
    spoken: variant?.spoken ?? [],
  };
}

/** The board that a drawing is of, whatever its cells hold. */
export function drawnBoard(shape: Shape, drawing: BoardDrawing): Omit<BoardView, 'cells'> {
  const { boxes, boxSize, regions, figures, outlines } = drawing;
  return { ...shape, ...boxSize, hasBoxes: boxes, regions, figures, outlines };
}

/** What breaks a rule, by the core's name for it, or of a variant by number and kind: "3 Cage". */
export function brokenBy(name: string, list: readonly VariantListed[] = []): string {
  const known = name === 'houses' ? defaultBase : name;
  const broken = faceOf(known)?.broken[known];
  if (broken !== undefined) return broken;
  const item = Number(name.split(' ')[0]);
  return list.find((listed) => listed.items.includes(item))?.broken ?? name;
}

/** What the other cell of a conflict is to the cell, by the reason that the core's lessons give. */
export function sharedBy(reason: string): string {
  const face = faces.find(({ shared }) => shared?.[reason] !== undefined);
  return face?.shared?.[reason] ?? `breaks the rule “${faceOf(reason)?.label ?? reason}” with it`;
}

/** What people call a region, from 1; undefined where there is none. */
export function regionName(region: number | undefined): number | undefined {
  return region === undefined || region === noRegion ? undefined : region + 1;
}

/** The rules with another base in the place of those there. */
export function withBase(rules: readonly Rule[], base: Rule): readonly Rule[] {
  return [base, ...rules.filter(({ name }) => !isBase(name))];
}
