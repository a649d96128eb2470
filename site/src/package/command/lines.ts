/** The lines of a stream, one at a time, in memory for one line. */
import { StringDecoder } from 'node:string_decoder';

/** Undefined stands for a line of more characters than `longest`, which is passed over. */
export async function* linesOf(
  stream: AsyncIterable<Buffer | string>,
  longest: number,
): AsyncGenerator<string | undefined> {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  let length = 0;
  const take = (part: string) => {
    length += part.length;
    if (length <= longest) parts.push(part);
    else parts = [];
  };
  const line = () => {
    const whole = length <= longest ? parts.join('').replace(/\r$/, '') : undefined;
    parts = [];
    length = 0;
    return whole;
  };
  for await (const piece of stream) {
    const [first = '', ...rest] = (typeof piece === 'string' ? piece : decoder.write(piece)).split(
      '\n',
    );
    take(first);
    for (const next of rest) {
      yield line();
      take(next);
    }
  }
  take(decoder.end());
  if (length > 0) yield line();
}
