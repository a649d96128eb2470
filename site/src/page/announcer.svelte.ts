/** What is told to those who hear the page: short, politely, the newest alone. */
export class Announcer {
  text = $state('');

  say(text: string): void {
    // The same words once more are no change, and a change is what is read out.
    this.text = text === this.text ? `${text}\u00a0` : text;
  }
}
