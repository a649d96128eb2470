/**
 * Ends the task of the browser here: it may draw, and answer what a person does, before what follows goes on.
 * Long work in one go is what makes a page feel stuck.
 */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
