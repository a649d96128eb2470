import type { Position } from './position.ts';

/** A place in the history the person gave a name, to go back to. */
export interface SavePoint {
  readonly name: string;
  readonly position: Position;
}

/** Every position there was, the one on the board, and the named ones. Never changed in place. */
export interface History {
  readonly past: readonly Position[];
  readonly present: Position;
  readonly future: readonly Position[];
  readonly savePoints: readonly SavePoint[];
}

export function newHistory(present: Position): History {
  return { past: [], present, future: [], savePoints: [] };
}

/** Moves on; what was undone before is forgotten. The same position adds nothing. */
export function push(history: History, next: Position): History {
  if (next === history.present) return history;
  return { ...history, past: [...history.past, history.present], present: next, future: [] };
}

export function undo(history: History): History {
  const present = history.past.at(-1);
  if (!present) return history;
  return {
    ...history,
    past: history.past.slice(0, -1),
    present,
    future: [history.present, ...history.future],
  };
}

export function redo(history: History): History {
  const [present, ...future] = history.future;
  if (!present) return history;
  return { ...history, past: [...history.past, history.present], present, future };
}

/** Keeps the present under a name; a save-point of that name is replaced. */
export function saveAs(history: History, name: string): History {
  const others = history.savePoints.filter((point) => point.name !== name);
  return { ...history, savePoints: [...others, { name, position: history.present }] };
}

export function forget(history: History, name: string): History {
  return { ...history, savePoints: history.savePoints.filter((point) => point.name !== name) };
}

/** The same history with another id for one puzzle, which makes it a copy of its own. */
export function renamed(history: History, from: string, to: string): History {
  return amended(history, from, (position) => ({ ...position, id: to }));
}

/** The same history with a change to every position of one puzzle, which nobody undoes. */
export function amended(
  history: History,
  id: string,
  change: (position: Position) => Position,
): History {
  const own = (position: Position) => (position.id === id ? change(position) : position);
  return {
    past: history.past.map(own),
    present: own(history.present),
    future: history.future.map(own),
    savePoints: history.savePoints.map(({ name, position }) => ({ name, position: own(position) })),
  };
}

/** Goes back to a save-point as one more step, so that this too can be undone. */
export function returnTo(history: History, name: string): History {
  const point = history.savePoints.find((candidate) => candidate.name === name);
  return point ? push(history, point.position) : history;
}
