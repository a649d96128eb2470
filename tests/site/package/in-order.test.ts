import { expect, test } from 'vitest';

import { inOrder } from '../../../site/src/package/command/in-order.ts';

function later(): { answer: Promise<string>; give: (text: string) => void } {
  let give: (text: string) => void = () => undefined;
  const answer = new Promise<string>((resolve) => (give = resolve));
  return { answer, give };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('each is written as soon as it and those before it are there', async () => {
  const written: string[] = [];
  const write = (answer: string) => Promise.resolve(void written.push(answer));
  const print = inOrder(write);
  const [first, second, third] = [later(), later(), later()];
  const all = [first, second, third].map(({ answer }) => print(answer));
  await settled();
  expect(written).toEqual([]);
  second.give('two');
  await settled();
  expect(written).toEqual([]);
  first.give('one');
  await settled();
  expect(written).toEqual(['one', 'two']);
  third.give('three');
  await Promise.all(all);
  expect(written).toEqual(['one', 'two', 'three']);
});

test('the next waits until one is written', async () => {
  const begun: string[] = [];
  let end: () => void = () => undefined;
  const print = inOrder(async (answer) => {
    begun.push(answer);
    await new Promise<void>((resolve) => (end = resolve));
  });
  const one = print(Promise.resolve('one'));
  const two = print(Promise.resolve('two'));
  await settled();
  expect(begun).toEqual(['one']);
  end();
  await one;
  await settled();
  expect(begun).toEqual(['one', 'two']);
  end();
  await two;
});
