import { describe, test } from 'vitest';

import { describeInBrowsers } from '../support/browsers.ts';
import { startChromium } from '../support/chromium.ts';
import { fileUrl } from '../support/site-server.ts';
import { useVictim, type Victim } from '../support/victim.ts';

/** Counted by bands, from tables of more memory than there is. */
const many = '1;;b2l2l2c7t8u8e';

/** Every two of 700 cells beside the board, nine times, which takes some 30 MB; and few cells. */
const related = [
  '.Shape~1x1~16~Raw.Var~A~~999',
  ...[1, 300, 1, 300, 1, 300, 1, 300, 1].map(
    (first) => '.PairX~B' + Array.from({ length: 700 }, (_, i) => `~VA${first + i}`).join(''),
  ),
].join('');
const small = '.Shape~4x4.~R1C1_1.~R1C2_2.Cage~6~R1C3~R3C4.Thermo~R2C1~R2C2';

/** What a module says on the console when its memory is refused. */
const aborted = 'console: Aborted()';

async function countsInVain(victim: Victim): Promise<void> {
  await victim.open(fileUrl, many);
  await victim.button('Count');
  await victim.sees('This needs more memory than the solver may take here');
  await victim.button('First solution');
  await victim.sees('The first solution');
}

describe('a solver that the browser gives 25 MB (chromium)', () => {
  const victim = useVictim(() => startChromium({ wasmPages: 400 }), [aborted]);

  test('says what a count ran out of, and answers what takes less', () => countsInVain(victim()));

  test('does the same with a puzzle of any rules', async () => {
    await victim().open(fileUrl);
    await victim().paste(related);
    await victim().sees('Rules of this puzzle');
    await victim().button('Solve');
    await victim().sees('This needs more memory than the solver may take here');
    await victim().paste(small);
    await victim().sees('Killer cage');
    await victim().button('Solve');
    await victim().sees('solution');
  });
});

describeInBrowsers('a solver whose memory cannot grow', (launch) => {
  const victim = useVictim(launch, [aborted]);

  test('says what a count ran out of, and answers what takes less', async () => {
    await victim().page.prepare(() => {
      const refuse = 'WebAssembly.Memory.prototype.grow = () => { throw new RangeError(); };\n';
      globalThis.Blob = class extends Blob {
        constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
          super(options?.type?.includes('javascript') ? [refuse, ...parts] : parts, options);
        }
      };
    }, undefined);
    await countsInVain(victim());
  });
});
