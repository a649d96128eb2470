import { inflateRawSync } from 'node:zlib';

/** What a link says after its #, unpacked where it is packed. */
export function fragmentOf(link: string): string {
  const fragment = link.split('#')[1] ?? '';
  if (!fragment.startsWith('2;')) return fragment;
  return inflateRawSync(Buffer.from(fragment.slice(2), 'base64url')).toString();
}
