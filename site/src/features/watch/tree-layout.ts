/** Where the nodes of a search tree stand. Pure functions; one unit is a node's width. */
import type { TraceFrame, TreeNode } from '../../solver/lessons.ts';

/** What became of a digit. */
type NodeState = 'refused' | 'failed' | 'current' | 'trying' | 'solved' | 'open';

interface PlacedNode {
  readonly x: number;
  readonly y: number;
  readonly digit: number;
  readonly cell: number;
  readonly state: NodeState;
  /** Where the line to its parent begins, if it has one. */
  readonly from?: { readonly x: number; readonly y: number };
  /** The event to go to. */
  readonly event?: number;
}

/** A level of the neighbourhood: the digits of one cell, the path going through one of them. */
export interface Level {
  readonly depth: number;
  readonly cell: number;
  readonly nodes: readonly PlacedNode[];
}

/** The last levels of the path, each with all its digits. `trying`: the last one's fate is open. */
export function neighbourhood(
  frames: readonly TraceFrame[],
  size: number,
  most: number,
  trying: boolean,
): readonly Level[] {
  const open = frames.filter((frame) => frame.cell !== null);
  const shown = open.slice(-most);
  return shown.map((frame, y) => {
    const parent = shown[y - 1];
    const from = parent?.digit ? { x: parent.digit - 1, y: y - 1 } : undefined;
    return {
      depth: open.length - shown.length + y + 1,
      cell: frame.cell ?? 0,
      nodes: Array.from({ length: size }, (_, index) => ({
        x: index,
        y,
        digit: index + 1,
        cell: frame.cell ?? 0,
        state: stateOf(frame, index + 1, trying && y === shown.length - 1),
        ...(from && { from }),
      })),
    };
  });
}

function stateOf(frame: TraceFrame, digit: number, trying: boolean): NodeState {
  const tried = frame.digit ?? 0;
  const isIn = (set: number) => (set & (1 << (digit - 1))) !== 0;
  if (digit > tried) return 'open';
  if (digit === tried && frame.placed && !isIn(frame.refused)) return 'current';
  if (isIn(frame.refused)) return trying && digit === tried ? 'trying' : 'refused';
  if (isIn(frame.solved)) return 'solved';
  return trying && digit === tried ? 'trying' : 'failed';
}

export interface WholeTree {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
}

/**
 * A whole tree: leaves side by side in the order they were tried, every other node over the middle
 * of its children. `position` is the event at which the search stands.
 */
export function wholeTree(tree: readonly TreeNode[], position: number): WholeTree {
  const children = tree.map((): number[] => []);
  const depth = tree.map((node, index) => {
    if (node.parent === null) return 0;
    children[node.parent]?.push(index);
    return NaN;
  });
  let leaves = 0;
  const x = tree.map(() => 0);
  tree.forEach((node, index) => {
    if (node.parent !== null) depth[index] = (depth[node.parent] ?? 0) + 1;
  });
  // Children come after their parents in the list, so backwards every child is placed before.
  tree.forEach((_, index) => {
    if (children[index]?.length === 0) x[index] = leaves++;
  });
  for (let index = tree.length - 1; index >= 0; index--) {
    const own = children[index] ?? [];
    if (own.length > 0) x[index] = ((x[own[0] ?? 0] ?? 0) + (x[own.at(-1) ?? 0] ?? 0)) / 2;
  }
  return {
    width: Math.max(leaves, 1),
    height: Math.max(1, ...depth.map((level) => level + 1)),
    nodes: tree.map((node, index) => ({
      x: x[index] ?? 0,
      y: depth[index] ?? 0,
      digit: node.digit,
      cell: node.cell,
      state: stateAt(node, position),
      event: node.first,
      ...(node.parent !== null && { from: { x: x[node.parent] ?? 0, y: depth[node.parent] ?? 0 } }),
    })),
  };
}

function stateAt(node: TreeNode, position: number): NodeState {
  if (position < node.first) return 'open';
  if (node.refused) return position < node.last ? 'trying' : 'refused';
  if (position < node.last) return position === node.first ? 'trying' : 'current';
  return node.solved ? 'solved' : 'failed';
}
