/** The text of a file, whatever it was written in. */

/** What the byte order mark of UTF-16 in front of some bytes says; nothing where there is none. */
function markedEncoding([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** In this every byte is a character, so that nothing is lost. */
const byteByByte = 'windows-1252';

/** Bytes that no text has, whatever its encoding. */
const isControl = (byte: number) =>
  byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b) || byte === 0x7f;

/**
 * UTF-16 by its byte order mark, otherwise UTF-8 where it is that, and Windows-1252 where it is not. Of what
 * is no text, as pictures are, the bytes that are no UTF-8 become U+FFFD.
 */
export function textOfBytes(bytes: Uint8Array): string {
  const marked = markedEncoding(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(bytes.some(isControl) ? 'utf-8' : byteByByte).decode(bytes);
  }
}

/** The text of a file that is small enough to be read at once. */
export async function textOfFile(file: Blob): Promise<string> {
  return textOfBytes(new Uint8Array(await file.arrayBuffer()));
}

/** Reads the same text a piece of the bytes at a time; from bytes that are no UTF-8 on, it is Windows-1252. */
export class PieceDecoder {
  #decoder: TextDecoder | undefined;
  /** Bytes of which no text has been made yet: too few to tell, or the beginning of a character. */
  #pending: Uint8Array<ArrayBufferLike> = new Uint8Array();

  /** The text of the next bytes; with none, what is left at the end. */
  decode(bytes?: Uint8Array): string {
    const known = joined(this.#pending, bytes ?? new Uint8Array());
    const isLast = bytes === undefined;
    if (!this.#decoder && known.length < 2 && !isLast) {
      this.#pending = known;
      return '';
    }
    const isFirst = !this.#decoder;
    const marked = isFirst ? markedEncoding(known) : undefined;
    this.#decoder ??= marked ? new TextDecoder(marked) : new TextDecoder('utf-8', { fatal: true });
    // A decoder keeps the beginning of a character itself.
    const fresh = isFirst ? known : known.subarray(this.#pending.length);
    try {
      const text = this.#decoder.decode(fresh, { stream: !isLast });
      this.#pending = this.#decoder.fatal ? unfinished(known) : new Uint8Array();
      return text;
    } catch {
      this.#decoder = new TextDecoder(byteByByte);
      this.#pending = new Uint8Array();
      return this.#decoder.decode(known, { stream: !isLast });
    }
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** The beginning of a character of UTF-8 that some bytes end with. */
function unfinished(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return length > back ? bytes.slice(bytes.length - back) : new Uint8Array();
  }
  return new Uint8Array();
}
