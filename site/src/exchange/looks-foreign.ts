/** What makes it worth loading the rest of this folder. */
const signs =
  /^\s*[{<]|^\s*(fpuz|scl|ctc|scf|N4|SCv)|https?:|sudokupad:|^[^]{0,12}(PDF-|PNG|JFIF|Exif|ftyp|WEBP)|^(GIF8|PK\x03|II\*|MM\0|BM|7z|Rar!)|[\0\uFFFD]/i;

/** Whether a text may be from another program, or no text; a plain grid never is. */
export function looksForeign(text: string): boolean {
  return signs.test(text.slice(0, 4096));
}
