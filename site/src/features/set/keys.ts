/** What keys do in Set. */
import { arrows } from '../../board/selecting.ts';
import type { AppState } from '../../page/app-state.ts';
import { cellName, type Shape } from '../../puzzle/shape.ts';
import { settingWords } from '../../words/setting.ts';
import type { Setting } from './setting.svelte.ts';
import { areNeighbours, cellsAround } from '../../board/strokes/geometry.ts';
import { isOutside } from './strokes/gestures.ts';
import { diagonalsAt, lineOf } from './strokes/outside.ts';

/** What a key press needs to know and to reach beside the puzzle itself. */
export interface KeyContext {
  readonly setting: Setting;
  readonly app: AppState;
  /** The keyboard is on the board. */
  readonly isOnBoard: boolean;
  readonly showPalette: () => void;
  readonly showList: () => void;
}

/** Does what a key says; false where it says nothing here. */
export function takeKey(event: KeyboardEvent, context: KeyContext): boolean {
  const { ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey) && event.key === 'a' && context.isOnBoard) {
    const { setting } = context;
    // Again: from all cells to all rules.
    if (context.app.game.selection.cells.length === context.app.game.position.cells.length)
      setting.chosen.selectAll(setting.rules.listed.map(({ id }) => id));
    else context.app.game.selectAll();
    return true;
  }
  if (ctrlKey || metaKey || altKey) return false;
  if (context.setting.sketching.key(event, context.isOnBoard)) return true;
  return (
    takeFigure(event, context) ||
    (context.isOnBoard && takeStrokeKey(event, context)) ||
    takeCommand(event, context)
  );
}

function takeFigure(event: KeyboardEvent, { setting, app }: KeyContext): boolean {
  const figure = figureOf(event);
  if (figure !== undefined) {
    if (setting.tools.hasPen) app.penning?.choose(Number(figure));
    else if (!setting.typing.type(figure)) typeGiven(app, Number(figure));
    return true;
  }
  const isMinus = event.key === '-' && (setting.typing.caret?.parameter.least ?? 0) < 0;
  if (isMinus && setting.typing.caret?.figures === '') return setting.typing.type('-');
  return event.key === 'Backspace' && !setting.drawing.stroke && setting.typing.untype();
}

/** A figure of a given; two of them are one where values have two. */
export function typeGiven(app: AppState, figure: number): void {
  const { game } = app;
  // Who has come by Tab has selected nothing yet: the focused cell is meant.
  if (game.selection.cells.length === 0)
    game.select({ cells: [game.selection.cursor], cursor: game.selection.cursor });
  app.type(figure, 'digit');
}

function takeStrokeKey(event: KeyboardEvent, context: KeyContext): boolean {
  const { setting, app } = context;
  const { stroke } = setting.drawing;
  const { tool } = setting.tools;
  const { game } = app;
  const { cursor } = game.selection;
  const { key } = event;
  if (key === 'Enter') return finish(context);
  if (!tool) return false;
  if (key === 'Backspace' && stroke) {
    setting.drawing.takeBack();
    const last = setting.drawing.stroke?.cells.at(-1);
    if (last !== undefined) game.select({ cells: [], cursor: last });
    return true;
  }
  if (key === ' ') return space(context, cursor);
  if (!isArrow(key)) return false;
  const [down, right] = arrows[key];
  if (tool.gesture === 'edge' && stroke && setting.drawing.isByKeys)
    return towards(context, cursor, down, right);
  const next = stepped(game.shape, cursor, down, right);
  if (isOutside(tool.gesture) && next === undefined)
    return overBorder(context, cursor, down, right);
  if (event.shiftKey && next !== undefined && !isOutside(tool.gesture)) {
    if (!stroke || !setting.drawing.isByKeys) setting.drawing.addCell(cursor);
    game.select({ cells: [], cursor: next });
    setting.drawing.addCell(next);
    return true;
  }
  return false;
}

function space({ setting, app }: KeyContext, cursor: number): boolean {
  const { stroke } = setting.drawing;
  const { tool } = setting.tools;
  const { shape } = app.game;
  if (!tool) return false;
  if (tool.gesture === 'corner') {
    const cells = cellsAround(shape, cursor);
    const point = { x: (cursor % shape.columns) + 1, y: Math.floor(cursor / shape.columns) + 1 };
    if (cells.length > 0)
      setting.drawing.draw({ gesture: 'corner', cells, from: point, to: point, path: cells });
    else app.announcer.say(settingWords.notThere);
  } else if (tool.gesture === 'diagonal' && stroke) setting.drawing.turnDiagonal();
  else if (!isOutside(tool.gesture)) setting.drawing.addCell(cursor);
  return true;
}

/** The side of the cell at which an edge lies. */
function towards(
  { setting, app }: KeyContext,
  cursor: number,
  down: number,
  right: number,
): boolean {
  const next = stepped(app.game.shape, cursor, down, right);
  if (next === undefined || !areNeighbours(app.game.shape, cursor, next)) {
    app.announcer.say(settingWords.notThere);
    return true;
  }
  setting.drawing.addCell(next);
  setting.drawing.finish();
  return true;
}

/** An arrow over the border puts a clue before the line. */
function overBorder(
  { setting, app }: KeyContext,
  cursor: number,
  down: number,
  right: number,
): boolean {
  const { shape } = app.game;
  const [row, column] = [Math.floor(cursor / shape.columns), cursor % shape.columns];
  const point = { x: column + 0.5 + right, y: row + 0.5 + down };
  const place = { from: point, to: point, path: [] };
  if (setting.tools.tool?.gesture === 'line_clue') {
    const isRow = right !== 0;
    const line = lineOf(shape, isRow, isRow ? row : column, right > 0 || down > 0);
    setting.drawing.draw({ gesture: 'line_clue', cells: line.cells, line, ...place });
    return true;
  }
  const [first] = diagonalsAt(shape, row + down, column + right);
  if (!first) {
    app.announcer.say(settingWords.notThere);
    return true;
  }
  setting.drawing.hover({ gesture: 'diagonal', cells: first, ...place });
  app.announcer.say(settingWords.diagonalTo(cellName(shape, first.at(-1) ?? 0)));
  return true;
}

function finish({ setting }: KeyContext): boolean {
  if (setting.drawing.stroke) setting.drawing.finish();
  else if (setting.drawing.sets.length > 0) setting.drawing.done();
  else if (setting.typing.caret) setting.chosen.leave();
  else return false;
  return true;
}

function takeCommand(event: KeyboardEvent, context: KeyContext): boolean {
  const { setting, app } = context;
  const { key } = event;
  if (key === 'Escape') return setting.escape();
  if ((key === 'Delete' || key === 'Backspace') && setting.chosen.id !== undefined) {
    setting.chosen.remove();
    return true;
  }
  if (key === 'Delete' || key === 'Backspace') {
    app.clear();
    return true;
  }
  if (setting.chosen.isMoving && isArrow(key)) {
    const [down, right] = arrows[key];
    setting.chosen.shift(down, right);
    return true;
  }
  if (!app.settings.choices.shortcuts) return false;
  const commands: Readonly<Record<string, () => void>> = {
    '/': context.showPalette,
    v: () => setting.tools.choose(undefined),
    w: () => setting.tools.turnPen(),
    b: () => setting.tools.chooseLast(),
    '.': () => setting.chosen.turn(1),
    ',': () => setting.chosen.turn(-1),
    r: () => setting.chosen.reverse(),
    d: () => setting.copying.duplicate(),
    m: () => setting.chosen.beginMoving(),
    e: () => setting.drawing.lengthen(false),
    E: () => setting.drawing.lengthen(true),
    i: context.showList,
    k: () => setting.live.toggleCandidates(),
    g: () => (app.view = 'solve'),
    o: () => (app.dialog = 'examples'),
    p: () => (app.dialog = 'paste'),
    l: () => (app.dialog = 'library'),
    s: () => (app.dialog = 'share'),
  };
  const command = Object.hasOwn(commands, key) ? commands[key] : undefined;
  command?.();
  return command !== undefined;
}

function isArrow(key: string): key is keyof typeof arrows {
  return key in arrows;
}

function stepped(
  { rows, columns }: Shape,
  cell: number,
  down: number,
  right: number,
): number | undefined {
  const [row, column] = [Math.floor(cell / columns) + down, (cell % columns) + right];
  return row >= 0 && column >= 0 && row < rows && column < columns
    ? row * columns + column
    : undefined;
}

/** The figure of a key press by its place on the keyboard. */
function figureOf(event: KeyboardEvent): string | undefined {
  const found = /^(?:Digit|Numpad)([0-9])$/.exec(event.code);
  if (found && !event.shiftKey) return found[1];
  return /^[0-9]$/.test(event.key) ? event.key : undefined;
}
