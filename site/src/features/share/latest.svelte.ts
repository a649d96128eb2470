/** What came of the question asked last, of several that may overtake one another. */
export class Latest<Value> {
  /** Undefined until it is answered, and where that failed. */
  value = $state.raw<Value>();
  /** The same, and the answer before until then: to look at, and nothing else. */
  shown = $state.raw<Value>();

  /** Takes the place of the question before; what is answered tells no more of that one. */
  ask(answer: Promise<Value>, onfail: (error: unknown) => void): () => void {
    let isLatest = true;
    this.value = undefined;
    answer.then(
      (value) => {
        if (isLatest) this.value = this.shown = value;
      },
      (error: unknown) => {
        if (!isLatest) return;
        this.shown = undefined;
        onfail(error);
      },
    );
    return () => (isLatest = false);
  }
}
