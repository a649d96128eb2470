import type { Component } from 'svelte';
import { render } from 'svelte/server';

import type { BoardView } from '../../../site/src/board/view.ts';

/** An element of a drawing: its name, attributes (with `class`) and own text. */
export interface Drawn {
  readonly name: string;
  readonly text: string;
  readonly [attribute: string]: string;
}

/** What a component draws, in the order in which it is painted, groups before what is in them. */
export function drawnBy<Props extends Record<string, unknown>>(
  component: Component<Props>,
  props: Props,
): Drawn[] {
  const { body } = render(component as Component<Record<string, unknown>>, { props });
  return [...body.matchAll(/<(\w+)([^>]*)>([^<]*)/g)].map(
    ([, name = '', attributes = '', text = '']) => ({
      ...Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key,
          value.replace(/ ?svelte-\w+/g, ''),
        ]),
      ),
      name,
      text,
    }),
  );
}

/** An empty board of so many rows and columns, but for the changes. */
export function boardOf(
  rows: number,
  columns: number,
  changes: Partial<BoardView> = {},
): BoardView {
  return {
    rows,
    columns,
    digits: columns,
    lowest: 1,
    boxRows: 2,
    boxColumns: columns / 2,
    hasBoxes: true,
    cells: Array.from({ length: rows * columns }, (_, cell) => ({ name: `cell ${cell}` })),
    ...changes,
  };
}
