/** Every action with a key, in one list: the keyboard and the sheet of shortcuts both read it. */
import { words } from '../words/index.ts';
import type { App } from './app.svelte.ts';
import { entryModes, inputModes, type InputMode } from '../game/edits.ts';
import { isSheetOver } from './sheet-focus.ts';

export interface Command {
  /** As KeyboardEvent.key says it, lower case. */
  readonly key: string;
  readonly ctrl?: boolean;
  readonly shift?: boolean;
  /** A single character, which a person may switch off. */
  readonly single?: boolean;
  /** Works with the keyboard anywhere in the page, not only on the board. */
  readonly anywhere?: boolean;
  readonly label: string;
  readonly group: 'write' | 'select' | 'ask' | 'page';
  readonly run: (app: App) => void;
}

const { shortcuts } = words;

export const commands: readonly Command[] = [
  ...(['z', 'x', 'c', 'v', 'w'] as const).map((key, at): Command => ({
    key,
    single: true,
    label: shortcuts.mode(words.board.modeNames[inputModes[at] ?? 'digit']),
    group: 'write',
    run: ({ game }) => (game.mode = inputModes[at] ?? 'digit'),
  })),
  { key: ' ', single: true, label: shortcuts.nextMode, group: 'write', run: nextMode },
  { key: 'delete', label: words.board.clear, group: 'write', run: (app) => app.clear() },
  {
    key: 'z',
    ctrl: true,
    anywhere: true,
    label: words.board.undo,
    group: 'write',
    run: ({ game }) => game.undo(),
  },
  {
    key: 'y',
    ctrl: true,
    anywhere: true,
    label: words.board.redo,
    group: 'write',
    run: ({ game }) => game.redo(),
  },
  {
    key: 'a',
    single: true,
    label: words.board.autoCandidates,
    group: 'write',
    run: ({ settings }) => settings.set('autoCandidates', !settings.choices.autoCandidates),
  },
  { key: 'm', single: true, label: shortcuts.savePoint, group: 'write', run: keepPoint },
  {
    key: 'a',
    ctrl: true,
    label: shortcuts.selectAll,
    group: 'select',
    run: ({ game }) => game.selectAll(),
  },
  {
    key: 'i',
    ctrl: true,
    label: shortcuts.invert,
    group: 'select',
    run: ({ game }) => game.invertSelection(),
  },
  {
    key: 'enter',
    label: shortcuts.selectLike,
    group: 'select',
    run: (app) => {
      if (!app.pressCell()) app.game.selectLike(app.game.selection.cursor);
    },
  },
  {
    key: 'enter',
    ctrl: true,
    anywhere: true,
    label: words.answers.solve,
    group: 'ask',
    run: ({ asking }) => void asking.ask('solve'),
  },
  {
    key: 'enter',
    ctrl: true,
    shift: true,
    anywhere: true,
    label: words.answers.count,
    group: 'ask',
    run: ({ asking }) => void asking.ask('count'),
  },
  {
    key: 'k',
    single: true,
    label: words.play.check,
    group: 'ask',
    run: ({ checking }) => void checking.check(),
  },
  {
    key: 'n',
    single: true,
    label: words.play.hint,
    group: 'ask',
    run: (app) => app.hint(),
  },
  {
    key: 't',
    single: true,
    label: words.play.pauseOrResume,
    group: 'page',
    run: ({ timing }) => timing.turn(),
  },
  {
    key: 'e',
    single: true,
    label: words.board.selectSeveral,
    group: 'select',
    run: ({ game }) => (game.selectingSeveral = !game.selectingSeveral),
  },
  {
    key: '.',
    single: true,
    label: words.answers.next,
    group: 'ask',
    run: ({ asking }) => asking.turn(1),
  },
  {
    key: ',',
    single: true,
    label: words.answers.previous,
    group: 'ask',
    run: ({ asking }) => asking.turn(-1),
  },
  {
    key: 'h',
    single: true,
    label: shortcuts.hideAnswer,
    group: 'ask',
    run: ({ asking }) => (asking.shown = !asking.shown),
  },
  { key: 'escape', anywhere: true, label: shortcuts.escape, group: 'ask', run: escape },
  {
    key: 'o',
    single: true,
    label: words.bringing.examples,
    group: 'page',
    run: (app) => (app.dialog = 'examples'),
  },
  {
    key: 'p',
    single: true,
    label: words.bringing.paste,
    group: 'page',
    run: (app) => (app.dialog = 'paste'),
  },
  {
    key: 'l',
    single: true,
    label: words.keeping.library,
    group: 'page',
    run: (app) => (app.dialog = 'library'),
  },
  {
    key: 's',
    single: true,
    label: words.keeping.share,
    group: 'page',
    run: (app) => (app.dialog = 'share'),
  },
  {
    key: '?',
    single: true,
    label: shortcuts.title,
    group: 'page',
    run: (app) => (app.dialog = 'shortcuts'),
  },
];

/** Keys the board handles itself, for the sheet. */
export const boardKeys: readonly {
  readonly keys: readonly string[];
  readonly label: string;
  readonly group: Command['group'];
}[] = [
  { keys: ['1', '–', '9'], label: shortcuts.digit, group: 'write' },
  { keys: ['Shift', '1–9'], label: shortcuts.mode(words.board.modeNames.corner), group: 'write' },
  { keys: ['Ctrl', '1–9'], label: shortcuts.mode(words.board.modeNames.centre), group: 'write' },
  { keys: ['Alt', '1–9'], label: shortcuts.mode(words.board.modeNames.colour), group: 'write' },
  { keys: [shortcuts.arrows], label: shortcuts.move, group: 'select' },
  { keys: ['Shift', shortcuts.arrows], label: shortcuts.extend, group: 'select' },
  { keys: ['Ctrl', shortcuts.arrows], label: shortcuts.jump, group: 'select' },
  { keys: ['Home', 'End'], label: shortcuts.ends, group: 'select' },
  { keys: ['Ctrl', 'V'], label: shortcuts.paste, group: 'page' },
];

/** The command of a key press, if there is one. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.altKey) return undefined;
  let key = event.key.toLowerCase();
  if (key === 'backspace') key = 'delete';
  if (ctrl && event.shiftKey && key === 'z')
    return commands.find((command) => command.ctrl && command.key === 'y');
  return commands.find(
    (command) =>
      command.key === key &&
      (command.ctrl ?? false) === ctrl &&
      (command.single || (command.shift ?? false) === event.shiftKey),
  );
}

/** Writes the digit of a key press into the selected cells; false if it is none. */
export function writeDigit(app: App, event: KeyboardEvent): boolean {
  const digit = digitOf(event);
  if (digit === undefined || (event.ctrlKey && event.altKey)) return false;
  event.preventDefault();
  const mode = modeOf(event, app.game.mode);
  if (mode === 'pen') app.penning?.choose(digit);
  else app.type(digit, mode);
  return true;
}

export function isDigitKey(event: KeyboardEvent): boolean {
  return digitOf(event) !== undefined;
}

function modeOf(event: KeyboardEvent, mode: InputMode): InputMode {
  const ctrl = event.ctrlKey || event.metaKey;
  if (event.altKey || (ctrl && event.shiftKey)) return 'colour';
  if (ctrl) return 'centre';
  return event.shiftKey ? 'corner' : mode;
}

/** The figure of a key press by its place on the keyboard. */
function digitOf(event: KeyboardEvent): number | undefined {
  const found = /^(?:Digit|Numpad)([0-9])$/.exec(event.code);
  if (found) return Number(found[1]);
  return /^[0-9]$/.test(event.key) ? Number(event.key) : undefined;
}

function nextMode({ game }: App): void {
  const at = entryModes.findIndex((mode) => mode === game.mode);
  game.mode = entryModes[(at + 1) % entryModes.length] ?? 'digit';
}

function keepPoint({ game, notices }: App): void {
  const name = words.keeping.savePointDefault(game.history.savePoints.length + 1);
  game.keepPoint(name);
  const isKept = () => game.history.savePoints.some((point) => point.name === name);
  notices.say(words.keeping.keptPoint(name), () => isKept() && game.position.id);
}

/**
 * Esc goes back one step, the topmost first: closes a sheet over the page, but of the one with the questions
 * first stops the engine or closes the hint; else closes a notice, else lets the selection go.
 */
function escape(app: App): void {
  const { sheet } = app;
  const isOver = sheet !== undefined && isSheetOver();
  if (isOver && sheet !== 'tools') app.sheet = undefined;
  else if (app.asking.running) app.asking.stop();
  else if (app.hinting.open) app.closeHint();
  else if (app.notices.current && !isOver) app.notices.close();
  else if (sheet) app.sheet = undefined;
  else app.game.selectNone();
}
