/** What stands at the ends of lines. */
import { marksOf, type Scene } from './scene.ts';

/** Round shapes and others by their cells, as indexes of drawings. */
export interface Ends {
  readonly circles: ReadonlyMap<number, number>;
  readonly others: ReadonlyMap<number, number>;
}

const endsOfScene = new WeakMap<Scene, Ends>();

export function endsOf(scene: Scene): Ends {
  const known = endsOfScene.get(scene);
  if (known) return known;
  const circles = new Map<number, number>();
  const others = new Map<number, number>();
  for (const { index, shape, centre, size } of marksOf(scene)) {
    const cell = scene.places.cellAt(centre);
    if (cell === undefined || size < 0.35 || size > 1.05 || (!shape.fill && !shape.stroke))
      continue;
    (shape.round ? circles : others).set(cell, index);
  }
  const ends = { circles, others };
  endsOfScene.set(scene, ends);
  return ends;
}
