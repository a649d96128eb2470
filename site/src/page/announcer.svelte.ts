/** What screen readers announce: short, polite, only the newest. */
export class Announcer {
  text = $state('');

  say(text: string): void {
    // The same words once more are not a change, and a change is what is read out.
    this.text = text === this.text ? `${text}\u00a0` : text;
  }
}
