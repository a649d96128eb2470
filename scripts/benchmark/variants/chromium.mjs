// Answers the questions of native.cpp in a worker of Chromium, where time is that of the clock.
import { openWorkerInChromium } from '../chromium.mjs';
import { serveLines } from './serve.mjs';

const opened = await openWorkerInChromium('/variants/worker.mjs');
if (opened === undefined) {
  console.error('bench: Chromium is not installed');
  process.exit(69);
}
await serveLines((...question) => opened.worker.evaluate((asked) => self.answer(asked), question));
await opened.browser.close();
