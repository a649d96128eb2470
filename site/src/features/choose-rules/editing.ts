import type { AppState } from '../../page/app-state.ts';
import type { Argument } from '../../puzzle/puzzle.ts';
import type { Parameter } from '../../rules/index.ts';

/** What the editor of an argument is given, whatever the kind of its parameter. */
export interface EditorProps {
  app: AppState;
  parameter: Parameter;
  /** The argument that the rule has, undefined where it has none. */
  argument: Argument | undefined;
  onchange: (argument: Argument) => void;
}

export const labelOf = ({ label, name }: Parameter): string => label ?? name;
