import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { isOnDevice, startHosting } from '../../../site/src/hosted/hosting.ts';

/** A service worker, or its registration, that a test makes go through its states. */
class Fake extends EventTarget {
  state = 'installing';
  waiting: Fake | null = null;
  installing: Fake | null = null;
  readonly heard: unknown[] = [];
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
}

let registration: Fake;
let serviceWorker: EventTarget & { controller: unknown; register: (file: string) => Promise<Fake> };
let registered: string[];
let links: { rel: string; href: string }[];
let reloads: number;
let consume: (launch: { files?: readonly { getFile(): Promise<File> }[] }) => void;
const updates: (() => void)[] = [];
const opened: (readonly File[])[] = [];

/** Lets everything that waits for promises only go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

const start = (protocol = 'https:') => {
  vi.stubGlobal('location', { protocol, reload: () => void reloads++ });
  startHosting({
    onUpdate: (reload) => void updates.push(reload),
    onFiles: (files) => void opened.push(files),
  });
  return settle();
};

beforeEach(() => {
  registration = new Fake();
  registered = [];
  links = [];
  reloads = 0;
  updates.length = 0;
  opened.length = 0;
  serviceWorker = Object.assign(new EventTarget(), {
    controller: {},
    register: (file: string) => {
      registered.push(file);
      return Promise.resolve(registration);
    },
  });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('document', {
    createElement: () => ({ rel: '', href: '' }),
    head: { append: (link: { rel: string; href: string }) => void links.push(link) },
  });
  vi.stubGlobal('launchQueue', {
    setConsumer: (consumer: typeof consume) => void (consume = consumer),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('a page from disk has no service worker and no manifest', async () => {
  await start('file:');
  expect([registered, links]).toEqual([[], []]);
});

test('a hosted page can be installed, and starts where service workers are missing or refused', async () => {
  await start();
  expect(registered).toEqual(['./sw.js']);
  expect(links).toEqual([{ rel: 'manifest', href: './manifest.webmanifest' }]);
  vi.stubGlobal('navigator', {});
  await start();
  serviceWorker.register = () => Promise.reject(new Error('refused'));
  vi.stubGlobal('navigator', { serviceWorker });
  await start();
  expect(updates).toEqual([]);
});

describe('a new version', () => {
  test('that waits already is offered, and takes over when that is wanted', async () => {
    const waiting = new Fake();
    registration.waiting = waiting;
    await start();
    expect(updates).toHaveLength(1);
    expect(waiting.heard).toEqual([]);
    updates[0]?.();
    expect(waiting.heard).toEqual([{ kind: 'take-over' }]);
    expect(reloads).toBe(0);
    serviceWorker.dispatchEvent(new Event('controllerchange'));
    serviceWorker.dispatchEvent(new Event('controllerchange'));
    expect(reloads).toBe(1);
  });

  test.each([
    ['is offered once it is installed', {}, 1],
    ['is not, when there is none before it', null, 0],
  ])('that comes later %s', async (_, controller, offers) => {
    await start();
    serviceWorker.controller = controller;
    const installing = new Fake();
    registration.installing = installing;
    registration.dispatchEvent(new Event('updatefound'));
    installing.dispatchEvent(new Event('statechange'));
    expect(updates).toEqual([]);
    installing.state = 'installed';
    installing.dispatchEvent(new Event('statechange'));
    expect(updates).toHaveLength(offers);
  });
});

test('files opened with the installed page are handed on, and none is no reason to', async () => {
  await start();
  const file = new File(['1'], 'mine.txt');
  consume({});
  consume({ files: [{ getFile: () => Promise.resolve(file) }] });
  consume({ files: [{ getFile: () => Promise.reject(new Error('gone')) }] });
  await settle();
  expect(opened).toEqual([[file]]);
});

test('parts are on the device from disk, and where a service worker keeps them', () => {
  const onDevice = (protocol: string, navigator: object) => {
    vi.stubGlobal('location', { protocol });
    vi.stubGlobal('navigator', navigator);
    return isOnDevice();
  };
  const sandboxed = {
    get serviceWorker(): never {
      throw new DOMException('', 'SecurityError');
    },
  };
  expect(onDevice('file:', sandboxed)).toBe(true);
  expect(onDevice('https:', { serviceWorker: { controller: {} } })).toBe(true);
  expect(onDevice('https:', { serviceWorker: { controller: null } })).toBe(false);
  expect(onDevice('https:', {})).toBe(false);
  expect(onDevice('https:', sandboxed)).toBe(false);
});
