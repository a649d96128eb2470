import { expect, test } from 'vitest';

import { describeInBrowsers } from '../support/browsers.ts';
import { endless, mystic } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import { useVictim } from '../support/victim.ts';

describeInBrowsers('a page whose solver fails', (launch) => {
  const victim = useVictim(launch);

  test('a module that did not arrive whole is told', async () => {
    await victim().page.prepare(() => {
      const compile = WebAssembly.compile.bind(WebAssembly);
      const half = (bytes: BufferSource) =>
        compile((bytes as ArrayBuffer).slice(0, (bytes as ArrayBuffer).byteLength / 2));
      Object.assign(WebAssembly, { compile: half });
    }, undefined);
    await victim().page.goto(fileUrl);
    await victim().type();
    await victim().button('Solve');
    await victim().sees('The solver in this page is damaged');
    await victim().paste(mystic.puzzle);
    await victim().sees('is damaged; the page may not have loaded completely');
    expect((await victim().digits())[2]).toBe('4');
  });

  test('a link waits in the address where the solver cannot start', async () => {
    await victim().page.prepare(() => {
      Object.assign(globalThis, { Worker: undefined });
    }, undefined);
    await victim().page.goto(`${fileUrl}#${mystic.puzzle}`);
    await victim().sees('does not let the page start its solver');
    expect(await victim().page.evaluate(() => location.hash, undefined)).toBe(`#${mystic.puzzle}`);
    await victim().type();
    await victim().button('Solve');
    await victim().sees('cannot answer questions');
  });

  test('a worker that breaks down in a count is told, and the next one answers', async () => {
    await victim().page.prepare(() => {
      let broken = false;
      globalThis.Worker = class extends Worker {
        override postMessage(message: { request?: { kind: string } }): void {
          if (broken || !message.request?.kind.startsWith('count')) {
            super.postMessage(message);
            return;
          }
          broken = true;
          setTimeout(
            () => this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' })),
            50,
          );
        }
      };
    }, undefined);
    await victim().openAndType();
    await victim().button('Count');
    await victim().sees('The solver stopped unexpectedly and was restarted');
    await victim().isUnharmed();
    await victim().button('Count');
    await victim().sees('1 solution');
  });

  test('a worker that breaks down while it writes a constraint text is told beside the button', async () => {
    await victim().page.prepare(() => {
      globalThis.Worker = class extends Worker {
        override postMessage(message: { request?: { kind: string } }): void {
          if (message.request?.kind !== 'write-variant') super.postMessage(message);
          else
            setTimeout(
              () => this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' })),
              50,
            );
        }
      };
    }, undefined);
    await victim().open(fileUrl);
    await victim().paste('.Cage~10~R1C1~R1C2');
    await victim().sees('Killer cage');
    await victim().button('Copy as constraint text');
    await victim().sees('The solver stopped unexpectedly and was restarted');
    await victim().button('First solution');
    await victim().sees('The first solution');
  });

  test('a hundred quick counts and stops leave the page as it was', async () => {
    await victim().open(fileUrl, endless);
    await victim().type();
    await victim().page.evaluate(async () => {
      const button = (name: string) =>
        [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name);
      for (let round = 0; round < 100; round++) {
        button('Count')?.click();
        if (round % 3 > 0) await new Promise((resolve) => setTimeout(resolve, round % 10));
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        if (round % 2 > 0) await new Promise((resolve) => setTimeout(resolve, 0));
      }
    }, undefined);
    await victim().button('First solution');
    await victim().sees('The first solution');
    expect(await victim().digits()).toContain('4');
  });
});
