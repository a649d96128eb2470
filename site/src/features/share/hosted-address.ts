/** The address of a hosted copy of the page; a link to a page on disk is of no use to others. */

declare global {
  interface ImportMetaEnv {
    readonly VITE_PUBLIC_ADDRESS?: string;
  }
}

/** Where the build says that the page is hosted; empty where it does not know. */
export const builtAddress: string = import.meta.env.VITE_PUBLIC_ADDRESS ?? '';

/**
 * An address as a link can begin with it: http or https, without a fragment. Undefined where the
 * text is none. Nothing is asked of the address.
 */
export function hostedAddress(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/^https?:\/\/[^\s/]/i.test(trimmed)) return undefined;
  try {
    const url = new URL(trimmed);
    url.hash = '';
    return url.href;
  } catch {
    return undefined;
  }
}
